import { describe, expect, it } from 'vitest'
import { accentCss, accentFault, contrast, readAccent } from './accent.ts'
import { roles } from './inks.ts'

const valueIn = (css: string, name: string) => new RegExp(`${name}:([^;}]+)`).exec(css)?.[1] ?? ''

describe('an accent of the agency’s own', () => {
  it('is a colour of six digits, with its sign or without', () => {
    expect(readAccent(' 1F6FEB ')).toBe('#1f6feb')
    for (const text of ['red', '#fff', '#12345g', '#1f6feb;}']) {
      expect(accentFault(text)).toBe('noColour')
      expect(accentCss(text)).toBe('')
    }
  })

  it('is refused where it would not be seen, and says when', () => {
    expect(accentFault('#ffd60a')).toBe('faintByDay')
    expect(accentFault('#1a1033')).toBe('faintByNight')
    expect(accentFault(roles.accent.light)).toBeUndefined()
  })

  it.each(['#ed4a24', '#1f6feb', '#0f8a5f', '#b5179e', '#d0006f', '#8a6d00'])(
    'gives %s words that are read on the page by day and by night',
    (colour) => {
      expect(accentFault(colour)).toBeUndefined()
      const css = accentCss(colour)
      const [byDay, byNight] = ['--p-zunjufr-text', '--accent-text-on-deep'].map((name) =>
        valueIn(css, name),
      )
      for (const ground of [roles.bg.light, roles['bg-3'].light])
        expect(contrast(byDay ?? '', ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of [roles.bg.dark, roles.deep.light])
        expect(contrast(byNight ?? '', ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('costs each page no more than a line', () => {
    expect(accentCss('#1f6feb').length).toBeLessThan(180)
  })
})
