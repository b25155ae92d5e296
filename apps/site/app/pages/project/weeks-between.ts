const weekMs = 7 * 24 * 60 * 60 * 1000

/** Whole weeks from one day to another, at least one; nothing when a day is missing or they are turned round. */
export function weeksBetween(from: string | undefined, to: string | undefined): number | undefined {
  if (!from || !to || to < from) return undefined
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / weekMs))
}
