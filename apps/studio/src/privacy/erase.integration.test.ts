import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { StoredVisit, Submission } from '@wajiha/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { colleagueOf, madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { deliveriesOf, makeWebhook } from '../../test/webhook-help.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  const { keepTemplates } = await import('../mail/keep-templates.ts')
  await keepTemplates(payload)
})
afterAll(() => studio?.close())

const person = {
  name: 'ليلى الحربي',
  phoneE164: '+966501234567',
  phoneRaw: '٠٥٠١٢٣٤٥٦٧',
  email: 'Layla@Example.com',
  emailNorm: 'layla@example.com',
  message: 'رسالةُ ليلى الطويلة',
}
/** What nobody may find anywhere once she is gone. */
const words = ['ليلى', '501234567', 'layla@example', 'ملفّ ليلى']

const visitor = '0b0e7a52-6a3c-4c59-9d0f-6c1f6f2b8a11'

async function receive(more: Partial<Submission>, attachmentFile?: string): Promise<string> {
  const submission = submissionOf({ ...more, answers: { ...person, ...more.answers } })
  const id = await storeSubmission(payload, submission)
  if (attachmentFile)
    await payload.db.updateOne({
      collection: 'submissions',
      id,
      data: {
        attachmentFile,
        attachmentName: 'ملفّ ليلى.pdf',
        files: [{ question: 'works', name: 'ملفّ ليلى (٢).pdf', file: `${attachmentFile}-works` }],
      },
    })
  const { processSubmission } = await import('../desk/process-submission.ts')
  await processSubmission(payload, id)
  return id
}

async function live() {
  const attachments = join(studio.dataDir, 'attachments')
  mkdirSync(attachments, { recursive: true })
  writeFileSync(join(attachments, 'cv1'), 'سيرة ليلى')
  writeFileSync(join(attachments, 'cv1-works'), 'أعمال ليلى')
  const lead = await receive({ form: 'contact', visitor })
  const application = await receive({ form: 'apply' }, 'cv1')
  await receive({ form: 'subscribe' })
  const { storeVisits } = await import('../attribution/store-visits.ts')
  await storeVisits(payload, { touches: [visitOf()], counts: [], misses: [], searches: [] })
  await writeMailFiles()
  return { lead, application }
}

const visitOf = (): StoredVisit => ({
  id: crypto.randomUUID(),
  visitor,
  kind: 'visit',
  locale: 'ar',
  deviceClass: 'phone',
  visit: { timestamp: new Date().toISOString(), utmParams: {}, additionalInfo: {} },
})

/** Mails as files, as the sender leaves them without a mail server. */
async function writeMailFiles() {
  const { fileTransport, mailFolder } = await import('../mail/transport.ts')
  const { sendDueMail } = await import('../mail/send-due.ts')
  await sendDueMail({
    payload,
    transport: fileTransport(mailFolder(studio.dataDir)),
    from: async () => ({ name: 'Birkar', email: 'hello@birkar.example' }),
    now: () => new Date(),
  })
}

const mailFiles = () => readdirSync(join(studio.dataDir, 'mail'))

/** Every text of every table in which one of these words stands. */
async function tablesWith(found: readonly string[]): Promise<string[]> {
  const { poolOf } = await import('../platform/database/statements.ts')
  const pool = poolOf(payload)
  const { rows } = await pool.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const tables = await Promise.all(
    rows.map(async ({ name }) => {
      const conditions = sql.join(
        found.map((word) => sql`row_to_json(t)::text ilike ${`%${word}%`}`),
        sql` or `,
      )
      const { rows: hits } = await pool.execute(
        sql`select 1 from ${sql.identifier(name)} t where ${conditions} limit 1`,
      )
      return hits.length > 0 ? [name] : []
    }),
  )
  return tables.flat().sort()
}

const erase = async (who: string) => (await import('./erase-person.ts')).eraseByText(payload, who)

beforeEach(() => erase('+966501234567'))

describe('erasing a person', () => {
  it('leaves nothing of them in any table or file, and the statistics without them', async () => {
    const { lead, application } = await live()
    const [was, applied] = [
      await madeOf(payload, 'leads', lead),
      await madeOf(payload, 'applications', application),
    ]
    expect(await tablesWith(words)).toEqual(
      expect.arrayContaining(['leads', 'applications', 'submissions', 'outbox', 'subscribers']),
    )
    expect(mailFiles().length).toBeGreaterThan(2)
    const erased = await erase('Layla@example.com')
    expect(await tablesWith([...words, visitor])).toEqual([])
    expect(readdirSync(join(studio.dataDir, 'attachments'))).toEqual([])
    expect(mailFiles()).toEqual([])
    expect(erased?.counts).toMatchObject({
      people: 1,
      leads: 1,
      applications: 1,
      submissions: 3,
      subscribers: 1,
      touches: 1,
      files: 2,
    })
    const left = await madeOf(payload, 'leads', lead)
    expect(left).toMatchObject({
      id: was.id,
      stage: was.stage,
      name: '—',
      createdAt: was.createdAt,
    })
    expect(left.anonymisedAt).toBeTruthy()
    expect(left.person ?? null).toBeNull()
    expect((await madeOf(payload, 'applications', application)).number).toBe(applied.number)
  })

  it('tells other systems by the ids they know, and says no name to them', async () => {
    const { id: webhook } = await makeWebhook(payload, 'https://crm.example/erase', [
      'lead.created',
      'person.erased',
    ])
    await receive({ form: 'contact' })
    const [heard] = await deliveriesOf(payload, webhook)
    expect(heard?.event).toBe('lead.created')
    const erased = await erase('0501234567')
    const told = await deliveriesOf(payload, webhook)
    expect(told.map(({ event, body }) => [event, JSON.parse(body ?? '').data])).toEqual([
      [
        'person.erased',
        {
          erasure: {
            id: erased?.erasure,
            leads: [heard?.aboutId],
            applications: [],
            subscribers: [],
          },
        },
      ],
    ])
    await erase('0501234567')
    expect(await deliveriesOf(payload, webhook)).toHaveLength(1)
    await payload.delete({ collection: 'webhooks', id: webhook })
  })

  it.each([
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '0501234567',
    '00966 50 123 4567',
    '+966-50-123-4567',
    '966501234567',
    '+966 (0)50 123 4567',
    '\u200e+966 50 123 4567\u200f',
  ])('finds them under the spelling %s', async (spelling) => {
    await receive({ form: 'contact' })
    const { counts } = (await erase(spelling)) ?? {}
    expect(counts).toMatchObject({ leads: 1, people: 1, submissions: 1 })
    expect(await tablesWith(words)).toEqual([])
  })

  it('keeps a proof that names nobody, in the database and beside it', async () => {
    await receive({ form: 'contact' })
    const erased = await erase('0501234567')
    const { readTombstoneFile, readTombstones } = await import('./tombstones.ts')
    const { hashesOf } = await import('./hashes.ts')
    const [kept, filed] = [await readTombstones(payload), await readTombstoneFile()]
    const proof = kept.find(({ id }) => id === erased?.erasure)
    const hers = hashesOf({ phones: ['+966501234567'], emails: ['layla@example.com'] })
    expect(proof?.hashes.toSorted()).toEqual(hers.toSorted())
    expect(filed.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  })

  it('erases again what a restored backup brought back, and nothing that came after', async () => {
    await receive({ form: 'contact' })
    await erase('0501234567')
    const { poolOf } = await import('../platform/database/statements.ts')
    // The backup knows neither of the erasure nor of its proof; the file beside the database does.
    await poolOf(payload).execute(sql`delete from erasures`)
    const old = new Date(Date.now() - 86_400_000)
    const back = await receive({ form: 'contact', receivedAt: old.toISOString() })
    await poolOf(payload).execute(sql`update people set created_at = ${old.toISOString()}`)
    const { eraseAgain } = await import('./erase-again.ts')
    expect(await eraseAgain(payload)).toMatchObject({ leads: 1, submissions: 1, people: 1 })
    expect((await madeOf(payload, 'leads', back)).name).toBe('—')
    const later = await receive({ form: 'contact' })
    expect(await eraseAgain(payload)).toEqual({})
    expect((await madeOf(payload, 'leads', later)).name).toBe(person.name)
  })

  it('leaves everybody else as they were', async () => {
    const other = await storeSubmission(payload, submissionOf({ answers: { name: 'نورة' } }))
    const { processSubmission } = await import('../desk/process-submission.ts')
    await processSubmission(payload, other)
    await receive({ form: 'contact' })
    await erase('0501234567')
    const lead = await madeOf(payload, 'leads', other)
    expect([lead.name, lead.anonymisedAt ?? null]).toEqual(['نورة', null])
    expect(lead.person).toBeTruthy()
  })

  it.each(['', '%', "' or 1=1 --", 'ليلى', '@', '+', 'a'.repeat(500), '{"$ne":null}', '\0'])(
    'takes nobody for %j',
    async (hostile) => {
      const lead = await receive({ form: 'contact' })
      expect(await erase(hostile)).toBeUndefined()
      expect((await madeOf(payload, 'leads', lead)).name).toBe(person.name)
    },
  )
})

describe('the access log', () => {
  const seen = async (id: string) => {
    const where = { subjectId: { equals: id } }
    const { docs } = await payload.find({ collection: 'access-log', where, overrideAccess: true })
    return docs
  }

  it('notes who opened a lead, once a minute, and no list and no work of the studio', async () => {
    const { id } = await madeOf(payload, 'leads', await receive({ form: 'contact' }))
    const user = await colleagueOf(payload, 'sales')
    await payload.find({ collection: 'leads', user, overrideAccess: false })
    await payload.findByID({ collection: 'leads', id, overrideAccess: true })
    expect(await seen(id)).toEqual([])
    for (const _ of [1, 2])
      await payload.findByID({ collection: 'leads', id, user, overrideAccess: false })
    const rows = await seen(id)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ action: 'read', whoName: user.name, role: 'sales' })
    expect(JSON.stringify(rows)).not.toContain(person.name)
  })

  it('is added to and never changed, not even by an administrator', async () => {
    const user = await colleagueOf(payload, 'admin')
    const { docs } = await payload.find({ collection: 'access-log', user, overrideAccess: false })
    const id = docs[0]?.id ?? ''
    const change = { collection: 'access-log' as const, id, data: { whoName: 'x' } }
    await expect(payload.update({ ...change, overrideAccess: true })).rejects.toThrow()
    await expect(
      payload.delete({ collection: 'access-log', id, user, overrideAccess: false }),
    ).rejects.toThrow()
  })
})
