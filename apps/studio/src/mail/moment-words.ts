/** A moment as mails say it, by the clock of a place: `الأحد ٢٩ نوفمبر ٢٠٢٦، ٩:٠٠ ص (بتوقيت الرياض)`. */
import { type Formatter, type Locale, listComma } from '@wajiha/arabic'
import { cityNames } from '../platform/i18n/time-zones.data.ts'

/** @param iso ISO 8601 with a zone. */
export function momentWords(
  iso: string,
  timeZone: string,
  figures: Formatter,
  locale: Locale,
): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(
    new Date(iso),
  )
  const day = `${weekday}${{ ar: ' ', en: ', ' }[locale]}${figures.date(iso, { timeZone })}`
  return `${day}${listComma(locale)}${hourWords(iso, timeZone, figures)} (${zoneName(iso, timeZone, locale)})`
}

/** The hour and its half of the day stay on one line. */
export const hourWords = (iso: string, timeZone: string, figures: Formatter): string =>
  figures.time(iso, { timeZone }).replaceAll(' ', '\u00A0')

/** `بتوقيت الرياض`, `Riyadh time`; a zone without a name here by its distance from Greenwich. */
function zoneName(iso: string, timeZone: string, locale: Locale): string {
  const city = cityNames[timeZone]
  if (city) return { ar: `بتوقيت ${city.ar}`, en: `${city.en} time` }[locale]
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
  const parts = format.formatToParts(new Date(iso))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
