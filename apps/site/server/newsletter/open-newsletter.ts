/**
 * Pages behind links of the newsletter. GET decides nothing, because mail scanners open every link; the
 * button posts. The token in the address is all that counts: no cookie is read, so there is nothing that
 * another site's form could abuse, and mail programs may unsubscribe by themselves (RFC 8058).
 */
import { join } from 'node:path'
import type { SubscriptionAction } from '@wajiha/contract'
import type { Config } from '../config.ts'
import { sendFormProblem } from '../forms/answer.ts'
import { BodyRefused } from '../forms/bounded-body.ts'
import { createBuckets } from '../forms/buckets.ts'
import { bodyKind, readBody } from '../forms/read-body.ts'
import { discard } from '../forms/upload.ts'
import { createTrust, readVisitor } from '../forms/visitor.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import { type Log, reasonOf } from '../log.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Pages } from '../pages/pages.ts'
import { actionOf, type Place, placeOf, type Stand, stands } from './acts.ts'
import { createAskStudio } from './ask-studio.ts'
import { openKeptDecisions } from './kept-decisions.ts'
import { drawNewsletterPage } from './newsletter-page.ts'

type Parts = { config: Config; pages: Pages; policy: Policy; log: Log }

/** Nothing of such a page is kept anywhere, and no link on it tells where the visitor was. */
const secretly = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export async function openNewsletter({ config, pages, policy, log }: Parts) {
  const ask = createAskStudio(config.apiBase, config.serviceKey)
  const folder = join(config.dataDir, 'inbox', 'decisions')
  const decisions = await openKeptDecisions({ folder, ask, log })
  const trusted = createTrust(config.trustProxy)
  // A person presses a button or two; a scanner that presses them all is slowed down.
  const flood = createBuckets(30, 2_000)
  void decisions.carry()

  const reader: Handler = (exchange) => {
    const place = placeOf(exchange.pathname)
    return place ? show(exchange, place) : false
  }

  async function show(exchange: Exchange, place: Place): Promise<true> {
    const query = new URLSearchParams(exchange.search)
    const stand = stands.find((one) => one === query.get('state'))
    const isLost = !stand && !query.get('token')
    const rendering = await drawNewsletterPage(pages, place, isLost ? 'unknown' : stand)
    if (rendering.kind === 'redirect')
      return sendRedirect(exchange, 303, rendering.location, secretly)
    const { html } = rendering
    const status = stand === 'failed' ? 503 : rendering.status
    return sendText(exchange, status, 'text/html', html, {
      'content-language': place.locale,
      'content-security-policy': policy(html),
      ...secretly,
    })
  }

  const writer: Handler = (exchange) => {
    const place = placeOf(exchange.pathname)
    return place ? take(exchange, place) : false
  }

  async function take(exchange: Exchange, place: Place): Promise<true> {
    const wait = flood.take(readVisitor(exchange.request, trusted).counter)
    if (wait > 0)
      return sendFormProblem(exchange, 'too_many_requests', {
        headers: { 'retry-after': String(wait) },
      })
    const input = await readInput(exchange)
    if (!input) return sendFormProblem(exchange, 'bad_request')
    const token = new URLSearchParams(exchange.search).get('token') ?? ''
    const action = actionOf(place.act, token, input.action)
    const stand = action ? await decide(action) : 'unknown'
    return input['List-Unsubscribe'] === 'One-Click'
      ? answerProgram(exchange, stand)
      : sendRedirect(exchange, 303, `${place.path}?state=${stand}`, secretly)
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
      await discard(uploads)
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

  return { reader, writer, stop: decisions.stop }
}

/** A mail program wants a status and no page (RFC 8058: no redirect). */
const answerProgram = (exchange: Exchange, stand: Stand): true =>
  sendText(exchange, statuses[stand] ?? 200, 'text/plain', `${stand}\n`, secretly)

const statuses: Partial<Record<Stand, number>> = { unknown: 404, received: 202, failed: 503 }
