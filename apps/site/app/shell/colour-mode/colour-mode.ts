/**
 * The colour mode of a page that is alive: what the visitor prefers, what the page forces, and what
 * follows from both. Other tabs are not told; they read the choice when they load.
 */
import { forcedMode, isPreference, type Mode, type Preference, readPreference } from './modes.ts'

export type ColourModeState = {
  preference: Preference
  /** What is shown. */
  value: Mode | 'system'
  /** Whether the page insists on its own mode. */
  isForced: boolean
  /** True on the server and until the page is alive: nobody knows yet what the visitor prefers. */
  isUnknown: boolean
}

/** The state that the server renders with. */
export const unknownColourMode: ColourModeState = {
  preference: 'system',
  value: 'system',
  isForced: false,
  isUnknown: true,
}

export type ColourModeParts = {
  /** Shows a mode on the document. */
  paint: (mode: Mode) => void
  /** The kept choice; neither may throw. */
  stored: { read: () => string | null; write: (preference: Preference) => void }
  /** The system's wish; `undefined` where it cannot be asked, which counts as light. */
  darkScheme: Pick<MediaQueryList, 'matches' | 'addEventListener'> | undefined
  /** A choice made before the app was there. */
  early?: Preference | undefined
  /** What the document was forced to when it was served. */
  served?: Mode | undefined
  /** `false` where nothing may be kept that nobody asked for: then only a choice is stored. */
  keepsDefault?: boolean
  warn?: (sentence: string) => void
}

export type ColourMode = ReturnType<typeof createColourMode>

export function createColourMode(parts: ColourModeParts) {
  const { paint, stored, darkScheme, warn = console.warn } = parts
  const listeners = new Set<() => void>()
  let preference = readPreference(parts.early ?? stored.read())
  let forced = parts.served
  let state: ColourModeState = unknownColourMode

  // A visitor who never chose gets `system` from now on.
  if (parts.keepsDefault !== false && !isPreference(stored.read()))
    stored.write(forced ? 'system' : preference)
  darkScheme?.addEventListener('change', settle)
  settle()

  function settle() {
    const system = darkScheme?.matches ? 'dark' : 'light'
    const value = forced ?? (preference === 'system' ? system : preference)
    state = { preference, value, isForced: forced !== undefined, isUnknown: false }
    paint(value)
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Follows the visitor's choice; on a forced page it waits, in memory only, until they leave. */
    choose(chosen: unknown) {
      if (!isPreference(chosen)) return
      preference = chosen
      if (!forced) stored.write(chosen)
      settle()
    },
    /** Forces the mode that the page being shown asks for; `undefined` ends it. */
    force(asked: Preference | undefined) {
      if (asked === 'system') warn('You cannot force the colorMode to system at the page level.')
      forced = forcedMode(asked)
      settle()
    },
  }
}
