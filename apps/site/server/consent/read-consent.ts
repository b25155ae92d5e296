/** What the visitor of a request allows: their cookie, Global Privacy Control, the site's mode. */
import type { IncomingHttpHeaders } from 'node:http'
import { type Consent, type ConsentRules, consentOf } from '#app/consent/start/consent.ts'

export type { Choices, Consent, ConsentRules } from '#app/consent/start/consent.ts'

/** What the pages are told of the site's settings. */
export const rulesOf = ({ consent, tagManagerId }: ConsentRules): ConsentRules =>
  tagManagerId ? { consent, tagManagerId } : { consent }

/** @param rules the site's {@link Config} holds them. */
export function readConsent(headers: IncomingHttpHeaders, rules: ConsentRules): Consent {
  return consentOf(headers.cookie ?? '', rules, hasPrivacyControl(headers))
}

/** Whether the visitor said so themselves: an advertiser takes no mode of ours for a person's word. */
export function allowsAds(headers: IncomingHttpHeaders, rules: ConsentRules): boolean {
  const { decided, adUserData } = readConsent(headers, rules)
  return decided && adUserData
}

/** Whether the browser refuses for its reader, by `Sec-GPC: 1`. */
export const hasPrivacyControl = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1'
