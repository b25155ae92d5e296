/** Ids of documents, wherever they stand in a document: in fields, in rows, in texts and their blocks. Pure. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @param value a document as it is saved in one language. @returns each id once; of what, a look-up tells. */
export const idsIn = (value: unknown): string[] => [...new Set(idsWithin(value))]

function idsWithin(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsWithin)
}
