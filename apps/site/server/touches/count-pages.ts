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
      hour: new Date(Math.floor(Date.now() / anHour) * anHour).toISOString(),
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
function foreignHost({ request, origin }: Exchange): string {
  const host = URL.parse(request.headers.referer ?? '')?.hostname.replace(/^www\./, '') ?? ''
  const own = URL.parse(origin)?.hostname.replace(/^www\./, '')
  return host === own || host === URL.parse(`http://${request.headers.host}`)?.hostname
    ? ''
    : host.slice(0, 255)
}
