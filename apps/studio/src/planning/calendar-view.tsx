/** «التقويم»: a month of what is scheduled, waits, closes and ends, and the same day by day. */

import { dayIn } from '@wajiha/contract/zoned-time'
import type { AdminViewServerProps } from 'payload'
import { Link } from '../platform/admin/link.tsx'
import { PageFrame } from '../platform/admin/page-frame.tsx'
import { type Language, languageOf } from '../platform/admin/words.ts'
import { momentsIn } from '../platform/i18n/figures.ts'
import styles from './calendar.module.css'
import { EventLine } from './event-line.tsx'
import { type Month, monthOf } from './month.ts'
import { type PlannedEvent, readCalendar, readZone } from './read-calendar.ts'
import { calendarWords as words } from './words.ts'

export function CalendarView(view: AdminViewServerProps) {
  return (
    <PageFrame view={view} title={words.title} act="openCalendar">
      {() => page(view)}
    </PageFrame>
  )
}

async function page({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const language = languageOf(req.i18n)
  const zone = await readZone(req.payload)
  const today = dayIn(new Date(), zone)
  const month = monthOf((await searchParams)?.month, today, zone)
  const events = await readCalendar(req.payload, { user: req.user, zone, language, ...month })
  const own = events.filter(({ day }) => day.startsWith(month.key))
  const names = req.payload.config.globals.flatMap(({ slug, label }) =>
    typeof label === 'object' ? [[slug, String(label[language] ?? slug)] as const] : [],
  )
  const shown = { events, language, zone, today, pages: Object.fromEntries(names) }
  return (
    <div className={styles.calendar}>
      <Ways month={month} language={language} zone={zone} />
      <Grid month={month} {...shown} />
      <section className={styles.agenda}>
        <h2>{words.agenda[language]}</h2>
        {own.length === 0 ? <p>{words.none[language]}</p> : <Agenda {...shown} events={own} />}
      </section>
    </div>
  )
}

type Shown = {
  events: PlannedEvent[]
  language: Language
  zone: string
  today: string
  pages: Record<string, string>
}

/** Noon there, so that a day stays itself in every zone. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const daysIn = (language: Language, options: Intl.DateTimeFormatOptions) =>
  momentsIn(language, { timeZone: 'UTC', ...options })

function Ways({ month, language, zone }: { month: Month; language: Language; zone: string }) {
  const name = daysIn(language, { month: 'long', year: 'numeric' }).format(noon(`${month.key}-01`))
  const to = (key: string) => `/admin/calendar?month=${key}`
  return (
    <div className={styles.ways}>
      <h2>{name}</h2>
      <nav aria-label={words.title[language]}>
        <Link href={to(month.previous)}>{words.previous[language]}</Link>
        <Link href="/admin/calendar">{words.today[language]}</Link>
        <Link href={to(month.next)}>{words.next[language]}</Link>
      </nav>
      <p>
        {words.zone[language]} <bdi>{zoneName(zone, language)}</bdi>
      </p>
    </div>
  )
}

const zoneName = (zone: string, language: Language) =>
  daysIn(language, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

function Grid({ month, events, language, zone, today, pages }: Shown & { month: Month }) {
  const weekday = daysIn(language, { weekday: 'short' })
  const longDay = daysIn(language, { weekday: 'long' })
  const figure = daysIn(language, { day: 'numeric' })
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          {month.weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={longDay.format(noon(day))}>
              {weekday.format(noon(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-other={!day.startsWith(month.key) || undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                <time dateTime={day}>{figure.format(noon(day))}</time>
                <ul>
                  {events
                    .filter((event) => event.day === day)
                    .map((event) => (
                      <EventLine
                        key={keyOf(event)}
                        event={event}
                        language={language}
                        zone={zone}
                        pages={pages}
                        isShort
                      />
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Agenda({ events, language, zone, pages }: Shown) {
  const full = daysIn(language, { weekday: 'long', day: 'numeric', month: 'long' })
  const days = [...new Set(events.map(({ day }) => day))]
  return (
    <ol>
      {days.map((day) => (
        <li key={day}>
          <h3>
            <time dateTime={day}>{full.format(noon(day))}</time>
          </h3>
          <ul>
            {events
              .filter((event) => event.day === day)
              .map((event) => (
                <EventLine
                  key={keyOf(event)}
                  event={event}
                  language={language}
                  zone={zone}
                  pages={pages}
                />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const keyOf = ({ kind, at, collection, global, id, locales }: PlannedEvent) =>
  [kind, at, collection ?? global, id, ...locales].join(' ')
