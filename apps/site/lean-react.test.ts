import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asksInVain, leftOut, leftUnexported, trimExports, trimReact } from './lean-react.ts'

const from = createRequire(import.meta.url)
const dom = dirname(from.resolve('react-dom/package.json'))
const react = join(dom, 'cjs/react-dom-client.production.js')
// Each file as React itself finds it, which may have a scheduler of its own.
const fileOf = (path: string) => {
  const [, name = '', rest = ''] = /^\/([\w-]+)(\/.*)$/.exec(path) ?? []
  return join(dirname(createRequire(join(dom, 'index.js')).resolve(`${name}/package.json`)), rest)
}

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

  it.each(Object.entries(leftUnexported))(
    'exports what is left of %s, and no more',
    async (path, names) => {
      const source = await readFile(fileOf(path), 'utf8')
      const before = exportsOf(source)
      const after = exportsOf(trimExports(source, names))
      expect(before).toEqual(expect.arrayContaining([...names]))
      expect(after).toEqual(before.filter((name) => !names.includes(name)))
      expect(() => trimExports('exports.other = 1;\n', names)).toThrow('lean-react.ts')
    },
  )

  it('stops the build where somebody asks for what is no longer exported', () => {
    expect(asksInVain('(0, import_react.useTransition)()')).toBe('import_react.useTransition')
    expect(asksInVain('React.cloneElement(a)')).toBe('React.cloneElement')
    expect(asksInVain('(0, import_react.useState)(); Error("React.Children.only expected")')).toBe(
      undefined,
    )
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
    for (const use of ['SuspenseList', ...Object.values(leftUnexported).flat()])
      expect(imported).not.toContain(use)
    const inVain = /from 'react-dom'|<Fragment ref|\bon(?:Select|BeforeInput)\b/
    for (const source of sources) expect(source).not.toMatch(inVain)
  })
})

/** What a file of React's exports, as whoever asks for it finds it. */
function exportsOf(source: string): string[] {
  const exported = {}
  new Function('exports', 'require', source)(exported, () => ({}))
  return Object.keys(exported)
}
