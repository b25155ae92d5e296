/** The headers that remember an answer, and forget what it no longer allows. */
import {
  type Choices,
  type ConsentRules,
  consentCookieName,
  consentLasts,
  writeConsent,
} from '#app/consent/start/consent.ts'
import { noAssignmentsCookie } from '../http/assignments-cookie.ts'
import { writeCookie } from '../http/cookies.ts'
import { noVidCookie } from '../http/vid-cookie.ts'

/** @returns `Set-Cookie` lines. The pages' script reads the answer, so it is not HttpOnly. */
export function consentCookies(choices: Choices, rules: ConsentRules, isSecure: boolean): string[] {
  const answer = {
    name: consentCookieName,
    value: writeConsent(choices, rules),
    seconds: consentLasts,
    isSecure,
    isScripted: true,
  }
  const forgotten = choices.analytics ? [] : [noVidCookie(isSecure), noAssignmentsCookie(isSecure)]
  return [writeCookie(answer), ...forgotten]
}
