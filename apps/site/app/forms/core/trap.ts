/** The field no person fills: unseen, untouched by password managers, out of the tab order. */
export const trapName = 'reference_note'

/** What was written into it, as a submission tells it. */
export function readTrap(element: HTMLFormElement): { trap?: Record<string, string> } {
  const value = new FormData(element).get(trapName)
  return typeof value === 'string' && value ? { trap: { [trapName]: value } } : {}
}
