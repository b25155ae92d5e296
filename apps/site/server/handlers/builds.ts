/**
 * Which build is being served, for pages that have been open for long: `/_nuxt/builds/latest.json`,
 * asked with a query that no cache has seen. Nothing else stands below `/_nuxt/`.
 */
import type { Handler } from '../http/exchange.ts'
import { sendJson, sendText } from '../http/send.ts'

const folder = '/_nuxt/'
const latest = '/_nuxt/builds/latest.json'

/** @param id the build's id, which is the time it was made, in milliseconds and base 36. */
export function serveLatestBuild(id: string): Handler {
  const build = { id, timestamp: Number.parseInt(id, 36) }
  return (exchange) => {
    if (!exchange.pathname.startsWith(folder)) return false
    if (exchange.pathname !== latest) return sendText(exchange, 404, 'text/plain', 'Not found')
    return sendJson(exchange, 200, build, { 'cache-control': 'public, max-age=1' })
  }
}
