/**
 * «التقارير»: what the work brought, to be looked at. Everything is drawn by the server; the form is a
 * plain GET, so an address is a report that can be sent on.
 */

import type { AdminViewServerProps } from 'payload'
import styles from '../platform/admin/figures.module.css'
import { Frame } from '../platform/admin/frame.tsx'
import { say } from '../platform/i18n/say.ts'
import { type Reader, readerOf, shortFigure } from '../platform/tables/figures.ts'
import type { Table } from '../platform/tables/table.ts'
import { Conversions } from './conversions-card.tsx'
import { PeriodForm } from './period-form.tsx'
import { summary } from './queries/funnel.ts'
import { readQuestion } from './question.ts'
import { ReportCard } from './report-card.tsx'
import { mayRead, type Report, reports, type Section } from './report-list.ts'

const sections: [Section, { ar: string; en: string }][] = [
  ['leads', { ar: 'العملاء', en: 'Leads' }],
  ['hires', { ar: 'التوظيف', en: 'Hiring' }],
  ['visits', { ar: 'الزيارات', en: 'Visits' }],
]

export async function ReportsView(view: AdminViewServerProps) {
  return <Frame view={view}>{view.initPageResult.req.user ? await Page(view) : undefined}</Frame>
}

const viewWords = {
  title: say('التقارير', 'Reports'),
  nothing: say('لا تقارير ضمن صلاحيّاتك.', 'There are no reports for your role.'),
}

async function Page({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { question, reader } = await readQuestion(req, (await searchParams) ?? {})
  const readable = sections.filter(([section]) => mayRead(req.user, section))
  const totals = mayRead(req.user, 'leads') ? await summary(question) : undefined
  const shown = await Promise.all(
    reports
      .filter(({ section }) => mayRead(req.user, section))
      .map(async (report) => ({ report, table: await report.load(question) })),
  )
  return (
    <>
      <header className={styles.head}>
        <h1>{viewWords.title[reader.locale]}</h1>
        {readable.length > 0 && <PeriodForm question={question} reader={reader} />}
      </header>
      {readable.length === 0 && <p>{viewWords.nothing[reader.locale]}</p>}
      {totals && <Totals table={totals} reader={reader} />}
      {readable.map(([section, name]) => (
        <section key={section} className={styles.section} aria-labelledby={`part-${section}`}>
          <h2 id={`part-${section}`}>{name[reader.locale]}</h2>
          {shown.filter(isOf(section)).map(({ report, table }) => (
            <ReportCard
              key={report.key}
              report={report}
              table={table}
              reader={reader}
              question={question}
            />
          ))}
          {section === 'leads' && <Conversions reader={reader} />}
        </section>
      ))}
    </>
  )
}

const isOf =
  (section: Section) =>
  ({ report }: { report: Report }) =>
    report.section === section

/** The numbers that are asked for first, on a ruler. */
function Totals({ table, reader }: { table: Table; reader: Reader }) {
  const [row] = table.rows
  return (
    <dl className={styles.totals}>
      {table.columns.map((column, index) => (
        <div key={column.label.en}>
          <dt>{column.label[reader.locale]}</dt>
          <dd>{shortFigure(row?.values[index], column.kind, readerOf(column, reader))}</dd>
        </div>
      ))}
    </dl>
  )
}
