/** A mail from its template: subject, HTML and text, ready to be put into the outbox. Pure. */
import type { Locale } from '@wajiha/arabic'
import type { Invitation } from './calendar.ts'
import type { Template } from './default-templates.data.ts'
import { inks } from './html-parts.ts'
import { layoutHtml, signature } from './layout-html.ts'
import type { Letterhead } from './letterhead.ts'
import { momentWords } from './moment-words.ts'
import { type Placeholder, placeholdersOf } from './placeholders.ts'
import { renderHtml } from './render-html.ts'
import { renderSubject, renderText, type Values } from './render-text.ts'
import { footHtml, footOf, footText } from './staff-foot.ts'
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
  /** Names beside those of the template. */
  more?: Record<string, Placeholder>
}

/** What the words need of an invitation. */
export type Appointment = Pick<Invitation, 'startsAt' | 'timeZone' | 'place' | 'url'>

export function renderMail({
  template,
  key,
  locale,
  values,
  head,
  calendar,
  more,
}: Asked): Rendered {
  const names = { ...placeholdersOf(key), ...more }
  const known: Values = {
    known: names,
    given: {
      ...commonOf(head),
      ...appointmentOf(calendar, head, locale),
      ...inFigures(values, names, head),
    },
  }
  const blocks = readTemplate(template.body)
  const foot = footOf(key, locale)
  const subject = renderSubject(template.subject, known, locale)
  return {
    subject,
    html: layoutHtml(subject, renderHtml(blocks, known, locale), head, locale, {
      ...(foot && { foot: footHtml(foot, inks.quiet) }),
    }),
    text: `${[renderText(blocks, known), ...(foot ? [footText(foot)] : []), signature(head, locale)].join('\n\n')}\n`,
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
  const when = momentWords(startsAt, timeZone, head.figures, locale)
  return { when, place, meetingUrl: url }
}
