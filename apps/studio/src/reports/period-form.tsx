/** Which days, and by which model credit is shared: a plain form, and the spans people ask for. */
import { dayIn } from '@wajiha/contract/zoned-time'
import type { models } from '../attribution/models.ts'
import styles from '../platform/admin/figures.module.css'
import { type Said, say } from '../platform/i18n/say.ts'
import type { Reader } from '../platform/tables/figures.ts'
import { daysBefore } from './period.ts'
import type { Question } from './queries/ask.ts'

const spans: [number, Said][] = [
  [28, say('٤ أسابيع', '4 weeks')],
  [84, say('١٢ أسبوعًا', '12 weeks')],
  [365, say('سنة', 'A year')],
]

const modelNames: Record<(typeof models)[number], Said> = {
  lastNonDirect: say('آخر زيارة غير مباشرة', 'Last non-direct visit'),
  first: say('أوّل زيارة', 'First visit'),
  last: say('آخر زيارة', 'Last visit'),
  linear: say('بالتساوي', 'Equal shares'),
  position: say('٤٠–٢٠–٤٠ بالموضع', '40–20–40 by position'),
}

const words = {
  from: say('من', 'From'),
  to: say('إلى', 'To'),
  model: say('يُنسب إلى', 'Credit to'),
  show: say('اعرض', 'Show'),
}

export function PeriodForm({ question, reader }: { question: Question; reader: Reader }) {
  const { period, model } = question
  const { locale } = reader
  const today = dayIn(new Date(), period.timeZone)
  return (
    <form method="get" className={styles.period}>
      <label>
        {words.from[locale]}
        <input type="date" name="from" defaultValue={period.from} max={today} />
      </label>
      <label>
        {words.to[locale]}
        <input type="date" name="to" defaultValue={period.to} max={today} />
      </label>
      <label>
        {words.model[locale]}
        <select name="model" defaultValue={model}>
          {Object.entries(modelNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name[locale]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{words.show[locale]}</button>
      <p className={styles.spans}>
        {spans.map(([days, name]) => (
          <a
            key={days}
            href={`?from=${daysBefore(today, days - 1)}&to=${today}&model=${model}`}
            {...(period.to === today && period.from === daysBefore(today, days - 1)
              ? { 'aria-current': 'true' as const }
              : {})}
          >
            {name[locale]}
          </a>
        ))}
      </p>
    </form>
  )
}
