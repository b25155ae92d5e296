import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let adapter: PostgresAdapter

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  adapter = payload.db as unknown as PostgresAdapter
})
afterAll(() => studio?.close())

const tags = { collection: 'tags', overrideAccess: true } as const
const count = async () => (await payload.count(tags)).totalDocs

/** Ends the server's side of a transaction's connection. */
async function breakConnection(id: string) {
  const { db } = adapter.sessions[id] as { db: PostgresAdapter['drizzle'] }
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await adapter.drizzle.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
}

async function writeIn(transactionID: string, name: string) {
  const data = { name, slug: '' }
  await payload.create({ ...tags, locale: 'ar', data, req: { transactionID } as never })
}

describe('a commit', () => {
  it('a commit keeps what was written', async () => {
    const id = (await payload.db.beginTransaction()) as string
    await writeIn(id, 'باقٍ')
    await payload.db.commitTransaction(id)
    expect(await count()).toBe(1)
  })

  it('a commit rejects when the connection was lost before it', async () => {
    const before = await count()
    const id = (await payload.db.beginTransaction()) as string
    await writeIn(id, 'ضائع')
    await breakConnection(id)
    await expect(payload.db.commitTransaction(id)).rejects.toThrow()
    expect(await count()).toBe(before)
  })

  it('a commit is told to whoever saves through Payload', async () => {
    const before = await count()
    const { afterChange } = payload.collections.tags.config.hooks
    // Cuts the line after the row was written and before the commit.
    afterChange.push(async ({ req }) => breakConnection(String(await req.transactionID)))
    const saving = payload.create({ ...tags, locale: 'ar', data: { name: 'مقطوع', slug: '' } })
    await expect(saving).rejects.toThrow()
    afterChange.pop()
    expect(await count()).toBe(before)
  })

  it('a commit refuses a deferred constraint that fails at the very end', async () => {
    await adapter.drizzle.execute(
      sql`create table twice (n int unique deferrable initially deferred)`,
    )
    const id = (await payload.db.beginTransaction()) as string
    const { db } = adapter.sessions[id] as { db: PostgresAdapter['drizzle'] }
    await db.execute(sql`insert into twice values (1), (1)`)
    await expect(payload.db.commitTransaction(id)).rejects.toThrow(/COMMIT|commit|duplicate|unique/)
  })
})

describe('a transaction', () => {
  it('a transaction rolls back without a word to the outside', async () => {
    const before = await count()
    const id = (await payload.db.beginTransaction()) as string
    await writeIn(id, 'منسيّ')
    await payload.db.rollbackTransaction(id)
    await payload.db.rollbackTransaction(id)
    expect(await count()).toBe(before)
  })
})

describe('a restart of PostgreSQL', () => {
  it('a restart of PostgreSQL does not end the process, and work goes on afterwards', async () => {
    await studio.restartDatabase()
    await expect
      .poll(() => count().catch(() => -1), { timeout: 15_000, interval: 200 })
      .toBeGreaterThan(0)
    const answer = await studio.ask('changes?after=0&hold=0')
    expect(answer.status).toBe(200)
  })
})
