/**
 * Moved addresses: the editors' own, those of changed slugs, both from the site's copy of the
 * studio's table, and those of the site before this one. One hop, the query kept, in every form of
 * the address (BEHAVIOURS 8). A journey inside the app asks for a page's data instead, and is told
 * there where to go.
 */

import {
  createFindRedirect,
  type FindRedirect,
  type Moved,
  withQuery,
} from '@wajiha/contract/redirects'
import { legacyRules } from '@wajiha/contract/redirects/legacy-paths'
import { LRUCache } from 'lru-cache'
import { type Content, ContentUnavailable } from '../content/content.ts'
import { servedForHouse } from '../fairness/asker.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendJson, sendRedirect } from '../http/send.ts'

const findLegacy = createFindRedirect(legacyRules)
const payloadName = '/_payload.json'

export function serveRedirects(content: Content): Handler {
  let find: FindRedirect | undefined
  let tableKey = ''

  async function loadTable(): Promise<FindRedirect> {
    try {
      const answer = await content.read('ar', 'redirects', {}, {}, (key) => {
        tableKey = key
      })
      find = remembering(createFindRedirect(answer?.data ?? [], legacyRules))
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
    }
    return find ?? findLegacy
  }
  // A table that could not be read again is the content's to ask for; here it is heard of.
  content.onChange((key) => {
    if (key === tableKey) void servedForHouse(loadTable)
  })

  // Every request passes here: once the table is known, none of them waits.
  return (exchange) =>
    find ? follow(find, exchange) : loadTable().then((loaded) => follow(loaded, exchange))
}

const most = 2_000
const longest = 256
/** Nothing is moved there. */
const stays = {}

/** A table that looks up what is asked for again and again once. */
function remembering(find: FindRedirect): FindRedirect {
  const known = new LRUCache<string, Moved | typeof stays>({ max: most })
  return (pathname) => {
    const before = known.get(pathname)
    if (before) return before === stays ? undefined : (before as Moved)
    const moved = find(pathname)
    if (pathname.length <= longest) known.set(pathname, moved ?? stays)
    return moved
  }
}

function follow(find: FindRedirect, exchange: Exchange): boolean {
  const { pathname, search } = exchange
  if (pathname.endsWith(payloadName)) return tellApp(find, exchange)
  const moved = find(pathname)
  if (!moved) return false
  return sendRedirect(exchange, moved.status, withQuery(moved.location, search), noCache)
}

function tellApp(find: FindRedirect, exchange: Exchange): boolean {
  const moved = find(exchange.pathname.slice(0, -payloadName.length) || '/')
  if (!moved) return false
  const redirect = withQuery(moved.location, withoutBuild(exchange.search))
  return sendJson(exchange, 200, { redirect }, noCache)
}

/** A payload's query begins with the build's id, which is not the visitor's. */
const withoutBuild = (search: string) => search.replace(/^\?[^=&]*(?:&|$)/, '?')

const noCache = { 'cache-control': 'no-cache' }
