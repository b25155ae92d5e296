/**
 * Pages behind links of the newsletter. GET decides nothing, because mail scanners open every link; the
 * button posts. The token in the address is all that counts: no cookie has a say in it, so there is nothing
 * that another site's form could abuse, and mail programs may unsubscribe by themselves (RFC 8058).
 *
 * Whoever has just confirmed, and allows measuring on a site with a tag manager, is thanked once on a living
 * page, which tells the data layer (ATTR-11); everybody else on one without script.
 */
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { defaultLocale, type Locale } from '@wajiha/arabic'
import type { SubscriptionAction } from '@wajiha/contract'
import { localisedPath, prefixOf } from '#app/locale/paths.ts'
import type { Config } from '../config.ts'
import { readBody } from '../forms/read-body.ts'
import type { Thanks } from '../forms/thanks-cookie.ts'
import { discardUploads } from '../forms/upload.ts'
import { sendFormProblem } from '../http/answer.ts'
import { bodyKind } from '../http/body-kind.ts'
import { BodyRefused } from '../http/bounded-body.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { type Admitted, guardPost } from '../http/guard-post.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Visitors } from '../http/visitor.ts'
import type { Limits } from '../limits/limits.ts'
import { type Log, reasonOf } from '../log.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Pages } from '../pages/pages.ts'
import type { Rendering } from '../pages/render.ts'
import { actionOf, type Place, placeOf, type Stand, stands } from './acts.ts'
import { createAskStudio } from './ask-studio.ts'
import { isJustConfirmed, isThanks, mayTell } from './just-confirmed.ts'
import { openKeptDecisions } from './kept-decisions.ts'
import { drawConfirmed, drawNewsletterPage, thanksPath } from './newsletter-page.ts'

type Parts = {
  config: Config
  visitors: Visitors
  limits: Limits
  pages: Pages
  policy: Policy
  log: Log
  confirmed: Thanks
}

/** Headers of pages whose address holds a secret: kept nowhere, not indexed, told to no other site. */
const secretly = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export async function openNewsletter(parts: Parts) {
  const { config, visitors, limits, pages, policy, log, confirmed } = parts
  const ask = createAskStudio(config.apiBase, config.serviceKey)
  const folder = join(config.dataDir, 'inbox', 'decisions')
  const decisions = await openKeptDecisions({ folder, ask, log })

  const get: Handler = (exchange) => {
    const place = placeOf(exchange.pathname)
    if (!place) return isThanks(exchange) && thank(exchange)
    const isAlive = isJustConfirmed(exchange, place) && confirmed.isCarriedBy(exchange.request)
    return isAlive
      ? sendRedirect(exchange, 303, localisedPath(thanksPath, place.locale), secretly)
      : show(exchange, place)
  }

  /** A full load of the thank-you page by who carries the cookie: shown once, alive. */
  async function thank(exchange: Exchange): Promise<boolean> {
    if (!(await confirmed.admits(exchange.request))) return false
    const locale = prefixOf(exchange.pathname) ?? defaultLocale
    const headers = { 'cache-control': 'no-store', 'set-cookie': confirmed.cleared }
    return send(exchange, locale, await drawConfirmed(pages, locale), headers)
  }

  async function show(exchange: Exchange, place: Place): Promise<true> {
    const query = new URLSearchParams(exchange.search)
    const stand = stands.find((one) => one === query.get('state'))
    const isLost = !stand && !query.get('token')
    const rendering = await drawNewsletterPage(pages, place, isLost ? 'unknown' : stand)
    const isFailed = stand === 'failed' && rendering.kind === 'html'
    const shown = isFailed ? { ...rendering, status: 503 as const } : rendering
    return send(exchange, place.locale, shown, secretly)
  }

  function send(
    exchange: Exchange,
    locale: Locale,
    rendering: Rendering,
    headers: OutgoingHttpHeaders,
  ): true {
    if (rendering.kind === 'redirect')
      return sendRedirect(exchange, 303, rendering.location, headers)
    const { html, own, status } = rendering
    return sendText(exchange, status, 'text/html', html, {
      'content-language': locale,
      'content-security-policy': policy(own),
      ...headers,
    })
  }

  const post: Handler = (exchange) => {
    const place = placeOf(exchange.pathname)
    return place ? answer(exchange, place) : false
  }

  const flood = limits.flood('newsletterDecisions')
  const answer = guardPost({ flood, visitorOf: visitors.visitorOf }, accept)

  async function accept(exchange: Exchange, _: Admitted, place: Place): Promise<true> {
    const input = await readInput(exchange)
    if (!input) return sendFormProblem(exchange, 'bad_request')
    const token = new URLSearchParams(exchange.search).get('token') ?? ''
    const action = actionOf(place.act, token, input.action)
    const stand = action ? await decide(action) : 'unknown'
    return input['List-Unsubscribe'] === 'One-Click'
      ? answerProgram(exchange, stand)
      : sendRedirect(exchange, 303, `${place.path}?state=${stand}`, {
          ...secretly,
          ...(stand === 'confirmed' &&
            mayTell(exchange, config) && { 'set-cookie': confirmed.cookie() }),
        })
  }

  async function readInput({ request }: Exchange) {
    const kind = bodyKind(request)
    if (kind !== 'urlencoded' && kind !== 'multipart') return undefined
    try {
      const { input, uploads } = await readBody(
        request,
        kind,
        join(config.dataDir, 'inbox', 'incoming'),
      )
      await discardUploads(uploads)
      return input
    } catch (error) {
      if (error instanceof BodyRefused) return undefined
      throw error
    }
  }

  /** The studio decides; while it is away, the decision is kept first and then promised. */
  async function decide(action: SubscriptionAction): Promise<Stand> {
    const outcome = await ask(action)
    if (outcome !== 'away') return outcome
    try {
      await decisions.keep(action)
      return 'received'
    } catch (error) {
      log.error('decision_not_kept', { reason: reasonOf(error) })
      return 'failed'
    }
  }

  return { get, post, stop: decisions.stop }
}

/** A mail program wants a status and no page (RFC 8058: no redirect). */
const answerProgram = (exchange: Exchange, stand: Stand): true =>
  sendText(exchange, statuses[stand] ?? 200, 'text/plain', `${stand}\n`, secretly)

const statuses: Partial<Record<Stand, number>> = { unknown: 404, received: 202, failed: 503 }
