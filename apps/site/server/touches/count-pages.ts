/**
 * Counts which pages people open (ATTR-13): no cookie, nothing of a person, an hour's number for each
 * page, referring site and kind of device. Only whole documents count; what the app fetches on its
 * way through the site, and what browsers fetch ahead, does not.
 */
import type { Exchange, Handler } from '../http/exchange.ts'
import { deviceClassOf, isBot } from './devices.ts'
import type { Keeper } from './keeper.ts'
import { isAhead } from './serve-whatsapp.ts'

const anHour = 60 * 60_000

/** The same handler, and everything it answers with one of these statuses is counted. */
export function counting(keeper: Keeper, handler: Handler, statuses: readonly number[]): Handler {
  return (exchange) => {
    const handled = handler(exchange)
    if (handled === true) count(exchange)
    else if (handled !== false)
      return handled.then((isHandled) => {
        if (isHandled) count(exchange)
        return isHandled
      })
    return handled
  }

  function count(exchange: Exchange) {
    const { request, response, method, pathname } = exchange
    const userAgent = request.headers['user-agent']
    if (method !== 'GET' || !statuses.includes(response.statusCode)) return
    if (!userAgent || isBot(userAgent) || isAhead(request.headers)) return
    keeper.count({
      hour: hourNow(),
      path: decodePath(pathname),
      referrerHost: foreignHost(exchange),
      deviceClass: deviceClassOf(userAgent),
    })
  }
}

/** One spelling for a page: `/en/about/` is `/en/about`. */
function decodePath(pathname: string): string {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  try {
    return decodeURI(plain || '/').slice(0, 500)
  } catch {
    return plain.slice(0, 500)
  }
}

/** Empty where nobody referred, or we did. */
function foreignHost({ request: { headers }, origin }: Exchange): string {
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
