/** Which page of a list an address asks for: `'2'` → 2; nothing → 1; anything else is no page. */
export function pageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}
