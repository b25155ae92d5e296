/**
 * Which build is being served, for pages that have been open for long: `/_nuxt/builds/latest.json`,
 * asked with a query that no cache has seen; and what each build knows without asking, for ever:
 * `/_nuxt/builds/meta/<id>.json`. Nothing else stands below `/_nuxt/` (BEHAVIOURS 6).
 */

import { legacyRules } from '@wajiha/contract/redirects/legacy-paths'
import type { Handler } from '../http/exchange.ts'
import { sayMissing } from '../http/say-missing.ts'
import { sendJson } from '../http/send.ts'

const folder = '/_nuxt/'
const latest = '/_nuxt/builds/latest.json'

const forAYear = 'public, max-age=31536000, immutable'

/** The addresses of the site before this one; editors' own may change within a build. */
const moved = Object.fromEntries(
  legacyRules.map(({ from, to, status }) => [from, { redirect: { to, statusCode: status } }]),
)

/** @param id the build's id, which is the time it was made, in milliseconds and base 36. */
export function serveLatestBuild(id: string): Handler {
  const build = { id, timestamp: Number.parseInt(id, 36) }
  const rules = { ...build, prerendered: [], matcher: moved }
  return (exchange) => {
    if (!exchange.pathname.startsWith(folder)) return false
    if (exchange.pathname === `${folder}builds/meta/${id}.json`)
      return sendJson(exchange, 200, rules, { 'cache-control': forAYear })
    if (exchange.pathname !== latest) return sayMissing(exchange)
    return sendJson(exchange, 200, build, { 'cache-control': 'public, max-age=1' })
  }
}
