/** One thing of the calendar: when, what, in which languages, and the way to its document. */
import { Link } from '../platform/admin/link.tsx'
import type { Language } from '../platform/admin/words.ts'
import { momentsIn } from '../platform/i18n/figures.ts'
import styles from './calendar.module.css'
import type { PlannedEvent } from './read-calendar.ts'
import { kindWords, calendarWords as words } from './words.ts'

type Props = {
  event: PlannedEvent
  language: Language
  zone: string
  pages: Record<string, string>
  isShort?: boolean
}

export function EventLine({ event, language, zone, pages, isShort = false }: Props) {
  const { kind, at, isWholeDay, locales, collection, global, id, title } = event
  const clock = momentsIn(language, { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const href = global
    ? `/admin/globals/${global}`
    : `/admin/collections/${collection}/${encodeURIComponent(id ?? '')}`
  const name = (global ? pages[global] : title) || words.untitled[language]
  return (
    <li className={styles.event} data-kind={kind}>
      {!isWholeDay && <time dateTime={at}>{clock.format(new Date(at))}</time>}
      <span>
        <span className={styles.kind}>{kindWords[kind][language]}</span>{' '}
        <Link href={href} dir="auto" title={isShort ? name : undefined}>
          {name}
        </Link>
        {!isShort && locales.length > 0 && (
          <span className={styles.locales}>
            {locales.map((one) => words[one][language]).join(' · ')}
          </span>
        )}
      </span>
    </li>
  )
}
