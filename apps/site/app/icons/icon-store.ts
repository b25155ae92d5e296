/** The icons that are known, those known to be missing, and who wants to hear of one. */
import type { DrawnIcon } from './draw-icon.ts'
import { readIconName } from './icon-name.ts'

export type IconStore = ReturnType<typeof createIconStore>

export function createIconStore() {
  const known = new Map<string, DrawnIcon | null>()
  const listeners = new Map<string, Set<() => void>>()
  let ask: (name: string) => void = () => {}

  return {
    /** `null` is missing and not asked for again; `undefined` is not known yet. */
    find: (name: string): DrawnIcon | null | undefined => known.get(name),
    /** Stores an icon, or `null` for a missing one. A known icon is never replaced. */
    add(name: string, icon: DrawnIcon | null) {
      if (known.get(name)) return
      known.set(name, icon)
      for (const hear of listeners.get(name) ?? []) hear()
    },
    listen(name: string, hear: () => void) {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(hear))
      return () => void all.delete(hear)
    },
    /** Asks for an icon unless it is known; a name that can be none is missing at once. */
    want(name: string) {
      if (known.has(name)) return
      if (readIconName(name)) ask(name)
      else this.add(name, null)
    },
    /** Says how icons are got. */
    setAsker(asker: (name: string) => void) {
      ask = asker
    },
  }
}
