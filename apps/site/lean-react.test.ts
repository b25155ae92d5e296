import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leftOut, trimReact } from './lean-react.ts'

const react = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
)

describe('React, as browsers are sent it', () => {
  it('says by name what was left out, and keeps everything else', async () => {
    const source = await readFile(react, 'utf8')
    const trimmed = trimReact(source)
    expect(source.length - trimmed.length).toBeGreaterThan(50_000)
    for (const [name, use] of Object.entries(leftOut))
      expect(trimmed).toContain(`function ${name}() {throw Error(${JSON.stringify(use)})}`)
    const kept = (text: string) => [...text.matchAll(/^function (\w+)/gm)].map(([, name]) => name)
    expect(kept(trimmed)).toEqual(kept(source))
    expect(() => new Function('require', 'exports', 'module', 'process', trimmed)).not.toThrow()
  })

  it('is not bent to a version that has other functions', () => {
    expect(() => trimReact('function other() {\n}\n')).toThrow('lean-react.ts')
  })

  it('is asked by no page for what was left out', async () => {
    const files = globSync('app/**/*.{ts,tsx}', { cwd: import.meta.dirname })
    expect(files.length).toBeGreaterThan(300)
    const sources = await Promise.all(
      files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
    )
    const imported = sources.flatMap((source) =>
      [...source.matchAll(/import \{([^}]*)\} from 'react'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.replace('type ', '').trim()),
      ),
    )
    expect(imported).toContain('useEffect')
    for (const use of ['Activity', 'SuspenseList', 'ViewTransition', 'useActionState'])
      expect(imported).not.toContain(use)
    for (const source of sources) expect(source).not.toMatch(/from 'react-dom'|<Fragment ref/)
  })
})
