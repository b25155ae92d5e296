import { redirect } from '@tanstack/react-router'
import { localeParam, prefixOf } from '#app/locale/paths.ts'

let isSubmitted = false
let reference: string | undefined

type Entering = {
  location: { pathname: string }
  serverContext?: { isAdmitted?: boolean | undefined } | undefined
}

/** Lets the visitor into the thank-you page once; called when a form was accepted. */
export function admitToThankYou(number: string) {
  isSubmitted = true
  reference = number
}

/** The number of what was sent last, since the page came to life. */
export const admittedReference = () => reference

/**
 * Admits a visitor whose form was just accepted, once; everybody else goes home in their language.
 * The flag lives in memory, so a full load redirects (BEHAVIOURS 9.6), unless the server has just
 * seen the one-time cookie of a form that was sent without script.
 */
export function requireAdmission({ location, serverContext }: Entering) {
  if (serverContext?.isAdmitted) return
  if (isSubmitted) {
    isSubmitted = false
    return
  }
  const locale = prefixOf(location.pathname) ?? 'ar'
  throw redirect({ to: '/{-$locale}', params: { locale: localeParam(locale) }, statusCode: 302 })
}
