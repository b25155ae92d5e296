/** What the icon service says of some names of a set (BEHAVIOURS 13). */
import type { IconifyJSON } from '@iconify/types'
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'
import { isNamedIn } from '#app/icons/draw-icon.ts'

/** The found ones as they stand in the set, what other names stand for, and the names not found. */
export function answerFromSet(set: IconifyJSON, names: readonly string[]): IconifyJSON {
  const known = names.filter((name) => isNamedIn(set, name))
  const found = getIcons(set, known, true) ?? { prefix: set.prefix, icons: {} }
  const unknown = new Set([
    ...(found.not_found ?? []),
    ...names.filter((name) => !known.includes(name)),
  ])
  return unknown.size > 0 ? { ...found, not_found: [...unknown] } : found
}
