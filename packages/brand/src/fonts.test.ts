import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnFonts } from './drawn-fonts.ts'

const brand = join(import.meta.dirname, '..')
const folder = join(brand, 'fonts')
const read = (path: string) => readFileSync(join(brand, path), 'utf8')
const filesEnding = (ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending))

/** Ten segments of 1,460 bytes, which a server may send before it hears of the first (RFC 6928). */
const firstFlight = 14_600
/** Status line and headers of an asset, measured at 512 bytes; a few are left over. */
const headers = 540

const sheet = read('fonts.css')
const named = (text: string) => Array.from(text.matchAll(/fonts\/([\w-]+\.woff2)/g), ([, a]) => a)

describe('the files of the typefaces', () => {
  it('each arrive in one go, so that no text waits a round trip more', () => {
    const tooLarge = filesEnding('.woff2')
      .map((name) => ({ name, over: statSync(join(folder, name)).size + headers - firstFlight }))
      .filter(({ over }) => over > 0)
      .map(({ name, over }) => `${name}: ${over} bytes too many`)
    expect(tooLarge).toEqual([])
  })

  it('are those that the stylesheet names, each once, and pages ask for none beside them', () => {
    expect(named(sheet).sort()).toEqual(filesEnding('.woff2').sort())
    for (const file of named(read('src/font-files.ts'))) expect(named(sheet)).toContain(file)
  })

  it('are those that pictures are drawn with', () => {
    expect(drawnFonts.files.map((file) => basename(file)).sort()).toEqual(
      filesEnding('.ttf').sort(),
    )
  })
})

describe('the stand-in until they come', () => {
  it('is as tall above and below the line as the typeface', () => {
    const rule = sheet.split('@font-face').find((face) => face.includes(': local(')) ?? ''
    const percent = (name: string) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? Number.NaN)
    const size = percent('size-adjust') / 100
    const { ascent, descent, gap } = metricsOf('sans-latin-600.ttf')
    expect(percent('ascent-override') * size).toBeCloseTo(ascent, 0)
    expect(percent('descent-override') * size).toBeCloseTo(descent, 0)
    expect(percent('line-gap-override') * size).toBeCloseTo(gap, 0)
  })
})

/** In hundredths of the letters' size, from the tables `head` and `hhea`. */
function metricsOf(name: string) {
  const file = readFileSync(join(folder, name))
  const table = (tag: string) => file.readUInt32BE(file.indexOf(tag, 12, 'latin1') + 8)
  const unit = file.readUInt16BE(table('head') + 18)
  const [ascent = 0, descent = 0, gap = 0] = [4, 6, 8].map(
    (at) => (file.readInt16BE(table('hhea') + at) / unit) * 100,
  )
  return { ascent, descent: -descent, gap }
}
