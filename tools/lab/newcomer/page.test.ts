import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../release/stage.ts'
import { root } from '../../root.ts'
import { scriptOf, stepsOf, withValues } from './page.ts'

const page = `# Page

## The straight line

### Before it

\`\`\`text
not typed
\`\`\`

### 1. Values

\`\`\`sh
site=agency.example   # what visitors write
\`\`\`

### 2. Work

Words.

\`\`\`sh
echo "$site"
\`\`\`

and

\`\`\`sh
echo 'it is so'
\`\`\`

## Later

### 3. Not of it

\`\`\`sh
false
\`\`\`
`

describe('stepsOf', () => {
  it('reads the numbered steps of the straight line, and nothing else', () => {
    expect(stepsOf(page)).toEqual([
      { title: '1. Values', commands: 'site=agency.example   # what visitors write\n' },
      { title: '2. Work', commands: `echo "$site"\necho 'it is so'\n` },
    ])
  })

  it('refuses a page without one, and a step without commands', () => {
    expect(() => stepsOf('# Page\n')).toThrow('has no section')
    expect(() => stepsOf(page.replace(/```sh\nsite[^`]*```/, 'Nothing.'))).toThrow(
      'The step “1. Values” has nothing to type.',
    )
  })
})

describe('withValues', () => {
  it('writes other values, whatever is in them', () => {
    expect(withValues(`a=1   # one\nb='2'\n`, { b: "it's $x" })).toBe(
      `a=1   # one\nb='it'\\''s $x'\n`,
    )
  })

  it('refuses a name that the page does not ask for', () => {
    expect(() => withValues('a=1\n', { c: '3' })).toThrow('does not ask for “c”')
  })
})

describe('scriptOf', () => {
  it('runs the steps in one shell, notes their times, and calls what comes in between', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wajiha-newcomer-'))
    try {
      const times = join(folder, 'times')
      const script = `after_1() { echo between; }\n${scriptOf(stepsOf(page), times)}`
      const said = execFileSync('bash', { input: script, encoding: 'utf8' })
      expect(said).toBe('== 1. Values\nbetween\n== 2. Work\nagency.example\nit is so\n')
      expect(readFileSync(times, 'utf8')).toMatch(/^1\. Values\t\d+\n2\. Work\t\d+\n$/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the how-to page', () => {
  const steps = stepsOf(readFileSync(join(root, 'docs/how-to/run-on-a-server.md'), 'utf8'))
  const text = steps.map(({ commands }) => commands).join('')

  it('is one line of numbered steps, from what is one’s own to the doctor', () => {
    expect(steps.map(({ title }) => Number.parseInt(title, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    expect(steps.at(-1)?.commands).toBe('wajiha doctor\n')
  })

  it('names no file of the archive that is not in it', () => {
    const named = [...text.matchAll(/\bdeploy\/[\w./-]+/g)].map(([path]) => path)
    expect(named.length).toBeGreaterThan(2)
    for (const path of named) expect(existsSync(join(root, path)), path).toBe(true)
    expect(sourcesOf(root)).toEqual(expect.arrayContaining(named))
  })

  it('gives the proxy every value that its file asks for', () => {
    const asked = readFileSync(join(root, 'deploy/compose/Caddyfile'), 'utf8').matchAll(
      /\{\$(\w+)/g,
    )
    for (const [, name] of asked) expect(text).toContain(`${name}=`)
  })

  it('sets only what the settings know', () => {
    const [, settings = ''] = /cat > \/etc\/wajiha\/settings <<END\n(.*?)^END$/ms.exec(text) ?? []
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const names = [...settings.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(names).toContain('BACKUP_KEY')
    for (const name of names) expect(readme).toContain(`\`${name}\``)
  })
})
