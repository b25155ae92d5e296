/**
 * Counts which pages people open (ATTR-13): no cookie, nothing of a person, an hour's number for each
 * page, referring site and kind of device. Only whole documents count; what the app fetches on its
 * way through the site, and what browsers fetch ahead, does not.
 */

import type { IncomingMessage } from 'node:http'
import { readableAddress } from '@wajiha/contract/paths'
import { LRUCache } from 'lru-cache'
import { readAddress } from '#app/locale/read-address.ts'
import { deviceClassOf, isBot, isPrefetch } from '../http/devices.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { createReferrers } from './referrers.ts'
import type { VisitBuffer } from './visit-buffer.ts'

const anHour = 60 * 60_000

export type Parts = { buffer: VisitBuffer; counterOf: (request: IncomingMessage) => string }

/** The same handler, and everything it answers with one of these statuses is counted. */
export function createCounting({ buffer, counterOf }: Parts) {
  const admitReferrer = createReferrers()
  return (handler: Handler, statuses: readonly number[]) => counting({ handler, statuses, count })

  function count(exchange: Exchange) {
    const { request, pathname } = exchange
    const hour = hourNow()
    buffer.count({
      hour,
      path: pathOf(pathname),
      referrerHost: admitReferrer(foreignHost(exchange), counterOf(request), hour),
      deviceClass: deviceClassOf(request.headers['user-agent'] ?? ''),
    })
  }
}

type Counted = {
  handler: Handler
  statuses: readonly number[]
  count: (exchange: Exchange) => void
}

/** The same handler; what people ask it for and it answers with one of the statuses is counted. */
export function counting({ handler, statuses, count }: Counted): Handler {
  return (exchange) => {
    const handled = handler(exchange)
    if (handled === true) look(exchange)
    else if (handled !== false)
      return handled.then((isHandled) => {
        if (isHandled) look(exchange)
        return isHandled
      })
    return handled
  }

  function look(exchange: Exchange) {
    const { request, response, method } = exchange
    const userAgent = request.headers['user-agent']
    if (method !== 'GET' || !statuses.includes(response.statusCode)) return
    if (!userAgent || isBot(userAgent) || isPrefetch(request.headers)) return
    count(exchange)
  }
}

/**
 * One spelling for a page, and so one row, however its address was written: `/EN/About/` is
 * `/en/about`. What stands at no page, as a short link, goes by its small letters.
 */
function pathOf(pathname: string): string {
  const known = paths.get(pathname)
  if (known !== undefined) return known
  const path = spellingOf(pathname)
  if (pathname.length <= 256) paths.set(pathname, path)
  return path
}

const paths = new LRUCache<string, string>({ max: 2_000 })

function spellingOf(pathname: string): string {
  const path = readAddress(pathname, noQuery)?.canonical ?? pathname.replace(/(.)\/+$/, '$1')
  const decoded = readableAddress(path).normalize('NFC').slice(0, 500)
  return /^\/(?:(?:ar|en)\/)?short\//i.test(decoded) ? decoded.toLowerCase() : decoded
}

const noQuery = new URLSearchParams()

/** Empty where nobody referred, or we did. */
export function foreignHost({ request: { headers }, origin }: Exchange): string {
  if (!headers.referer) return ''
  const host = hostOf(headers.referer)
  return host === hostOf(origin) || host === hostOf(`http://${headers.host}`) ? '' : host
}

const hostOf = (address: string) =>
  (URL.parse(address)?.hostname.replace(/^www\./, '') ?? '').slice(0, 255)

let [hour, hourEnds] = ['', 0]

/** The hour's beginning, written anew once an hour. */
export function hourNow(): string {
  const now = Date.now()
  if (now >= hourEnds || now < hourEnds - anHour) {
    const begins = Math.floor(now / anHour) * anHour
    ;[hour, hourEnds] = [new Date(begins).toISOString(), begins + anHour]
  }
  return hour
}
