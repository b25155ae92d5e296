/**
 * Moved addresses: the editors' own and those of changed slugs, from the site's copy of the studio's
 * table. One hop, the query kept, in every form of the address (BEHAVIOURS 8).
 */
import type { Redirect } from '@wajiha/contract'
import { localisedPath, prefixOf, withoutPrefix } from '#app/locale/paths.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendRedirect } from '../http/send.ts'

export function serveRedirects(content: Content): Handler {
  let table: ReadonlyMap<string, Redirect> | undefined
  let tableKey = ''

  async function loadTable() {
    try {
      const answer = await content.read('ar', 'redirects', {}, {}, (key) => {
        tableKey = key
      })
      table = new Map(answer?.data.map((redirect) => [keyOf(redirect.from), redirect]))
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
    }
    return table
  }
  content.onChange((key) => {
    if (key === tableKey) void loadTable()
  })

  function follow(known: ReadonlyMap<string, Redirect> | undefined, exchange: Exchange): boolean {
    if (!known || known.size === 0) return false
    const found = findRedirect(known, exchange.pathname)
    if (!found) return false
    const location = withQuery(found.location, exchange.search)
    return sendRedirect(exchange, found.status, location, { 'cache-control': 'no-cache' })
  }

  // Every request passes here: once the table is known, none of them waits.
  return (exchange) =>
    table ? follow(table, exchange) : loadTable().then((loaded) => follow(loaded, exchange))
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
