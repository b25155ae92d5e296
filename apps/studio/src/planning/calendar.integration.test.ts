import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { arabicPost, createAuthor } from '../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import type { Role } from '../platform/access/rights.ts'
import { readCalendar } from './read-calendar.ts'
import { resetOldJobs } from './stuck-jobs.ts'

const open = { overrideAccess: true, depth: 0 } as const
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const zone = 'Asia/Riyadh'

let studio: TestStudio
let payload: Payload
let post: string

const plan = (input: object, waitUntil: Date) =>
  payload.jobs.queue({ task: 'schedulePublish', input, waitUntil, overrideAccess: true } as never)
const see = (role: Role) =>
  readCalendar(payload, {
    user: { id: 'me', role },
    from: inDays(0),
    to: inDays(30),
    zone,
    language: 'ar',
  })

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  const author = await createAuthor(payload)
  const made = await payload.create({
    collection: 'posts',
    locale: 'ar',
    draft: true,
    data: arabicPost(author, 'الفجر'),
    ...open,
  })
  post = made.id
  const doc = { relationTo: 'posts', value: post }
  await plan({ type: 'publish', locale: 'ar', doc }, inDays(1))
  await plan({ type: 'unpublish', doc }, inDays(2))
  await plan({ type: 'publish', global: 'page-home' }, inDays(3))
  await plan({ type: 'publish', doc }, inDays(40))
  await payload.create({
    collection: 'campaigns',
    locale: 'ar',
    data: {
      promise: 'وعد الخريف',
      lead: 'مقدّمة',
      formTitle: 'اكتب لنا',
      slug: 'وعد',
      startsAt: inDays(4).toISOString(),
      endsAt: inDays(5).toISOString(),
      _status: 'published',
    } as never,
    ...open,
  })
})
afterAll(() => studio?.close())

describe('the calendar', () => {
  it('shows plans, what waits and what ends, in both languages, under its title, in time', async () => {
    expect(
      (await see('editor')).map(({ kind, collection, global, title, locales }) => [
        kind,
        collection ?? global,
        title,
        locales.join(),
      ]),
    ).toEqual([
      ['publish', 'posts', 'الفجر', 'ar'],
      ['unpublish', 'posts', 'الفجر', 'ar,en'],
      ['publish', 'page-home', undefined, 'ar,en'],
      ['appears', 'campaigns', 'وعد الخريف', 'ar'],
      ['ends', 'campaigns', 'وعد الخريف', 'ar'],
    ])
  })

  it('shows each role what it writes, others what ends in public, and card holders nothing', async () => {
    const kinds = async (role: Role) =>
      (await see(role)).map(({ kind, collection }) => `${kind} ${collection}`)
    expect(await kinds('marketer')).toEqual(['appears campaigns', 'ends campaigns'])
    expect(await kinds('viewer')).toEqual(['ends campaigns'])
    expect(await kinds('recruiter')).toEqual([])
    expect(await kinds('holder')).toEqual([])
  })

  it('asks two questions of the database, however much is planned', async () => {
    for (let days = 6; days < 16; days += 1)
      await plan({ type: 'publish', doc: { relationTo: 'posts', value: post } }, inDays(days))
    const asked = vi.spyOn(payload.db.drizzle, 'execute')
    expect((await see('owner')).length).toBe(15)
    expect(asked.mock.calls.length).toBe(2)
    asked.mockRestore()
  })
})

describe('a plan whose process died', () => {
  it('is let go while the studio serves, and one that is being carried out is not', async () => {
    const doc = { relationTo: 'posts', value: post }
    const [stuck, busy] = [await plan({ doc }, inDays(50)), await plan({ doc }, inDays(51))]
    await payload.db.drizzle.execute(sql`update payload_jobs set processing = true,
      updated_at = now() - (case when id = ${stuck.id}::uuid then interval '16 minutes'
        else interval '1 minute' end)
      where id in (${stuck.id}::uuid, ${busy.id}::uuid)`)
    await resetOldJobs(payload)
    const { rows } = await payload.db.drizzle.execute<{ id: string }>(
      sql`select id from payload_jobs where processing`,
    )
    expect(rows.map(({ id }) => id)).toEqual([busy.id])
  })
})
