/**
 * Dates and hours, pinned: numbering system and calendar are always named, and so is the time zone.
 * `ar-SA` alone would show the Hijri calendar, `ar-MA` other months, and a server its own zone.
 */
import { cached } from './cached.ts'
import type { Locale } from './locale.ts'
import type { Numerals } from './number-format.ts'
import { type Moment, readMoment } from './read-moment.ts'

/** Names of the Gregorian months in Arabic: يناير (`gregorian`) or كانون الثاني (`levantine`). */
export type Months = 'gregorian' | 'levantine'

/** How much of a date is shown: `'٢٣ أغسطس ٢٠٢٦'`, the same in short, `'أغسطس ٢٠٢٦'`, `'٢٠٢٦'`. */
export type DateStyle = 'long' | 'medium' | 'month-year' | 'year'

/** The language of dates: whose words, whose digits, whose months. */
export type DateLanguage = { locale: Locale; numerals: Numerals; months: Months }

/** Where a moment is seen from: an IANA zone such as `'Asia/Riyadh'`, else UTC. */
export type DateOptions = { timeZone?: string; style?: DateStyle }

const fields: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  'month-year': { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}

/**
 * First and last instants that the Umm al-Qura tables cover, 1300 to 1600 AH; outside them engines
 * fall back on different arithmetic. Source: R.H. van Gent, https://webspace.science.uu.nl/~gent0113/islam/ummalqura.htm
 */
const ummAlQura = { from: Date.UTC(1882, 10, 13), to: Date.UTC(2174, 10, 24) }

/** A Gregorian date, or `''` for what is no date or no time zone. */
export function dateText(value: unknown, language: DateLanguage, options: DateOptions): string {
  const style = fields[options.style ?? 'long']
  return say(readDay(value), dateTag(language, 'gregory'), options.timeZone, style)
}

/** A Hijri date by the Umm al-Qura calendar: `'١٠ ربيع الأول ١٤٤٨ هـ'`, or `''` where its tables end. */
export function hijriText(value: unknown, language: DateLanguage, options: DateOptions): string {
  const day = readDay(value)
  const at = day?.at.getTime() ?? Number.NaN
  if (!(at >= ummAlQura.from && at <= ummAlQura.to)) return ''
  return say(day, dateTag(language, 'islamic-umalqura'), options.timeZone, fields.long)
}

/** Two dates as one: `'٢٣–٢٥ أغسطس ٢٠٢٦'`. */
export function dateRangeText(
  from: unknown,
  to: unknown,
  language: DateLanguage,
  options: DateOptions,
): string {
  const [start, end] = [readDay(from), readDay(to)]
  if (!start || !end) return ''
  const zone = start.kind === 'date' && end.kind === 'date' ? 'UTC' : options.timeZone
  const style = fields[options.style ?? 'long']
  const format = dateFormat(dateTag(language, 'gregory'), zone, style)
  return format ? evenSpaces(format.formatRange(start.at, end.at)) : ''
}

/** An hour on a twelve-hour clock: `'٩:٠٥ ص'`, `'9:05 AM'`. */
export function timeText(value: unknown, language: DateLanguage, timeZone?: string): string {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  const text = say(readHour(value), dateTag(language, 'gregory'), timeZone, clock)
  return text.replace(/[ap]m$/, (half) => half.toUpperCase())
}

/** An hour on a twenty-four-hour clock without a leading zero: `'٩:٠٠'`, `'17:00'`. */
export function clockText(value: unknown, language: DateLanguage, timeZone?: string): string {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const
  const text = say(readHour(value), dateTag(language, 'gregory'), timeZone, clock)
  return text.replace(/^[0٠](?=[0-9٠-٩])/, '')
}

function dateTag({ locale, numerals, months }: DateLanguage, calendar: string): string {
  // The day before the month, as Arabic has it and as the rest of the English here is spelt.
  if (locale === 'en') return `en-GB-u-nu-latn-ca-${calendar}`
  // Syria's list of months, which Lebanon and Iraq share; nothing else of the region is used.
  const region = months === 'levantine' ? 'ar-SY' : 'ar'
  return `${region}-u-nu-${numerals}-ca-${calendar}`
}

function readDay(value: unknown): Moment | undefined {
  const moment = readMoment(value)
  return moment?.kind === 'clock' ? undefined : moment
}

function readHour(value: unknown): Moment | undefined {
  const moment = readMoment(value)
  return moment?.kind === 'date' ? undefined : moment
}

function say(
  moment: Moment | undefined,
  tag: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  if (!moment) return ''
  const format = dateFormat(tag, moment.kind === 'instant' ? timeZone : 'UTC', options)
  return format ? evenSpaces(format.format(moment.at)) : ''
}

function dateFormat(tag: string, timeZone = 'UTC', options: Intl.DateTimeFormatOptions) {
  return cached(`date ${tag} ${timeZone} ${JSON.stringify(options)}`, () => {
    try {
      return new Intl.DateTimeFormat(tag, { ...options, timeZone })
    } catch {
      return undefined
    }
  })
}

// Engines disagree about narrow and thin spaces; one page must not differ between server and browser.
function evenSpaces(text: string): string {
  return text.replace(/[\u2009\u202F]/g, ' ')
}
