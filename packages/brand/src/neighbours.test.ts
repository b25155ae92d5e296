import { expect, it } from 'vitest'
import { paperInks, roles } from './inks.ts'

/** Least contrast of grounds that lie beside one another, in WCAG's measure; below it they look like one. */
const least = 1.25

/** Of `#dbe9a0`, 0 to 1. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const dyed = Object.entries(paperInks).filter(([name]) => name !== 'plain')

it.each(dyed)(
  'the paper %s is told from the page and from the deep ground in the dark',
  (_, { dark }) => {
    expect(contrast(dark, roles.bg.dark)).toBeGreaterThanOrEqual(least)
    expect(contrast(dark, roles.deep.dark)).toBeGreaterThanOrEqual(least)
  },
)
