/** Whether a visitor has just confirmed the newsletter, and whether a tag manager may be told. */
import { purposes } from '#app/consent/start/consent.ts'
import { withoutPrefix } from '#app/locale/paths.ts'
import type { Config } from '../config.ts'
import { readConsent } from '../consent/read-consent.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Place } from './acts.ts'
import { thanksPath } from './newsletter-page.ts'

/** Whether a tag manager would hear of it: the site has one, and the visitor has allowed something. */
export function mayTell({ request }: Exchange, config: Config): boolean {
  const consent = readConsent(request.headers, config)
  const isAnswered = consent.decided || config.consent === 'off'
  return Boolean(config.tagManagerId) && isAnswered && purposes.some((purpose) => consent[purpose])
}

/** The address to which the button of a confirmation leads. */
export const isJustConfirmed = ({ search }: Exchange, { act }: Place): boolean =>
  act === 'confirm' && new URLSearchParams(search).get('state') === 'confirmed'

/** A full load of the thank-you page, in either language. */
export const isThanks = ({ method, pathname }: Exchange): boolean =>
  method === 'GET' && withoutPrefix(pathname) === thanksPath
