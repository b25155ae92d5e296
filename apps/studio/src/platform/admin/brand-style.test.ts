import { roles } from '@wajiha/brand/inks'
import { describe, expect, it } from 'vitest'
import { brandStyle, elevations, stateSteps } from './brand-style.ts'

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('the greys of Payload by %s', (mode) => {
  const greys = elevations(mode)
  const at = (elevation: number) => greys[elevation / 50] ?? ''

  it('begin with the brand’s paper and end with its ink', () => {
    expect(at(0)).toBe(roles.bg[mode])
    expect(at(1000)).toBe(roles.text[mode])
  })

  it('go from one to the other without a step back', () => {
    const steps = greys.map((grey) => contrast(grey, roles.bg[mode]))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  it('can be read where Payload writes with them', () => {
    // Its quiet words and placeholders, and its words on the grounds of fields, rows and buttons.
    for (const ground of [0, 50, 100])
      expect(contrast(at(600), at(ground)), String(ground)).toBeGreaterThan(4.5)
    expect(contrast(at(800), at(150))).toBeGreaterThan(7)
    expect(contrast(at(0), at(800))).toBeGreaterThan(7)
  })
})

describe.each(['success', 'warning', 'error'] as const)('what is told of %s', (state) => {
  it.each(['light', 'dark'] as const)(
    'can be read by %s, on its own paper and on the page',
    (mode) => {
      const at = (step: number) => stateSteps(state, mode)[step / 50 - 1] ?? ''
      for (const ground of [50, 100, 150]) {
        expect(contrast(at(800), at(ground)), String(ground)).toBeGreaterThan(4.5)
        expect(contrast(at(600), at(ground)), String(ground)).toBeGreaterThan(4.5)
      }
      expect(contrast(at(500), roles.bg[mode])).toBeGreaterThan(3)
    },
  )
})

it('the studio’s pages have them by day and by night', () => {
  expect(brandStyle).toContain(`--theme-elevation-0:${roles.bg.light};`)
  expect(brandStyle.split(":root[data-theme='dark']")[1]).toContain(
    `--theme-elevation-0:${roles.bg.dark};`,
  )
})
