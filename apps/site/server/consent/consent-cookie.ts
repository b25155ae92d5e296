/** The headers that remember an answer, and forget what it no longer allows. */
import {
  type Choices,
  type ConsentRules,
  consentCookieName,
  consentLasts,
  writeConsent,
} from '#app/consent/consent.ts'
import { noSidesCookie } from '../campaigns/sides.ts'

/** The visitor's id, which the server sets for those who allow measuring. */
const visitorId = 'vid'

/** @returns `Set-Cookie` lines. The pages' script reads the answer, so it is not HttpOnly. */
export function consentCookies(choices: Choices, rules: ConsentRules, isSecure: boolean): string[] {
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const value = writeConsent(choices, rules)
  return [
    `${consentCookieName}=${value}; Max-Age=${consentLasts}; ${attributes}`,
    ...(choices.analytics
      ? []
      : [`${visitorId}=; Max-Age=0; HttpOnly; ${attributes}`, noSidesCookie(isSecure)]),
  ]
}
