import type { Branch } from '@wajiha/contract'
import { comingSpecialHours } from '@wajiha/contract/branch-hours'
import { useWords } from '#app/locale/locale-context.tsx'
import { weekdayNames } from '#app/locale/weekdays.ts'
import { groupHours, type HoursGroup } from '../group-hours.ts'
import { useNow } from '../open-now.tsx'
import styles from './branch-week.module.css'

type Special = Branch['specialHours'][number]

/** The week of an office in as few lines as it needs, and the days that are unlike it. */
export function BranchWeek({ branch }: { branch: Branch }) {
  const { t, format } = useWords()
  const now = useNow()
  const nameOf = useDaysInWords()
  const special = now === undefined ? branch.specialHours : comingSpecialHours(branch, now)
  const timesOf = (hours: { opens: string; closes: string }[]) =>
    format.list(hours.map(({ opens, closes }) => format.timeRange(opens, closes)))
  return (
    <div className={styles.week}>
      <dl>
        {groupHours(branch.hours).map((group) => (
          <div key={group.from}>
            <dt>{nameOf(group)}</dt>
            <dd>{timesOf(group.hours) || t('sections', 'closed')}</dd>
          </div>
        ))}
      </dl>
      {special.length > 0 && (
        <details>
          <summary>{t('sections', 'specialHours')}</summary>
          <dl>
            {special.map((one) => (
              <SpecialDays key={`${one.from}${one.label}`} special={one} />
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

function SpecialDays({ special: { from, to, opens, closes, label } }: { special: Special }) {
  const { t, format } = useWords()
  return (
    <div>
      <dt>
        {label}
        <small>{from === to ? format.date(from) : format.dateRange(from, to)}</small>
      </dt>
      <dd>{opens && closes ? format.timeRange(opens, closes) : t('sections', 'closed')}</dd>
    </div>
  )
}

/** `الأحد إلى الخميس`, `الجمعة والسبت`, `الأحد`. */
function useDaysInWords() {
  const { t, format, locale } = useWords()
  const names = weekdayNames(locale)
  const name = (day: number) => names[day - 1] ?? ''
  return ({ days, from, to }: HoursGroup) =>
    days.length > 2
      ? t('sections', 'dayRange', { from: name(from), to: name(to) })
      : format.list(days.map(name))
}
