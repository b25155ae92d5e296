/**
 * An accent of the agency's own, chosen in the studio while everything runs: one colour, from which its ink, its
 * reaction to a pointer and its words by day and night follow. Whatever else is coloured stays the brand's.
 */
import { roles } from './inks.ts'

/** Why a colour is none for this: it is not written as one, or would not be seen on the page by day or by night. */
export type AccentFault = 'noColour' | 'faintByDay' | 'faintByNight'

/** WCAG 2.2: of a drawn device beside its ground (1.4.11), and of words (1.4.3). */
const drawn = 3
const worded = 4.5

/** `#ED4a24` → `#ed4a24`; `undefined` for what is no colour of six digits. */
export function readAccent(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? []
  return digits && `#${digits.toLowerCase()}`
}

export function accentFault(text: string): AccentFault | undefined {
  const colour = readAccent(text)
  if (!colour) return 'noColour'
  if (contrast(colour, roles.bg.light) < drawn) return 'faintByDay'
  return contrast(colour, roles.bg.dark) < drawn ? 'faintByNight' : undefined
}

/** @returns the declarations that go over those of `tokens.css`; nothing for a colour with a fault. */
export function accentCss(text: string): string {
  const colour = readAccent(text)
  if (!colour || accentFault(colour)) return ''
  const isInkBetter = contrast(colour, roles.text.light) >= contrast(colour, roles.bg.light)
  const values = {
    '--p-zunjufr': colour,
    '--accent-hover': mixed(colour, white, 0.12),
    '--on-accent': isInkBetter ? 'var(--p-midad)' : 'var(--p-waraq)',
    '--p-zunjufr-text': until(colour, black, [roles.bg.light, roles['bg-3'].light]),
    '--accent-text-on-deep': until(colour, white, [roles.deep.light, roles['bg-3'].dark]),
  }
  const declared = Object.entries(values).map(([name, value]) => `${name}:${value}`)
  return `:root{${declared.join(';')}}`
}

type Channels = readonly [red: number, green: number, blue: number]
const black: Channels = [0, 0, 0]
const white: Channels = [255, 255, 255]

/** The colour, as far towards another as its words need to be read on all grounds. */
function until(colour: string, other: Channels, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mixed(colour, other, share)
    if (grounds.every((ground) => contrast(tried, ground) >= worded)) return tried
  }
  return mixed(colour, other, 1)
}

const channelsOf = (hex: string): Channels => [at(hex, 1), at(hex, 3), at(hex, 5)]
const at = (hex: string, place: number) => Number.parseInt(hex.slice(place, place + 2), 16)

function mixed(hex: string, other: Channels, share: number): string {
  const channels = channelsOf(hex).map((one, place) =>
    Math.round(one + ((other[place] ?? 0) - one) * share),
  )
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

/** As WCAG reckons it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
