/**
 * The query of an address as plain text: what is written is what is read, `?q=007` is three
 * characters and `?service=a&service=b` a list. The router's own reading would take JSON from a
 * visitor's words.
 */
type SearchParams = Record<string, string | string[]>

/** `?service=a&service=b&q=x` → `{ service: ['a', 'b'], q: 'x' }`. */
export function parseSearch(search: string): SearchParams {
  const given = new URLSearchParams(search)
  const names = [...new Set(given.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = given.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** `{ service: ['a', 'b'] }` → `?service=a&service=b`; nothing → an empty text. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) written.append(name, String(one))
  }
  return written.size > 0 ? `?${written}` : ''
}
