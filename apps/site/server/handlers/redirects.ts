/**
 * Moved addresses: the editors' own and those of changed slugs, from the site's copy of the studio's
 * table. One hop, the query kept, in every form of the address (BEHAVIOURS 8).
 */
import type { Redirect } from '@wajiha/contract'
import { localisedPath, prefixOf, withoutPrefix } from '#app/locale/paths.ts'
import type { Content } from '../content/content.ts'
import { ContentUnavailable } from '../content/content.ts'
import type { Handler } from '../http/exchange.ts'
import { sendRedirect } from '../http/send.ts'

export function serveRedirects(content: Content): Handler {
  let table = new Map<string, Redirect>()
  let source: readonly Redirect[] | undefined
  return async (exchange) => {
    const redirects = await readRedirects(content)
    if (redirects !== source) {
      source = redirects
      table = new Map(redirects?.map((redirect) => [keyOf(redirect.from), redirect]))
    }
    if (table.size === 0) return false
    const found = findRedirect(table, exchange.pathname)
    if (!found) return false
    const location = withQuery(found.location, exchange.search)
    return sendRedirect(exchange, found.status, location, { 'cache-control': 'no-cache' })
  }
}

async function readRedirects(content: Content) {
  try {
    return (await content.read('ar', 'redirects'))?.data
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined
    throw error
  }
}

/** A rule written with its language wins; one without holds in every form and keeps the language. */
function findRedirect(table: ReadonlyMap<string, Redirect>, pathname: string) {
  const exact = table.get(keyOf(pathname))
  if (exact) return { location: encodeURI(decoded(exact.to)), status: exact.status }
  const prefix = prefixOf(pathname)
  const general = prefix && table.get(keyOf(withoutPrefix(pathname)))
  if (!general) return undefined
  return {
    location: encodeURI(localisedPath(decoded(general.to), prefix)),
    status: general.status,
  }
}

const keyOf = (path: string) =>
  decoded(path)
    .normalize('NFC')
    .replace(/(.)\/$/, '$1')

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The visitor's query goes along; the target's own comes first. */
export function withQuery(target: string, search: string): string {
  if (search.length < 2) return target
  const [, base = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? []
  return `${base}${base.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`
}
