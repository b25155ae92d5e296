/**
 * Figures, dates and times of the studio's own views, in the digits of the platform around them: 0-9 in
 * both languages. What is written to other people (mails, alarms) follows the site's own setting.
 */
import type { Locale } from '@wajiha/arabic'

const tags = { ar: 'ar-u-nu-latn-ca-gregory', en: 'en-GB-u-nu-latn-ca-gregory' }

export const figuresIn = (language: Locale, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(tags[language], options)

export const momentsIn = (language: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[language], options)

/** `3 hours ago`, and the same in Arabic. */
export const agesIn = (language: Locale, options?: Intl.RelativeTimeFormatOptions) =>
  new Intl.RelativeTimeFormat(tags[language], options)
