/** What the lead that stays takes from the one that goes: whatever it does not say itself. Pure. */
import { joinStories } from '../../attribution/join-stories.ts'
import type { Lead } from '../../payload-types.ts'
import { plainNames } from '../../platform/fields/plain-answers.data.ts'
import { replyWishNames } from '../../platform/fields/reply-wishes.data.ts'
import type { LeadStage } from '../stages.ts'

/** Fields that belong together: taken together, or not at all. */
const together = [
  ['phoneE164', 'phoneRaw', 'phoneCountry', 'phoneType'],
  ['email', 'emailNorm'],
  ['service', 'serviceKey'],
  ['branch'],
  ['budget'],
  ['campaign', 'campaignValue', 'campaignCurrency', 'variant', 'variantTest'],
  ['card'],
  ['shortLink'],
  ['owner'],
  ['value', 'currency'],
  ['nextAction', 'nextActionAt'],
  ['pageUrl', 'referrerHost'],
  ...plainNames.map((name) => [name] as const),
  ...replyWishNames.map((name) => [name] as const),
] as const satisfies readonly (readonly (keyof Lead)[])[]

export function joinedValues(kept: Lead, other: Lead): Partial<Lead> {
  const taken: Record<string, unknown> = {}
  for (const group of together) {
    const [first] = group
    if (isSaid(kept[first]) || !isSaid(other[first])) continue
    for (const name of group) taken[name] = other[name] ?? null
  }
  const until = [kept.createdAt, other.createdAt].sort()[0] ?? kept.createdAt
  const attribution = joinStories(kept.attribution, other.attribution, until)
  const stage = furtherStage(kept, other)
  return {
    ...taken,
    ...(stage ? { stage, lostReason: null } : {}),
    tags: [...new Set([...(kept.tags ?? []), ...(other.tags ?? [])])],
    consent: joinedConsent(kept.consent, other.consent),
    firstResponseAt: earliest(kept.firstResponseAt, other.firstResponseAt),
    dueAt: earliest(kept.dueAt, other.dueAt),
    ...(attribution ? { attribution: attribution as Lead['attribution'] } : {}),
  }
}

const open: readonly LeadStage[] = ['new', 'contacted', 'qualified', 'proposal']

/** Where the other one came further, or is still open while this one was given up: that stage. */
function furtherStage(kept: Lead, other: Lead): LeadStage | undefined {
  const isFurther = open.indexOf(other.stage) > open.indexOf(kept.stage)
  return isFurther && kept.stage !== 'won' ? other.stage : undefined
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''

/** What was agreed to stays agreed to, with the notice under which it was. */
function joinedConsent(kept: Lead['consent'], other: Lead['consent']): Lead['consent'] {
  const notice = kept?.privacyAt ? kept : other
  return {
    ...kept,
    basis: kept?.basis ?? other?.basis ?? null,
    privacyAt: notice?.privacyAt ?? null,
    textVersion: notice?.textVersion ?? null,
    locale: notice?.locale ?? kept?.locale ?? null,
    marketingAt: kept?.marketingAt ?? other?.marketingAt ?? null,
    adsAt: kept?.adsAt ?? other?.adsAt ?? null,
  }
}

const earliest = (...moments: (string | null | undefined)[]): string | null =>
  moments.filter((one) => typeof one === 'string').sort()[0] ?? null
