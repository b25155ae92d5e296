/** What an export holds, by the paths of fields. Device, network and machinery stay inside. */
import { plainNames } from '../platform/fields/plain-answers.data.ts'

const origin = [
  ...['campaign', 'card', 'shortLink', 'pageUrl', 'referrerHost'],
  ...['attribution.channel', 'attribution.source', 'attribution.medium', 'attribution.campaign'],
  ...['attribution.term', 'attribution.content', 'attribution.landingPath'],
  ...['attribution.referrerHost', 'attribution.via'],
  ...['attribution.firstChannel', 'attribution.lastChannel'],
  ...['attribution.firstTouchAt', 'attribution.lastTouchAt'],
  ...['attribution.touchCount', 'attribution.daysToConvert'],
  ...['attribution.gclid', 'attribution.gbraid', 'attribution.wbraid', 'attribution.clickedAt'],
] as const

const consent = [
  ...['consent.privacyAt', 'consent.textVersion', 'consent.marketingAt', 'consent.adsAt'],
] as const

export const columnLists = {
  leads: [
    ...['number', 'reference', 'createdAt', 'stage', 'name', 'phoneE164', 'email'],
    ...plainNames,
    ...['service', 'branch', 'budget', 'message', 'owner', 'value', 'currency', 'lostReason'],
    ...['nextAction', 'nextActionAt', 'dueAt', 'firstResponseAt', 'form', 'locale'],
    ...['campaignValue', 'campaignCurrency', 'variant'],
    ...origin,
    ...consent,
  ],
  applications: [
    ...['number', 'reference', 'createdAt', 'stage', 'job', 'name', 'phoneE164', 'email'],
    ...['city', 'country', 'experience', 'notice', 'salary', 'message', 'links', 'cvName'],
    ...['answers', 'isKnockedOut', 'rating', 'tags', 'assignee', 'rejectionReason'],
    ...['interview.at', 'interview.where', 'locale'],
    ...origin,
    ...consent,
  ],
  subscribers: [
    ...['email', 'name', 'state', 'locale', 'tags', 'createdAt', 'confirmedAt', 'unsubscribedAt'],
    ...['consent.at', 'consent.textVersion', 'consent.pageUrl'],
  ],
} as const satisfies Record<string, readonly string[]>

export type Exported = keyof typeof columnLists
