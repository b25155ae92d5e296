import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { storageKey } from './modes.ts'
import { prePaintScript } from './pre-paint.ts'

type Visit = { stored?: string; isDark?: boolean; forced?: string; storage?: 'refused' }

/** Runs the script in a page of its own and says what it left behind. */
function open({ stored, isDark = false, forced, storage }: Visit) {
  const classes = new Set<string>()
  const attributes = new Map(forced ? [['data-color-mode-forced', forced]] : [])
  const kept = new Map(stored === undefined ? [] : [[storageKey, stored]])
  let click: (event: object) => void = () => {}
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  const refused = {
    get localStorage(): never {
      throw new Error('SecurityError')
    },
  }
  const bars = ['light', 'dark'].map((mode) => ({
    media: `(prefers-color-scheme: ${mode})`,
    getAttribute: (name: string) => (name === 'data-bars' ? mode : null),
  }))
  const window: Record<string, unknown> = {}
  const context = Object.defineProperties(
    {
      window,
      document: {
        documentElement: {
          classList: {
            add: (...names: string[]) => names.forEach((name) => void classes.add(name)),
            remove: (...names: string[]) => names.forEach((name) => void classes.delete(name)),
          },
          getAttribute: (name: string) => attributes.get(name) ?? null,
          setAttribute: (name: string, value: string) => attributes.set(name, value),
        },
        querySelectorAll: (selector: string) => (selector === 'meta[data-bars]' ? bars : []),
        addEventListener: (_: string, listener: typeof click) => {
          click = listener
        },
      },
      matchMedia: () => ({ matches: isDark }),
    },
    Object.getOwnPropertyDescriptors(storage ? refused : { localStorage }),
  )
  runInNewContext(prePaintScript, context)
  const button = { getAttribute: () => 'dark' }
  return {
    classes: () => [...classes],
    mode: () => attributes.get('data-mode'),
    bars: () => bars.map(({ media }) => media),
    kept: () => kept.get(storageKey),
    early: () => (window.$colour as { early?: string }).early,
    clickDark: () => click({ target: { closest: () => button } }),
    clickElsewhere: () => click({ target: { closest: () => null } }),
  }
}

describe('the script before the first paint', () => {
  it('gives the page the stored mode, and only its classes', () => {
    const page = open({ stored: 'dark' })
    expect([page.classes(), page.mode()]).toEqual([['dark-mode', 'dark'], 'dark'])
    expect(open({ stored: 'light', isDark: true }).classes()).toEqual(['light-mode', 'light'])
  })

  it.each([undefined, 'system', 'weird', ''])('follows the system when %o is stored', (stored) => {
    const visit = stored === undefined ? {} : { stored }
    expect(open({ ...visit, isDark: true }).mode()).toBe('dark')
    expect(open({ ...visit, isDark: false }).mode()).toBe('light')
  })

  it("gives the browser's bars the colour of what is shown, also when that changes", () => {
    const page = open({ stored: 'light', isDark: true })
    expect(page.bars()).toEqual(['all', 'not all'])
    page.clickDark()
    expect(page.bars()).toEqual(['not all', 'all'])
  })

  it('obeys a page that forces its mode', () => {
    expect(open({ stored: 'dark', forced: 'light' }).classes()).toEqual(['light-mode', 'light'])
  })

  it('still shows a mode where nothing can be stored', () => {
    const page = open({ storage: 'refused', isDark: true })
    page.clickDark()
    expect(page.mode()).toBe('dark')
  })

  it('answers a click on the selector by itself and keeps the choice', () => {
    const page = open({ stored: 'light' })
    page.clickElsewhere()
    expect(page.mode()).toBe('light')
    page.clickDark()
    expect([page.mode(), page.kept(), page.early()]).toEqual(['dark', 'dark', 'dark'])
    expect(page.classes()).toEqual(['dark-mode', 'dark'])
  })

  it('on a forced page keeps a choice in memory only', () => {
    const page = open({ stored: 'light', forced: 'light' })
    page.clickDark()
    expect([page.mode(), page.kept(), page.early()]).toEqual(['light', 'light', 'dark'])
  })

  it('is small: every page carries it', () => {
    expect(Buffer.byteLength(prePaintScript)).toBeLessThan(950)
  })
})
