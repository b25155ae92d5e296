import { describe, expect, it, vi } from 'vitest'
import { type ColourModeParts, createColourMode } from './colour-mode.ts'

/** A visitor's browser: what it stores, what its system wishes, and what it shows. */
function open(
  visit: { stored?: string; isDark?: boolean } & Partial<Omit<ColourModeParts, 'stored'>> = {},
) {
  const { stored: kept = null, isDark = false, ...parts } = visit
  const browser = { kept: kept as string | null, shown: '' }
  let change = () => {}
  const darkScheme = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => {
      change = listener
    },
  }
  const mode = createColourMode({
    paint: (value) => {
      browser.shown = value
    },
    stored: {
      read: () => browser.kept,
      write: (preference) => {
        browser.kept = preference
      },
    },
    darkScheme: darkScheme as never,
    ...parts,
  })
  const turnSystem = (dark: boolean) => {
    darkScheme.matches = dark
    change()
  }
  return { mode, browser, turnSystem }
}

describe('colour mode', () => {
  it('stores `system` for a first visitor', () => {
    const { mode, browser } = open({ isDark: true })
    expect(browser).toEqual({ kept: 'system', shown: 'dark' })
    expect(mode.state()).toMatchObject({ preference: 'system', value: 'dark', isUnknown: false })
  })

  it('stores nothing that nobody chose where nothing may be kept, but every choice', () => {
    const { mode, browser } = open({ isDark: true, keepsDefault: false })
    expect([browser.kept, browser.shown]).toEqual([null, 'dark'])
    mode.choose('light')
    expect(browser).toEqual({ kept: 'light', shown: 'light' })
  })

  it('reads a garbled choice as `system`', () => {
    expect(open({ stored: 'weird' }).browser).toEqual({ kept: 'system', shown: 'light' })
  })

  it('is light where the system cannot be asked', () => {
    expect(open({ darkScheme: undefined }).browser.shown).toBe('light')
  })

  it('stores and shows a choice at once, and tells who listens', () => {
    const { mode, browser } = open({ stored: 'light' })
    const heard = vi.fn()
    const stop = mode.subscribe(heard)
    mode.choose('dark')
    expect(browser).toEqual({ kept: 'dark', shown: 'dark' })
    stop()
    mode.choose('light')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('ignores a choice that is none', () => {
    const { mode, browser } = open({ stored: 'light' })
    mode.choose('sepia')
    expect(browser).toEqual({ kept: 'light', shown: 'light' })
  })

  it('follows the system while `system` is preferred, and only then', () => {
    const { mode, browser, turnSystem } = open({ stored: 'system' })
    turnSystem(true)
    expect(browser.shown).toBe('dark')
    mode.choose('light')
    turnSystem(false)
    turnSystem(true)
    expect(browser.shown).toBe('light')
  })

  it('shows a forced mode without touching the choice, and returns to the choice after', () => {
    const { mode, browser } = open({ stored: 'light' })
    mode.force('dark')
    expect(browser).toEqual({ kept: 'light', shown: 'dark' })
    expect(mode.state()).toMatchObject({ preference: 'light', value: 'dark', isForced: true })
    mode.force(undefined)
    expect(browser).toEqual({ kept: 'light', shown: 'light' })
  })

  it('holds a choice made on a forced page in memory until the visitor leaves it', () => {
    const { mode, browser, turnSystem } = open({ stored: 'light', served: 'light' })
    mode.choose('dark')
    turnSystem(true)
    expect(browser).toEqual({ kept: 'light', shown: 'light' })
    mode.force(undefined)
    expect(browser).toEqual({ kept: 'light', shown: 'dark' })
  })

  it('takes over a choice made before the app was there', () => {
    const { mode, browser } = open({ stored: 'light', served: 'light', early: 'dark' })
    expect([mode.state().preference, browser.shown]).toEqual(['dark', 'light'])
    mode.force(undefined)
    expect(browser.shown).toBe('dark')
  })

  it('refuses to be forced to `system`, with a warning', () => {
    const warn = vi.fn()
    const { mode, browser } = open({ stored: 'dark', warn })
    mode.force('system')
    expect(warn).toHaveBeenCalledWith('You cannot force the colorMode to system at the page level.')
    expect([browser.shown, mode.state().isForced]).toEqual(['dark', false])
  })
})
