/**
 * Where the visitor left each entry of the history, in CSS pixels from the top. Kept for the tab's
 * session, as an entry may be returned to after its document was loaded anew.
 */
const storageKey = 'wajiha-scroll'
const mostKept = 100

const positions = readPositions()

/** Notes where the entry is being left. The newest entries are kept, the oldest leave first. */
export function notePosition(entry: string | undefined): void {
  if (entry === undefined) return
  positions.delete(entry)
  positions.set(entry, window.scrollY)
  for (const oldest of positions.keys()) {
    if (positions.size <= mostKept) break
    positions.delete(oldest)
  }
}

/** Where the entry was left, if it ever was. */
export const positionOf = (entry: string | undefined): number | undefined =>
  entry === undefined ? undefined : positions.get(entry)

/** Writes the positions down, before the document goes. */
export function keepPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // Going back will then lead to the start of the page.
  }
}

function readPositions(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isPosition) : [])
  } catch {
    return new Map()
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
}
