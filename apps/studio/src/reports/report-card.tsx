/** One report: its name, its chart, the same as a table beside it, and both to take along. */

import styles from '../platform/admin/figures.module.css'
import { dayName, figure, type Reader, readerOf } from '../platform/tables/figures.ts'
import type { Table } from '../platform/tables/table.ts'
import { drawReport } from './draw-report.ts'
import type { Question } from './queries/ask.ts'
import type { Report } from './report-list.ts'

type Props = { report: Report; table: Table; reader: Reader; question: Question }

export function ReportCard({ report, table, reader, question }: Props) {
  const { locale } = reader
  const isEmpty = table.rows.every(({ values }) => values.every((value) => !value))
  const svg = isEmpty ? undefined : drawReport(report, table, reader)
  return (
    <article className={styles.report} aria-labelledby={`report-${report.key}`}>
      <header>
        <h3 id={`report-${report.key}`}>{report.title[locale]}</h3>
        {report.note && <p>{report.note[locale]}</p>}
      </header>
      {isEmpty ? (
        <p className={styles.empty}>
          {{ ar: 'لا شيء في هذه الأيّام.', en: 'Nothing in these days.' }[locale]}
        </p>
      ) : (
        <div className={svg ? styles.pair : styles.alone}>
          {svg && <Chart svg={svg} name={report.title[locale]} locale={locale} />}
          <Figures table={table} reader={reader} name={report.title[locale]} />
        </div>
      )}
      {!isEmpty && (
        <Take report={report} hasChart={Boolean(svg)} question={question} reader={reader} />
      )}
    </article>
  )
}

/** A chart keeps a size at which its words are read; on a phone it is pushed aside. */
const Chart = ({ svg, name, locale }: { svg: string; name: string; locale: Reader['locale'] }) => (
  <div>
    <p className={styles.aside}>
      {{ ar: 'اسحب الرسم جانبًا لترى باقيه.', en: 'Push the chart aside to see the rest.' }[locale]}
    </p>
    <section
      className={styles.chart}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
      tabIndex={0}
      aria-label={{ ar: `رسم: ${name}`, en: `Chart: ${name}` }[locale]}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, every text in it escaped
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  </div>
)

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

function Figures({ table, reader, name }: { table: Table; reader: Reader; name: string }) {
  const { locale } = reader
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
    <section className={styles.table} tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{table.of[locale]}</th>
            {table.columns.map(({ label }) => (
              <th key={label.en} scope="col">
                {label[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ label, values }) => (
            <tr key={label.en}>
              <th scope="row">
                <bdi>{dayPattern.test(label.en) ? dayName(label.en, reader) : label[locale]}</bdi>
              </th>
              {table.columns.map((column, index) => (
                <td key={column.label.en}>
                  {figure(values[index], column.kind, readerOf(column, reader))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Take({
  report,
  hasChart,
  question,
  reader,
}: Pick<Props, 'report' | 'question' | 'reader'> & { hasChart: boolean }) {
  const { from, to } = question.period
  const query = new URLSearchParams({ from, to, model: question.model })
  const kinds = hasChart ? ['csv', 'svg'] : ['csv']
  return (
    <p className={styles.take}>
      {{ ar: 'نزّل:', en: 'Download:' }[reader.locale]}{' '}
      {kinds.map((kind) => (
        <a key={kind} href={`/api/reports/${report.key}.${kind}?${query}`} download>
          {kind.toUpperCase()}
        </a>
      ))}
    </p>
  )
}
