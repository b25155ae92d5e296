/** Which leads a board shows, as its address says it: `?owner=me&tag=متجر`. */
import type { Where } from 'payload'

export type BoardFilter = { owner?: string; tag?: string }

const longest = 60

/** @param query of the page or of the endpoint; whatever is no filter is left out. */
export function readFilter(query: Readonly<Record<string, unknown>>): BoardFilter {
  const said = (name: string) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined
  }
  const [owner, tag] = [said('owner'), said('tag')]
  return {
    ...(owner && (/^(?:me|none)$/.test(owner) || isId(owner)) ? { owner } : {}),
    ...(tag ? { tag } : {}),
  }
}

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** @param me the id of whoever looks. */
export function whereOf({ owner, tag }: BoardFilter, me: string | undefined): Where[] {
  return [
    ...(owner === 'none' ? [{ owner: { exists: false } }] : []),
    ...(owner && owner !== 'none' ? [{ owner: { equals: owner === 'me' ? me : owner } }] : []),
    ...(tag ? [{ tags: { equals: tag } }] : []),
  ]
}
