/** Light, dark or the visitor's system: the words of colour mode (BEHAVIOURS 4). */

/** What a page is shown in. */
export type Mode = 'light' | 'dark'
/** What a visitor asks for. */
export type Preference = Mode | 'system'

/** In the order in which they are offered. */
export const preferences = ['light', 'system', 'dark'] as const satisfies Preference[]

/** Where the visitor's choice is kept, in `localStorage`. */
export const storageKey = 'nuxt-color-mode'

export const isPreference = (value: unknown): value is Preference =>
  preferences.some((preference) => preference === value)

/** A stored choice; anything that is none, and nothing at all, is `system`. */
export const readPreference = (stored: unknown): Preference =>
  isPreference(stored) ? stored : 'system'

/** What a page may ask of its visitors: only a real mode can be forced. */
export const forcedMode = (asked: Preference | undefined): Mode | undefined =>
  asked === 'system' ? undefined : asked
