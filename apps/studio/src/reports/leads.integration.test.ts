/** What the reports on leads count, asked of a database with leads of every end. */
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { readCsv } from '../../test/read-csv.ts'
import type { Lead } from '../payload-types.ts'
import { say } from '../platform/i18n/say.ts'
import { figure, readerOf } from '../platform/tables/figures.ts'
import { moneyIn, type Table } from '../platform/tables/table.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  await leadThrough()
  await leadThrough({ stage: 'lost', lostReason: 'no-fit' })
  await leadThrough({ stage: 'contacted' }, { stage: 'lost', lostReason: 'price' })
})
afterAll(() => studio?.close())

/** A lead that was changed so, one after the other. */
async function leadThrough(...changes: Partial<Lead>[]) {
  const { processSubmission } = await import('../desk/process-submission.ts')
  const row = await storeSubmission(payload, submissionOf())
  await processSubmission(payload, row)
  const { id } = await madeOf(payload, 'leads', row)
  for (const data of changes)
    await payload.update({ collection: 'leads', id, data: data as object, overrideAccess: true })
}

async function questionOf() {
  const { readQuestion } = await import('./question.ts')
  return (await readQuestion(await createLocalReq({}, payload), {})).question
}

/** `Contacted` → its first number. */
const firstOf = ({ rows }: Table) =>
  Object.fromEntries(rows.map(({ label, values }) => [label.en, values[0]]))

describe('a lead that is given up unread', () => {
  it('was neither contacted nor answered within the hour', async () => {
    const { funnel, responseTimes } = await import('./queries/funnel.ts')
    expect(firstOf(await funnel(await questionOf()))).toMatchObject({ Leads: 3, Contacted: 1 })
    expect(firstOf(await responseTimes(await questionOf()))).toMatchObject({
      'Within an hour': 1,
      'Closed unanswered': 1,
      'Not answered yet': 1,
    })
  })

  it('is late where it was given up after its time, and not where before', async () => {
    const { summary } = await import('./queries/funnel.ts')
    const { poolOf } = await import('../platform/database/statements.ts')
    const { sql } = await import('@payloadcms/db-postgres')
    const late = async () => (await summary(await questionOf())).rows[0]?.values.at(-1)
    const lost = sql`stage = 'lost' and first_response_at is null`
    const activities = sql`update activities set at = at - interval '1 day'`
    const due = sql`update leads set due_at = now() - interval '1 hour' where ${lost}`
    await poolOf(payload).execute(due)
    expect(await late()).toBe(1)
    await poolOf(payload).execute(activities)
    expect(await late()).toBe(0)
  })
})

describe('agreements in several currencies', () => {
  const won = (value: number, currency: string) =>
    leadThrough({ stage: 'qualified' }, { stage: 'won', value, currency })

  it('are all told of, each currency by itself, at the head, in tables and in files', async () => {
    await won(17_001, 'SAR')
    await won(500, 'USD')
    await won(200, 'usd')
    await won(300, 'ر.س')
    const question = await questionOf()
    const { summary } = await import('./queries/funnel.ts')
    const head = await summary(question)
    const sums = head.columns.flatMap(({ label, kind, currency }, index) =>
      kind === 'money' ? [[label.ar, currency, head.rows[0]?.values[index]]] : [],
    )
    expect(sums).toEqual([
      ['قيمة ما تمّ', undefined, 17_001],
      ['قيمة ما تمّ · USD', 'USD', 700],
      ['قيمة ما تمّ · ر.س', 'ر.س', 300],
    ])
    const { reports } = await import('./report-list.ts')
    const { tableAsCsv } = await import('../platform/tables/csv.ts')
    for (const { key, load } of reports) {
      if (!key.startsWith('leads-by-') || key === 'leads-by-campaign') continue
      const [names, ...rows] = readCsv(tableAsCsv(await load(question), 'en'))
      const place = names?.indexOf('Value · USD') ?? -1
      expect([key, Math.max(...rows.map((row) => Number(row[place])))]).toEqual([key, 700])
      for (const row of rows) expect([key, row.length]).toEqual([key, names?.length])
    }
    const links = await import('./queries/campaign-links.ts')
    const columns = (await links.campaignLinkFigures(question)).columns.map(({ label }) => label.en)
    expect(columns).toContain('Value · USD')
  })

  it('are read with the sign of their currency, where it has one', () => {
    const reader = { locale: 'en', digits: 'latn', currency: 'SAR' } as const
    const read = (currency: string) =>
      figure(700, 'money', readerOf(moneyIn(currency, say('القيمة', 'Value')), reader))
    expect([read('USD'), read('ر.س')]).toEqual(['US$700', '700'])
  })
})
