import type { Locale } from '@wajiha/arabic'

/** Where agencies that write Arabic first have offices; others are chosen in the office's own page. */
const codes =
  'SA AE EG JO KW QA BH OM IQ SY LB PS YE SD LY TN DZ MA MR SO DJ KM TR GB DE FR US'.split(' ')

export type Country = { code: string; name: string }

/** Named by the server alone: browsers have names of their own, and a form must not change as it comes alive. */
export function countriesIn(language: Locale): Country[] {
  const named = new Intl.DisplayNames(language, { type: 'region' })
  return codes.map((code) => ({ code, name: named.of(code) ?? code }))
}
