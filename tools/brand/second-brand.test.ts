/** Another agency's brand holds to what ours gives: the same names, so that nothing of the apps knows whose it is. */
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type * as Inks from '../../packages/brand/src/inks.ts'
import { root } from '../root.ts'
import { inksFile } from './inks-file.ts'

const ours = join(root, 'packages/brand')
const other = join(root, 'e2e/fixtures/brand')
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
const names = (text: string) => [...new Set(text.match(/(?<![\w-])--[\w-]+(?=:)/g))].sort()

/** WCAG's measure of two colours such as `#dbe9a0`. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('another brand', () => {
  it('says every token and every measure of the motif, and none that nobody asks for', () => {
    for (const sheet of ['tokens.css', 'motif.css'])
      expect(names(read(other, sheet)), sheet).toEqual(names(read(ours, sheet)))
  })

  it.each(['motif', 'papers', 'paper-names', 'symbol', 'wordmark'])(
    'exports from %s what ours does, of the same shape',
    async (name) => {
      const [mine, theirs] = await Promise.all(
        [ours, other].map((folder) => import(join(folder, 'src', `${name}.ts`))),
      )
      expect(Object.keys(theirs).sort()).toEqual(Object.keys(mine).sort())
      for (const key of Object.keys(mine))
        if (key !== 'stretchedWordmark') expect(typeof theirs[key], key).toBe(typeof mine[key])
    },
  )

  it('is another one: no colour and no typeface of ours is left, and inks follow from its tokens', () => {
    const pigments = (text: string) => text.match(/--p-[\w]+: oklch\([^)]*\)/g) ?? []
    expect(pigments(read(other, 'tokens.css'))).toHaveLength(9)
    for (const pigment of pigments(read(other, 'tokens.css')))
      expect(read(ours, 'tokens.css')).not.toContain(pigment)
    expect(read(other, 'tokens.css') + read(other, 'fonts.css')).not.toMatch(/Estedad|Markazi/)
    const inks = inksFile(read(other, 'tokens.css'))
    expect(inks).toContain('Tajawal')
    expect(inks).not.toBe(read(ours, 'src/inks.ts'))
  })

  it('is read on each of its papers by day, and tells them apart in the dark', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'wajiha-inks-')), 'inks.ts')
    onTestFinished(() => rmSync(dirname(file), { recursive: true }))
    writeFileSync(file, inksFile(read(other, 'tokens.css')))
    const { paperInks, roles } = (await import(file)) as typeof Inks
    for (const [name, { light, dark, ink }] of Object.entries(paperInks)) {
      expect(contrast(ink, light), name).toBeGreaterThanOrEqual(4.5)
      if (name === 'plain') continue
      expect(contrast(dark, roles.bg.dark), name).toBeGreaterThanOrEqual(1.25)
      expect(contrast(dark, roles.deep.dark), name).toBeGreaterThanOrEqual(1.25)
    }
  })

  it('brings its typeface in files of one flight each, with their licence', () => {
    const files = globSync('fonts/*.woff2', { cwd: other }).sort()
    const named = [...read(other, 'fonts.css').matchAll(/fonts\/[\w-]+\.woff2/g)].map(
      ([one]) => one,
    )
    expect(named.sort()).toEqual(files)
    for (const file of files) expect(statSync(join(other, file)).size).toBeLessThan(14_060)
    expect(existsSync(join(other, 'fonts/OFL-tajawal.txt'))).toBe(true)
  })
})
