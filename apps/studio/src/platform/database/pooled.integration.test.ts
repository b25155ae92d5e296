/** A studio that asks through a pooler: what such a one can pass on, and what goes to the database itself. */
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { feedHub } from '../../content/feed/hub.ts'

let studio: TestStudio

beforeAll(async () => {
  // By this name the server knows who came through the pooler.
  studio = await openTestStudio('nothing', (url) => ({
    DATABASE_POOL_URL: `${url}?application_name=pooled`,
  }))
})
afterAll(() => studio?.close())

const ask = async (question: ReturnType<typeof sql>) =>
  (await (studio.payload.db as unknown as PostgresAdapter).drizzle.execute(question)).rows

it('listens beside it, and asks through it', async () => {
  const hub = feedHub(studio.payload)
  await expect.poll(() => hub.heard()).toBe(1)
  await studio.payload.create({ collection: 'tags', locale: 'ar', data: { name: 'هيل', slug: '' } })
  await expect.poll(() => hub.heard()).toBeGreaterThan(1)
  const here = sql`datname = current_database() and backend_type = 'client backend'`
  expect(
    await ask(
      sql`select distinct application_name as name, query like 'LISTEN%' as listens from pg_stat_activity where ${here} order by 1`,
    ),
  ).toEqual([
    { name: 'pooled', listens: false },
    { name: 'wajiha studio, listening', listens: true },
  ])
})

it('says nothing at the start of a connection that a pooler would refuse', async () => {
  expect(await ask(sql`show statement_timeout`)).toEqual([{ statement_timeout: '0' }])
})
