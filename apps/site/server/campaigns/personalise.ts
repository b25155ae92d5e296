/**
 * Chooses what of a campaign a visitor sees, before its page is looked up: the wording their
 * advertisement asked for, else a side of the running test, and how many days are left.
 */
import type { Campaign, VariantAssignment } from '@wajiha/contract'
import type { CampaignVariation } from '#app/locale/campaign-choice.ts'
import type { Address } from '#app/locale/read-address.ts'
import { readTimeZone } from '#app/pages/campaign/offer.server.ts'
import { type ConsentRules, readConsent } from '../consent/read-consent.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'
import { assignmentsCookie, readAssignments } from '../http/assignments-cookie.ts'
import { isBot, isPrefetch } from '../http/devices.ts'
import type { Exchange } from '../http/exchange.ts'
import { anonymousVisitorKey, type Visitor } from '../http/visitor.ts'
import { assignVariant } from './assign-variant.ts'
import { countDays, longestDayMs } from './count-days.ts'
import { matchWording } from './match-wording.ts'

type Personalised = {
  address: Address
  /** Headers to send beside the page's own: a cookie, `private`. */
  headers: Record<string, string>
}

type Parts = {
  content: Pick<Content, 'read'>
  rules: ConsentRules
  secret: Buffer
  isSecure: boolean
  visitorOf: (exchange: Exchange) => Visitor
  /** Called for each visit that saw a variant of a test. */
  onVariantShown: (exchange: Exchange, side: VariantAssignment) => void
  now?: () => number
}

export type Personalise = (
  exchange: Exchange,
  address: Address,
  seen?: VariantAssignment,
) => Promise<Personalised>

/** Whether a page is a campaign, which shows different words to different visitors. */
export const isPersonalised = ({ page }: Pick<Address, 'page'>): boolean =>
  page === 'campaign' || page === 'landing'

export function createPersonalise(parts: Parts): Personalise {
  const { content, rules, secret, isSecure, visitorOf, onVariantShown, now = Date.now } = parts

  const mayKeep = ({ request }: Exchange) => readConsent(request.headers, rules).analytics

  /** `seen`: what a form that comes back stood on; it shows the same again. */
  return async (exchange, address, seen) => {
    const campaign = isPersonalised(address) && (await find(address))
    if (!campaign) return { address, headers: {} }
    const query = new URLSearchParams(exchange.search)
    const wording = matchWording(campaign.wordings, query)
    const days = await daysOf(campaign)
    const side = wording === undefined ? sideOf(exchange, campaign, seen) : undefined
    const choice: CampaignVariation = {
      ...(wording === undefined ? {} : { wording }),
      ...(side ? { side } : {}),
      ...(days ? { days } : {}),
    }
    const isPlain = Object.keys(choice).length === 0
    return {
      address: isPlain ? address : { ...address, choice },
      headers: side ? headersOf(exchange, side) : {},
    }
  }

  async function find({ locale, params }: Address): Promise<Campaign | undefined> {
    const slug = params.slug ?? 'default'
    return orNothing(content.read(locale, 'campaign', { slug }).then((answer) => answer?.data))
  }

  async function daysOf({ showsEnd, endsAt, state }: Campaign): Promise<CampaignVariation['days']> {
    if (!showsEnd || !endsAt || state !== 'running') return undefined
    const zone = await orNothing(readTimeZone((...asked) => content.read('ar', ...asked)))
    const left = countDays(endsAt, now(), zone ?? 'UTC')
    return left === undefined ? undefined : { left, until: now() + longestDayMs }
  }

  /** Programs see the campaign as it stands. */
  function sideOf(exchange: Exchange, { test, state }: Campaign, seen?: VariantAssignment) {
    const { headers } = exchange.request
    const userAgent = headers['user-agent']
    if (!test || state !== 'running' || !userAgent || isBot(userAgent)) return undefined
    if (seen?.test === test.id) return seen
    const known = mayKeep(exchange)
      ? readAssignments(headers).find((one) => one.test === test.id)
      : undefined
    const reckon = () =>
      assignVariant(test, anonymousVisitorKey(visitorOf(exchange), userAgent), secret)
    const side = known ?? { test: test.id, side: reckon() }
    if (exchange.method === 'GET' && !isPrefetch(headers)) onVariantShown(exchange, side)
    return side
  }

  /** No cache between us and the visitor may keep what another visitor may not see. */
  function headersOf(exchange: Exchange, side: VariantAssignment): Record<string, string> {
    const known = readAssignments(exchange.request.headers)
    const isKnown = known.some((one) => one.test === side.test && one.side === side.side)
    const cookie =
      mayKeep(exchange) && !isKnown ? assignmentsCookie(side, known, isSecure) : undefined
    return {
      'cache-control': 'private, max-age=0, must-revalidate',
      ...(cookie ? { 'set-cookie': cookie } : {}),
    }
  }
}

/** Where the studio cannot be asked, the page itself says so. */
async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined
    throw error
  }
}
