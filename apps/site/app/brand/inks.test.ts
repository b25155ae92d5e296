import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inks, paperInks } from './inks.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The first colour of each theme that a declaration in `tokens.css` gives, as sRGB. */
function fieldOf(selector: string): { light: string; dark: string } {
  const rule = css.slice(css.indexOf(selector))
  const [, day = '', night = ''] =
    /(?:--field|--bg): light-dark\((var\(--\w+\)|oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(rule) ??
    []
  return { light: srgb(resolved(day)), dark: srgb(night) }
}

function resolved(value: string): string {
  const [, name] = /^var\(--(\w+)\)$/.exec(value) ?? []
  return name ? pigment(name) : value
}

const pigment = (name: string) => new RegExp(`--${name}: (oklch\\([^)]*\\))`).exec(css)?.[1] ?? ''

/** OKLCH to sRGB, after https://bottosson.github.io/posts/oklab/. */
function srgb(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number)
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const hex = channels.map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${hex.join('')}`
}

describe('the inks outside stylesheets', () => {
  it('are the pigments of the tokens', () => {
    expect(inks).toEqual({
      annab: srgb(pigment('annab')),
      fustuq: srgb(pigment('fustuq')),
      accent: srgb(pigment('zunjufr')),
    })
  })

  it.each(['fustuq', 'sama', 'ward', 'zafaran', 'lazaward'] as const)(
    'are the fields of %s by day and by night',
    (paper) => {
      const { light, dark } = paperInks[paper]
      expect({ light, dark }).toEqual(fieldOf(`.f-${paper} {`))
    },
  )

  it('are the page itself where no paper is dyed', () => {
    const { light, dark } = paperInks.plain
    expect({ light, dark }).toEqual(fieldOf('--bg:'))
  })
})
