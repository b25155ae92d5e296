import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Submission } from '@wajiha/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { madeOf, mailsOf, storeSubmission, submissionOf } from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  mkdirSync(join(studio.dataDir, 'attachments'), { recursive: true })
  const { keepTemplates } = await import('../../mail/keep-templates.ts')
  await keepTemplates(payload)
})
afterAll(() => studio?.close())

const now = new Date('2026-11-21T03:00:00Z')
const monthsAgo = (months: number) => {
  const at = new Date(now)
  at.setUTCMonth(at.getUTCMonth() - months)
  return at.toISOString()
}

const execute = async (statement: ReturnType<typeof sql>) =>
  (await import('../../platform/database/statements.ts')).poolOf(payload).execute(statement)

beforeEach(async () => {
  await execute(sql`truncate people, leads, applications, activities, submissions, subscribers,
    outbox, touches, access_log, retention_runs, erasures cascade`)
})

const run = async (more: object = {}, only?: string[]) =>
  (await import('./run.ts')).runRetention(payload, { now, ...more }, only)

/** A delivery of long ago, and everything that came of it then. */
async function receive(months: number, more: Partial<Submission> = {}, file?: string) {
  const at = monthsAgo(months)
  const id = await storeSubmission(payload, submissionOf({ receivedAt: at, ...more }))
  if (file) {
    writeFileSync(join(studio.dataDir, 'attachments', file), 'CV')
    const works = JSON.stringify([{ question: 'q', name: 'أعمال.pdf', file: `${file}-works` }])
    writeFileSync(join(studio.dataDir, 'attachments', `${file}-works`), 'works')
    await execute(sql`
      update submissions set attachment_file = ${file}, files = ${works}::jsonb where id = ${id}`)
  }
  const { processSubmission } = await import('../../desk/process-submission.ts')
  await processSubmission(payload, id)
  for (const table of ['people', 'outbox', 'subscribers'])
    await execute(
      sql`update ${sql.identifier(table)} set created_at = ${at}::timestamptz where created_at > now() - interval '1 hour'`,
    )
  await execute(
    sql`update activities set at = ${at}::timestamptz where at > now() - interval '1 hour'`,
  )
  return id
}

/** An application that was rejected so long ago. */
async function reject(months: number, country = 'SA', file?: string) {
  const row = await receive(months, { form: 'apply', answers: { country } }, file)
  const { id } = await madeOf(payload, 'applications', row)
  await execute(sql`update applications set stage = 'rejected' where id = ${id}`)
  return id
}

const application = (id: string) =>
  payload.findByID({ collection: 'applications', id, depth: 0, overrideAccess: true })

const count = async (table: string, where = sql`true`) => {
  const { rows } = await execute(
    sql`select count(*)::int as n from ${sql.identifier(table)} where ${where}`,
  )
  return rows[0]?.n
}

describe('retention', () => {
  it('leaves nothing that is two years old, its files included, and keeps what is young', async () => {
    for (let number = 0; number < 3; number += 1) await receive(25)
    await receive(25, { form: 'subscribe' })
    const old = await reject(25, 'SA', 'old-cv')
    await execute(sql`update applications set warned_at = ${monthsAgo(2)}::timestamptz`)
    await execute(sql`insert into touches (touch_id, visitor, at, kind, visit, landing_path)
      values ('a', 'v', ${monthsAgo(25)}::timestamptz, 'visit', '{}', '/'), ('b', 'v', now(), 'visit', '{}', '/')`)
    const young = await receive(1)
    const runs = await run({ allowMany: true })
    expect(runs.every(({ isRefused }) => !isRefused)).toBe(true)
    const counts = Object.fromEntries(runs.map(({ kind, count }) => [kind, count]))
    expect(counts).toMatchObject({ leads: 3, applications: 1, subscribers: 1, touches: 1 })
    expect(await count('leads', sql`anonymised_at is null`)).toBe(1)
    expect(await count('submissions', sql`payload <> '{}'::jsonb`)).toBe(1)
    expect(await count('people')).toBe(1)
    expect(
      await count('outbox', sql`"to" <> '—' and created_at < ${monthsAgo(3)}::timestamptz`),
    ).toBe(0)
    for (const file of ['old-cv', 'old-cv-works'])
      expect(existsSync(join(studio.dataDir, 'attachments', file)), file).toBe(false)
    expect((await application(old)).name).toBe('—')
    expect((await madeOf(payload, 'leads', young)).name).toBe('سارة العتيبي')
  })

  it('lets the audit log go after two years, as the access log, and keeps what is younger', async () => {
    await execute(sql`delete from audit_log`)
    await execute(sql`insert into audit_log (id, at, act, who_name) values
      (gen_random_uuid(), ${monthsAgo(25)}::timestamptz, 'login', 'قديم'),
      (gen_random_uuid(), ${monthsAgo(23)}::timestamptz, 'login', 'حديث')`)
    expect(await run({}, ['audit-log'])).toEqual([
      { kind: 'audit-log', count: 1, due: 1, total: 2, isRefused: false },
    ])
    expect(await count('audit_log', sql`who_name = 'حديث'`)).toBe(1)
    expect(await count('audit_log')).toBe(1)
  })

  it('keeps a proof of every run and kind, and does nothing the second time', async () => {
    await receive(25)
    await run({ allowMany: true }, ['leads'])
    await run({ allowMany: true }, ['leads'])
    const { docs } = await payload.find({ collection: 'retention-runs', sort: 'createdAt' })
    expect(docs.map(({ kind, count: removed, due, total }) => [kind, removed, due, total])).toEqual(
      [
        ['leads', 1, 1, 1],
        ['leads', 0, 0, 0],
      ],
    )
    expect(docs[0]?.at).toBe(now.toISOString())
  })

  it('refuses more than a twentieth, says so, and goes on once it is meant', async () => {
    for (let number = 0; number < 4; number += 1) await receive(1)
    // The clock of the machine jumps three years ahead.
    const ahead = new Date('2029-11-21T03:00:00Z')
    const [refused] = await run({ now: ahead }, ['leads'])
    expect(refused).toEqual({ kind: 'leads', count: 0, due: 4, total: 4, isRefused: true })
    expect(await count('leads', sql`anonymised_at is null`)).toBe(4)
    const [meant] = await run({ now: ahead, allowMany: true }, ['leads'])
    expect(meant).toMatchObject({ count: 4, isRefused: false })
  })

  it('lets one of a few go, and a day more or less changes nothing', async () => {
    await receive(25)
    for (let number = 0; number < 4; number += 1) await receive(1)
    for (const days of [-1, 1, 0]) {
      const [one] = await run({ now: new Date(now.getTime() + days * 86_400_000) }, ['leads'])
      expect(one?.isRefused).toBe(false)
    }
    expect(await count('leads', sql`anonymised_at is null`)).toBe(4)
  })

  it('does a night’s work once, whatever two processes think', async () => {
    await receive(25)
    const night = '2026-11-21'
    const runs = await Promise.all([run({ night }, ['leads']), run({ night }, ['leads'])])
    expect(runs.flat()).toEqual([{ kind: 'leads', count: 1, due: 1, total: 1, isRefused: false }])
    expect(await count('retention_runs')).toBe(1)
  })

  it('leaves everything as it was when it breaks in the middle, and does it all the next time', async () => {
    await receive(25)
    await execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`)
    await execute(sql`create trigger refuse before insert on retention_runs
      for each row execute function refuse()`)
    expect(await run({ allowMany: true }, ['leads'])).toEqual([])
    expect(await count('leads', sql`anonymised_at is null`)).toBe(1)
    await execute(sql`drop function refuse cascade`)
    expect(await run({ allowMany: true }, ['leads'])).toMatchObject([{ count: 1 }])
  })

  it('counts from the last thing that happened with a lead', async () => {
    const { id } = await madeOf(payload, 'leads', await receive(30))
    await execute(sql`insert into activities (type, lead_id, at, note)
      values ('note', ${id}, ${monthsAgo(3)}::timestamptz, 'اتّصلنا')`)
    expect(await run({}, ['leads'])).toMatchObject([{ due: 0 }])
  })
})

describe('rejected applicants', () => {
  it('are warned a month before, once, with a link, and go only after it', async () => {
    const id = await reject(12)
    await run({ allowMany: true }, ['applications'])
    await run({ allowMany: true }, ['applications'])
    const warnings = (await mailsOf(payload, id)).filter(({ kind }) => kind === 'retention-warning')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]?.text).toContain('/newsletter/keep?token=k.')
    expect(warnings[0]?.text).toContain('٢١ ديسمبر ٢٠٢٦')
    expect((await application(id)).anonymisedAt ?? null).toBeNull()
    const later = new Date(now.getTime() + 31 * 86_400_000)
    await run({ now: later, allowMany: true }, ['applications'])
    expect((await application(id)).anonymisedAt).toBeTruthy()
  })

  it('stay when they ask for it, and no link of somebody else’s making does anything', async () => {
    const id = await reject(12)
    await run({ allowMany: true }, ['applications'])
    const { keepApplication } = await import('./keep-link.ts')
    const { makeKeepToken, makeManageToken } = await import('../../mail/tokens.ts')
    for (const token of [makeManageToken(id), `k.${id}.forged`, 'k.x', ''])
      expect(await keepApplication(payload, token, now)).toBe('unknown')
    expect(await keepApplication(payload, makeKeepToken(id), now)).toBe('kept')
    const later = new Date(now.getTime() + 60 * 86_400_000)
    await run({ now: later, allowMany: true }, ['applications'])
    const kept = await application(id)
    expect([kept.anonymisedAt ?? null, kept.keepUntil?.slice(0, 10)]).toEqual([null, '2027-11-21'])
    // A year later it begins anew: warned first.
    await run({ now: new Date('2027-11-22T03:00:00Z'), allowMany: true }, ['applications'])
    expect((await application(id)).warnedAt?.slice(0, 10)).toBe('2027-11-22')
  })

  it('go after the span of their own country', async () => {
    await payload.updateGlobal({
      slug: 'privacy',
      data: { countries: [{ country: 'DE', months: 6 }] },
      overrideAccess: true,
    })
    const [german, saudi] = [await reject(7, 'DE'), await reject(7, 'SA')]
    await execute(sql`update applications set warned_at = ${monthsAgo(2)}::timestamptz`)
    await run({ allowMany: true }, ['applications'])
    expect((await application(german)).anonymisedAt).toBeTruthy()
    expect((await application(saudi)).anonymisedAt ?? null).toBeNull()
  })

  it('are left alone while they are candidates, and when they were hired', async () => {
    const ids = [await reject(40), await reject(40)]
    await execute(
      sql`update applications set stage = 'interview', warned_at = ${monthsAgo(2)}::timestamptz`,
    )
    await execute(sql`update applications set stage = 'hired' where id = ${ids[0]}`)
    expect(await run({ allowMany: true }, ['applications'])).toMatchObject([{ due: 0 }])
  })
})
