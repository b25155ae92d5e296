import type { Language } from '../../platform/admin/words.ts'

export type Span = { count: number; unit: 'month' | 'day' }

const tags = { ar: 'ar-u-nu-arab-ca-gregory', en: 'en-GB-u-nu-latn-ca-gregory' }

export const numberIn = (value: number, language: Language) =>
  new Intl.NumberFormat(tags[language]).format(value)

/** @param timeZone of the agency, as the settings of attribution say. */
export const dayIn = (at: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(tags[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at))

/** `٢٤ شهرًا`, `30 days`. */
export const spanIn = ({ count, unit }: Span, language: Language) =>
  new Intl.NumberFormat(tags[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
