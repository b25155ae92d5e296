const limit = 256

const kept = new Map<string, unknown>()

/**
 * Makes a thing once per key. `Intl` objects take a hundred times longer to make than to use.
 * Bounded, because time zones and currencies come from content: at 256 keys it starts afresh.
 *
 * @param key Names everything that `make` depends on, starting with its kind: `'plural ar'`.
 */
export function cached<Thing>(key: string, make: () => Thing): Thing {
  if (kept.has(key)) return kept.get(key) as Thing
  const thing = make()
  if (kept.size >= limit) kept.clear()
  kept.set(key, thing)
  return thing
}
