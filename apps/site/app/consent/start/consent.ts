/**
 * What a visitor allows, and the cookie that remembers it (ATTR-04). This file only computes: the
 * server, the script before the first paint and the app all follow it.
 *
 * The cookie `wajiha-consent` holds the version of the notice that was answered, a dot, and a letter
 * for each purpose that was allowed, or `0` for none: `1.a`, `1t.adupf`, `1.0`.
 */

import type { ConsentMode } from '@wajiha/contract/settings'

/** What the site's settings say. */
export type ConsentRules = {
  consent: ConsentMode
  /** The tag manager's container; without one there are no purposes but measuring. */
  tagManagerId?: string | undefined
}

const letters = {
  analytics: 'a',
  ads: 'd',
  adUserData: 'u',
  adPersonalization: 'p',
  functional: 'f',
} as const

export type Purpose = keyof typeof letters
export type Choices = Record<Purpose, boolean>
/** `decided`: the visitor has answered the notice as it stands now. */
export type Consent = Choices & { decided: boolean }

export const purposes = Object.keys(letters) as Purpose[]

export const consentCookieName = 'wajiha-consent'

/** Half a year, in seconds; afterwards the notice asks again. */
export const consentLasts = 182 * 24 * 60 * 60

/** Changes with the words of the notice: raise it, and everybody is asked again. */
const wordsVersion = 1

/** The version of the notice: its words, and whether it asks about a tag manager too. */
export const noticeVersion = ({ tagManagerId }: Pick<ConsentRules, 'tagManagerId'>): string =>
  `${wordsVersion}${tagManagerId ? 't' : ''}`

/**
 * What is allowed now. Without an answer the mode decides, but Global Privacy Control refuses
 * everything until there is one, and so does what was refused in an older notice.
 *
 * @param cookies as they stand in a `Cookie` header or in `document.cookie`.
 */
export function consentOf(
  cookies: string,
  rules: ConsentRules,
  hasPrivacyControl: boolean,
): Consent {
  const [version, allowed] = readCookie(cookies)
  const decided = version === noticeVersion(rules)
  const choose = (purpose: Purpose) => {
    const isAllowed = allowed?.includes(letters[purpose])
    if (decided) return isAllowed === true
    if (rules.consent === 'required' || isAllowed === false) return false
    return !hasPrivacyControl
  }
  return { ...choicesBy(choose), decided }
}

/** The cookie's value for an answer. */
export function writeConsent(choices: Choices, rules: Pick<ConsentRules, 'tagManagerId'>): string {
  const allowed = purposes.filter((purpose) => choices[purpose]).map((purpose) => letters[purpose])
  return `${noticeVersion(rules)}.${allowed.join('') || '0'}`
}

/** The choices that these letters stand for, among those that the site asks for. */
export const choicesOf = ({ tagManagerId }: ConsentRules, allowed: string): Choices =>
  choicesBy(
    (purpose) =>
      allowed.includes(letters[purpose]) && (purpose === 'analytics' || Boolean(tagManagerId)),
  )

export function choicesBy(choose: (purpose: Purpose) => boolean): Choices {
  return Object.fromEntries(purposes.map((purpose) => [purpose, choose(purpose)])) as Choices
}

function readCookie(cookies: string): [version?: string, allowed?: string] {
  const pattern = new RegExp(`(?:^|; )${consentCookieName}=(\\w+)\\.([0adupf]+)`)
  const [, version, allowed] = pattern.exec(cookies) ?? []
  return version && allowed ? [version, allowed] : []
}
