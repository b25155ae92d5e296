/**
 * «التقارير»: what the work brought, to be looked at. Everything is drawn by the server; the form is a
 * plain GET, so an address is a report that can be sent on.
 */
import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { figure, type Reader } from './figures.ts'
import { PeriodForm } from './period-form.tsx'
import { summary } from './queries/funnel.ts'
import { readQuestion } from './question.ts'
import { ReportCard } from './report-card.tsx'
import { mayRead, type Report, reports, type Section } from './report-list.ts'
import styles from './reports.module.css'
import type { Table } from './table.ts'

const sections: [Section, { ar: string; en: string }][] = [
  ['leads', { ar: 'العملاء', en: 'Leads' }],
  ['hires', { ar: 'التوظيف', en: 'Hiring' }],
  ['visits', { ar: 'الزيارات', en: 'Visits' }],
]

export async function ReportsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const query = (await searchParams) ?? {}
  const { question, reader, role } = await readQuestion(req, query)
  const readable = sections.filter(([section]) => mayRead(role, section))
  const isArabic = reader.locale === 'ar'
  const totals = mayRead(role, 'leads') ? await summary(question) : undefined
  const shown = await Promise.all(
    reports
      .filter(({ section }) => mayRead(role, section))
      .map(async (report) => ({ report, table: await report.load(question) })),
  )
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(req.locale ? { locale: req.locale as never } : {})}
      params={params as never}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={query}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={visibleEntities}
    >
      <div className={styles.reports} lang={reader.locale} dir={isArabic ? 'rtl' : 'ltr'}>
        <header className={styles.head}>
          <h1>{isArabic ? 'التقارير' : 'Reports'}</h1>
          {readable.length > 0 && <PeriodForm question={question} reader={reader} />}
        </header>
        {readable.length === 0 && (
          <p>{isArabic ? 'لا تقارير لدورك.' : 'There are no reports for your role.'}</p>
        )}
        {totals && <Totals table={totals} reader={reader} />}
        {readable.map(([section, name]) => (
          <section key={section} className={styles.section} aria-labelledby={`part-${section}`}>
            <h2 id={`part-${section}`}>{name[reader.locale]}</h2>
            {shown.filter(isOf(section)).map(({ report, table }) => (
              <ReportCard key={report.key} {...{ report, table, reader, question }} />
            ))}
          </section>
        ))}
      </div>
    </DefaultTemplate>
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
      {table.columns.map(({ label, kind }, index) => (
        <div key={label.en}>
          <dt>{label[reader.locale]}</dt>
          <dd>{figure(row?.values[index], kind, reader)}</dd>
        </div>
      ))}
    </dl>
  )
}
