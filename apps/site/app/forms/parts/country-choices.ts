import type { Locale } from '@wajiha/contract'

/** ISO 3166-1 alpha-2, the Arab world first; whoever lives elsewhere leaves the field empty. */
const codes = [
  ...['SA', 'AE', 'EG', 'JO', 'KW', 'QA', 'BH', 'OM', 'LB', 'SY', 'IQ', 'PS', 'YE'],
  ...[
    'LY',
    'TN',
    'DZ',
    'MA',
    'MR',
    'SD',
    'SO',
    'DJ',
    'KM',
    'TR',
    'PK',
    'IN',
    'GB',
    'DE',
    'FR',
    'US',
  ],
] as const

/** Countries by name, in the order of the language's alphabet. */
export function countryChoices(locale: Locale): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const compare = new Intl.Collator(locale).compare
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}
