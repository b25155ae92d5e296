import { hrefSchema } from '@wajiha/contract'

/** An address that Payload took for none was encoded whole at every save. */
const mostSaves = 200

/**
 * The address that somebody wrote, from what is stored: `'%2Fblogs%2F%D8%AF%D9%84%D9%8A%D9%84'` →
 * `'/blogs/دليل'`, `'www.example.com'` → `'https://www.example.com'`. Nothing when it leads nowhere.
 */
export function readHref(stored: unknown): string | undefined {
  if (typeof stored !== 'string') return undefined
  let found = stored.trim()
  for (let save = 0; save < mostSaves; save += 1) {
    const href = hrefSchema.safeParse(/^www\./i.test(found) ? `https://${found}` : found).data
    if (href) return href
    const before = decoded(found)
    if (before === found) return undefined
    found = before
  }
  return undefined
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address).trim()
  } catch {
    return address
  }
}
