/** What the icon service says of some names of a set (BEHAVIOURS 13). */
import type { IconSet } from '#app/icons/icon-data.ts'

/** The found ones as they stand in the set, what other names stand for, and the names not found. */
export function answerFromSet(set: IconSet, names: readonly string[]): IconSet {
  const icons: IconSet['icons'] = {}
  const aliases: NonNullable<IconSet['aliases']> = {}
  const missing: string[] = []

  function take(name: string, steps = 0): boolean {
    if (Object.hasOwn(set.icons, name)) {
      icons[name] = set.icons[name] as IconSet['icons'][string]
      return true
    }
    const alias = own(set.aliases, name)
    if (!alias || steps > 5 || !take(alias.parent, steps + 1)) return false
    aliases[name] = alias
    return true
  }

  for (const name of new Set(names)) if (!take(name)) missing.push(name)
  const { prefix, width, height, lastModified } = set
  return {
    prefix,
    icons,
    ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(lastModified ? { lastModified } : {}),
    ...(missing.length > 0 ? { not_found: missing } : {}),
  }
}

function own<Value>(record: Record<string, Value> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
