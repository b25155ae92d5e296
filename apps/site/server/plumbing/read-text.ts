/** What others wrote, read without throwing. */

/** @returns the value of a JSON text; nothing for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
