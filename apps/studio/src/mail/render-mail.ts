/** A mail from its template: subject, HTML and text, ready to be put into the outbox. Pure. */
import { type Locale, listComma } from '@wajiha/arabic'
import { cityNames } from '../platform/i18n/time-zones.data.ts'
import type { Invitation } from './calendar.ts'
import type { Template } from './default-templates.data.ts'
import { layoutHtml, signature } from './layout-html.ts'
import type { Letterhead } from './letterhead.ts'
import { type Placeholder, placeholdersOf } from './placeholders.ts'
import { renderHtml } from './render-html.ts'
import { renderSubject, renderText, type Values } from './render-text.ts'
import type { TemplateKey } from './template-keys.ts'
import { readTemplate } from './template-syntax.ts'

export type Rendered = { subject: string; html: string; text: string }

export type Asked = {
  template: Template
  key: TemplateKey
  locale: Locale
  values: Record<string, string>
  head: Letterhead
  calendar?: Appointment | undefined
}

/** What the words need of an invitation. */
export type Appointment = Pick<Invitation, 'startsAt' | 'timeZone' | 'place' | 'url'>

export function renderMail({ template, key, locale, values, head, calendar }: Asked): Rendered {
  const names = placeholdersOf(key)
  const known: Values = {
    known: names,
    given: {
      ...commonOf(head),
      ...appointmentOf(calendar, head, locale),
      ...inFigures(values, names, head),
    },
  }
  const blocks = readTemplate(template.body)
  const subject = renderSubject(template.subject, known, locale)
  return {
    subject,
    html: layoutHtml(subject, renderHtml(blocks, known, locale), head, locale),
    text: `${renderText(blocks, known)}\n\n${signature(head, locale)}\n`,
  }
}

const commonOf = ({
  agency,
  branchName,
  branchPhone,
  branchAddress,
  siteUrl,
}: Letterhead): Record<string, string> => ({
  agency,
  branchName,
  branchPhone,
  branchAddress,
  siteUrl,
})

/** Counts and days in the agency's figures and months; what is neither stays as it was given. */
function inFigures(
  values: Record<string, string>,
  names: Record<string, Placeholder>,
  { figures, timeZone }: Letterhead,
): Record<string, string> {
  const written = ([name, value]: [string, string]) => {
    const kind = Object.hasOwn(names, name) ? names[name]?.kind : undefined
    if (kind === 'count') return [name, figures.digits(value)]
    return [name, kind === 'day' ? figures.date(value, { timeZone }) || value : value]
  }
  return Object.fromEntries(Object.entries(values).map(written))
}

/** What the words say of an appointment: `الأحد، ٢٩ نوفمبر ٢٠٢٦، ٩:٠٠ ص (Asia/Riyadh)`. */
function appointmentOf(
  calendar: Appointment | undefined,
  head: Letterhead,
  locale: Locale,
): Record<string, string> {
  if (!calendar) return {}
  const { startsAt, timeZone, place = '', url = '' } = calendar
  const { figures } = head
  const weekday = weekdayOf(startsAt, timeZone, locale)
  const day = `${weekday}${{ ar: ' ', en: ', ' }[locale]}${figures.date(startsAt, { timeZone })}`
  // The hour and its half of the day stay on one line.
  const hour = figures.time(startsAt, { timeZone }).replaceAll(' ', '\u00A0')
  const zone = zoneName(startsAt, timeZone, locale)
  const when = `${day}${listComma(locale)}${hour} (${zone})`
  return { when, place, meetingUrl: url }
}

const weekdayOf = (iso: string, timeZone: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(new Date(iso))

/** `بتوقيت الرياض`, `Riyadh time`; a zone without a name here by its distance from Greenwich. */
function zoneName(iso: string, timeZone: string, locale: Locale): string {
  const city = cityNames[timeZone]
  if (city) return { ar: `بتوقيت ${city.ar}`, en: `${city.en} time` }[locale]
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
  const parts = format.formatToParts(new Date(iso))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
