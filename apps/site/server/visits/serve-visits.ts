/**
 * `POST /api/touches`: the beacon of a page that came to life. It never says more than 204, sets the
 * visitor's id where they allow it, and takes the id away where they do not. Nothing is kept of
 * machines, and nothing waits for the disk.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RecordedVisit } from '@wajiha/contract'
import type { Bucket } from '@wajiha/contract/buckets'
import { prefixOf } from '#app/locale/paths.ts'
import { type ConsentRules, readConsent } from '../consent/read-consent.ts'
import { sendFormProblem } from '../http/answer.ts'
import { BodyRefused, readTextBody } from '../http/bounded-body.ts'
import { deviceClassOf, isBot } from '../http/devices.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { type Admitted, guardPost } from '../http/guard-post.ts'
import { newVid, noVidCookie, readVid, vidCookie } from '../http/vid-cookie.ts'
import { anonymousVisitorKey, type Visitor } from '../http/visitor.ts'
import { floodBucket } from '../limits/flood-limits.ts'
import { readBeacon } from './read-beacon.ts'
import { createSessions } from './sessions.ts'
import type { ShortHits } from './short-hits.ts'
import type { VisitBuffer } from './visit-buffer.ts'

export type VisitParts = {
  buffer: VisitBuffer
  rules: ConsentRules
  origin: string
  isSecure: boolean
  visitorOf: (request: IncomingMessage) => Visitor
  flood: Bucket
  shortHits: ShortHits
  now: () => number
}

const mostBytes = 16_000
const picturePath = '/api/touches/seen.gif'
/** One transparent point. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** @returns the answers to the beacon, and to the picture of pages that run no script. */
export function serveVisits(parts: VisitParts): { get: Handler; post: Handler } {
  const { buffer, rules, origin, isSecure, visitorOf, flood, shortHits, now } = parts
  const beginsVisit = createSessions()
  const begun = floodBucket('visitsKept', now)
  const answer = guardPost({ origin, flood, visitorOf }, keep)

  return {
    post: (exchange) => (exchange.pathname === '/api/touches' ? answer(exchange) : false),
    get: (exchange) =>
      exchange.pathname === picturePath ? sendPicture(exchange, look(exchange)) : false,
  }

  async function keep(exchange: Exchange, { visitor }: Admitted): Promise<true> {
    const { request } = exchange
    const text = await readText(request)
    if (typeof text !== 'string') return sendFormProblem(exchange, text.code)
    const known = readVid(request.headers)
    if (!readConsent(request.headers, rules).analytics)
      return sendNothing(exchange, known && noVidCookie(isSecure))
    const userAgent = request.headers['user-agent']
    if (!userAgent || isBot(userAgent)) return sendNothing(exchange)
    const visit = readBeacon(text, origin, new Date(now()))
    if (!visit) return sendFormProblem(exchange, 'bad_request')
    const vid = known ?? newVid()
    keepVisit({ vid, visit, visitor, userAgent })
    return sendNothing(exchange, vidCookie(vid, isSecure))
  }

  /** A page that runs no script asks for a picture, and the browser says for which page. */
  function look({ request }: Exchange): string | undefined {
    const { 'user-agent': userAgent, referer = '' } = request.headers
    const visitor = visitorOf(request)
    if (!userAgent || isBot(userAgent) || flood.take(visitor.counter) > 0) return undefined
    const known = readVid(request.headers)
    if (!readConsent(request.headers, rules).analytics) return known && noVidCookie(isSecure)
    if (URL.parse(referer)?.origin !== new URL(origin).origin) return undefined
    const visit = readBeacon(JSON.stringify({ url: referer }), origin, new Date(now()))
    const vid = known ?? newVid()
    if (visit) keepVisit({ vid, visit, visitor, userAgent })
    return vidCookie(vid, isSecure)
  }

  type Kept = { vid: string; visit: RecordedVisit; visitor: Visitor; userAgent: string }

  function keepVisit({ vid, visit, visitor, userAgent }: Kept): void {
    tellShortLink(visit, anonymousVisitorKey(visitor, userAgent))
    if (!beginsVisit(vid, visit, now()) || begun.take(visitor.counter) > 0) return
    buffer.keep({
      id: randomUUID(),
      visitor: vid,
      kind: 'visit',
      visit,
      locale: localeOf(visit.additionalInfo.landingPageUrl),
      deviceClass: deviceClassOf(userAgent),
      uaFamily: visitor.uaFamily,
    })
  }

  /** `?via=short:CODE` on the landing page, where nothing else of ours is named. */
  function tellShortLink({ timestamp, additionalInfo }: RecordedVisit, who: string): void {
    const { landingPageUrl = '' } = additionalInfo
    const code = shortHits.take(who, landingPageUrl, Date.parse(timestamp), now())
    const landing = URL.parse(landingPageUrl)
    if (!code || !landing || landing.searchParams.has('via')) return
    landing.searchParams.set('via', `short:${code}`)
    additionalInfo.landingPageUrl = landing.href
  }
}

const localeOf = (landing = '') => prefixOf(URL.parse(landing)?.pathname ?? '/') ?? 'ar'

async function readText(request: IncomingMessage): Promise<string | BodyRefused> {
  try {
    return await readTextBody(request, mostBytes)
  } catch (error) {
    if (error instanceof BodyRefused) return error
    throw error
  }
}

function sendNothing({ response, common }: Exchange, cookie?: string): true {
  response.writeHead(204, {
    ...common,
    'cache-control': 'no-store',
    ...(cookie ? { 'set-cookie': cookie } : {}),
  })
  response.end()
  return true
}

function sendPicture({ response, common, method }: Exchange, cookie?: string): true {
  response.writeHead(200, {
    ...common,
    'content-type': 'image/gif',
    'content-length': picture.length,
    'cache-control': 'no-store',
    ...(cookie ? { 'set-cookie': cookie } : {}),
  })
  response.end(method === 'HEAD' ? undefined : picture)
  return true
}
