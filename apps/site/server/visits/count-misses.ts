/**
 * Counts addresses that people asked for and where no page stands, for the studio to mend: the path, how
 * often, when last, and from which page of ours or which other site. No query, nothing of a person, and
 * nothing of machines that try doors.
 */
import { readableAddress } from '@wajiha/contract/paths'
import { type Exchange, type Handler, handlerOf } from '../http/exchange.ts'
import { counting, foreignHost, hourNow, type Parts } from './count-pages.ts'
import { isWorthTelling } from './missed-paths.ts'
import { createReferrers } from './referrers.ts'

/** New addresses of an hour: anybody may make up as many as they like. */
const newInAnHour = { each: 20, all: 500 }
const longest = 300
const payloadName = '/_payload.json'

/** Wraps a handler: what it answers with “not found” or “gone” is counted. */
export function createMissCounting({ buffer, counterOf }: Parts): (handler: Handler) => Handler {
  const admitPath = createReferrers(newInAnHour)
  const admitHost = createReferrers()
  return (handler) => {
    const counted = counting({ handler, statuses: [404, 410], count })
    return handler.concerns ? handlerOf(handler.concerns, counted) : counted
  }

  function count(exchange: Exchange): void {
    const path = askedPath(exchange)
    if (!path) return
    const [hour, counter] = [hourNow(), counterOf(exchange.request)]
    if (!admitPath(path, counter, hour)) return
    const from = ownPage(exchange) || admitHost(foreignHost(exchange), counter, hour)
    buffer.miss({ path, from, lastAt: new Date().toISOString() })
  }
}

/** The page that was asked for, by its address or, inside the app, by its data; not a picture or a script. */
function askedPath({ pathname, request }: Exchange): string | undefined {
  const isPayload = pathname.endsWith(payloadName)
  if (!isPayload && !request.headers.accept?.includes('text/html')) return undefined
  return told(isPayload ? pathname.slice(0, -payloadName.length) : pathname)
}

/** The page of ours that led there; empty where it was none, or the page itself. */
function ownPage({ request: { headers }, origin, pathname }: Exchange): string {
  const referrer = headers.referer ? URL.parse(headers.referer) : null
  if (!referrer || (referrer.origin !== origin && referrer.host !== headers.host)) return ''
  return referrer.pathname === pathname ? '' : (told(referrer.pathname) ?? '')
}

/** As rules of redirects are written; nothing for what should not be kept. */
function told(pathname: string): string | undefined {
  const path = readableAddress(pathname)
    .normalize('NFC')
    .replace(/(.)\/+$/, '$1')
  return path.length <= longest && isWorthTelling(path) ? path : undefined
}
