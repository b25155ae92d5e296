import { redirect } from '@tanstack/react-router'
import { localeParam, prefixOf } from '#app/locale/paths.ts'

let isSubmitted = false

/** Lets the visitor into the thank-you page once; called when a form was accepted. */
export function admitToThankYou() {
  isSubmitted = true
}

/**
 * Admits a visitor whose form was just accepted, once; everybody else goes home in their language.
 * The flag lives in memory, so a full load always redirects (BEHAVIOURS 9.6).
 */
export function guardThankYou({ location }: { location: { pathname: string } }) {
  if (isSubmitted) {
    isSubmitted = false
    return
  }
  const locale = prefixOf(location.pathname) ?? 'ar'
  throw redirect({ to: '/{-$locale}', params: { locale: localeParam(locale) }, statusCode: 302 })
}
