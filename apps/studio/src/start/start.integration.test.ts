/** What the start page knows for each role, and how it asks; and what the search over everything finds for whom. */
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { colleagueOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { arabicPost, createAuthor, englishPost } from '../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import type { Role } from '../platform/access/rights.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  await fill()
})
afterAll(() => studio?.close())

/** Two leads of which one is late, an application, a draft, an article in one language, one in both. */
async function fill() {
  const { processSubmission } = await import('../desk/process-submission.ts')
  const { poolOf } = await import('../platform/database/statements.ts')
  const { sql } = await import('@payloadcms/db-postgres')
  for (const [name, phoneE164] of [
    ['نورة الشمري', '+966501234567'],
    ['سُعاد القحطاني', '+966509876543'],
  ]) {
    const answers = { name, phoneE164, phoneRaw: phoneE164 } as never
    await processSubmission(payload, await storeSubmission(payload, submissionOf({ answers })))
  }
  const applied = { form: 'apply', answers: { name: 'ليلى المتقدّمة', links: [] } } as never
  await processSubmission(payload, await storeSubmission(payload, submissionOf(applied)))
  await poolOf(payload).execute(sql`
    update leads set due_at = now() - interval '2 hours' where name like 'نورة%'`)
  const author = await createAuthor(payload)
  const write = (title: string, status: 'draft' | 'published') =>
    payload.create({
      collection: 'posts',
      locale: 'ar',
      data: { ...arabicPost(author, title), _status: status },
      overrideAccess: true,
      draft: status === 'draft',
    })
  await write('مسوّدةٌ عن الخطّ', 'draft')
  await write('مقالٌ بلا ترجمة', 'published')
  const { id } = await write('سُقيا: إدارة الميزانيّة ٢٠٢٦', 'published')
  const data = { ...englishPost, _status: 'published' as const }
  await payload.update({ collection: 'posts', id, locale: 'en', data, overrideAccess: true })
}

async function requestOf(role: Role): Promise<PayloadRequest> {
  return createLocalReq({ user: await colleagueOf(payload, role) }, payload)
}

async function factsOf(role: Role) {
  const { readFacts } = await import('./facts.ts')
  return readFacts(await requestOf(role), 'ar', 'Asia/Riyadh', new Date())
}

describe('the start page', () => {
  it.each<[Role, string[]]>([
    [
      'editor',
      [
        'broken',
        'cards',
        'closing',
        'drafts',
        'failed',
        'guarded',
        'posts',
        'recent',
        'untranslated',
        'visits',
      ],
    ],
    [
      'sales',
      [
        'cards',
        'drafts',
        'failed',
        'leads',
        'leadsOfWeek',
        'recent',
        'spam',
        'untranslated',
        'visits',
      ],
    ],
    [
      'recruiter',
      [
        'applicantsOfWeek',
        'applications',
        'cards',
        'closing',
        'drafts',
        'failed',
        'recent',
        'spam',
        'untranslated',
        'visits',
      ],
    ],
    ['holder', ['cards']],
  ])('tells %s what their rights reach, and nothing else', async (role, parts) => {
    expect(Object.keys(await factsOf(role)).sort()).toEqual(parts)
  })

  it('tells an administrator who waits, the late ones first, and what is written and not out', async () => {
    const { leads, applications, drafts, untranslated, leadsOfWeek } = await factsOf('admin')
    expect(leads).toMatchObject({ total: 2, late: 1, ever: true })
    expect(leads?.items?.map(({ title }) => title)).toEqual(['نورة الشمري', 'سُعاد القحطاني'])
    expect(applications?.items?.[0]).toMatchObject({ title: 'ليلى المتقدّمة' })
    expect(drafts?.items).toMatchObject([{ title: 'مسوّدةٌ عن الخطّ', languages: ['ar'] }])
    expect(untranslated?.items?.map(({ title }) => title)).toContain('مقالٌ بلا ترجمة')
    expect(untranslated?.items?.map(({ title }) => title)).not.toContain(
      'سُقيا: إدارة الميزانيّة ٢٠٢٦',
    )
    expect(leadsOfWeek).toHaveLength(7)
    expect(leadsOfWeek?.at(-1)?.count).toBe(2)
  })

  it('tells what was planned and did not happen, until somebody touches it', async () => {
    const found = { collection: 'posts', where: { title: { like: 'مسوّدةٌ' } }, draft: true } as const
    const [draft] = (await payload.find({ ...found, locale: 'ar' })).docs
    const doc = { relationTo: 'posts', value: String(draft?.id) }
    const input = { type: 'publish', locale: 'en', doc }
    const waitUntil = new Date(Date.now() - 60_000)
    const plan = { task: 'schedulePublish', input, waitUntil, overrideAccess: true } as never
    await payload.jobs.queue(plan)
    await payload.jobs.run({ allQueues: true })
    expect((await factsOf('editor')).failed).toMatchObject({
      total: 1,
      ever: true,
      items: [{ collection: 'posts', id: draft?.id, languages: ['en'] }],
    })
    const asked = {
      from: new Date(0),
      to: new Date(),
      zone: 'Asia/Riyadh',
      language: 'ar',
    } as const
    const { readCalendar } = await import('../planning/read-calendar.ts')
    const { user } = await requestOf('admin')
    expect(await readCalendar(payload, { ...asked, user })).toMatchObject([
      { kind: 'failed', id: draft?.id, locales: ['en'] },
    ])
    const data = { excerpt: 'مقتطفٌ آخر' }
    const touched = { collection: 'posts', id: doc.value, locale: 'ar', draft: true, data } as const
    await payload.update({ ...touched, overrideAccess: true })
    expect((await factsOf('editor')).failed).toMatchObject({ total: 0, ever: false })
  })

  it('counts the spam tray as the tray itself shows it to each', async () => {
    const { processSubmission } = await import('../desk/process-submission.ts')
    const { readTray, readWishes } = await import('../desk/admin/read-tray.ts')
    const quarantine = { score: 90, reasons: ['trap'] }
    for (const form of ['contact', 'contact', 'apply', 'subscribe'] as const) {
      const answers = { name: 'مزعج', links: [] } as never
      const row = await storeSubmission(payload, submissionOf({ form, answers, quarantine }))
      await processSubmission(payload, row)
    }
    for (const [role, count] of [
      ['admin', 4],
      ['sales', 3],
      ['recruiter', 1],
    ] as const) {
      const req = await requestOf(role)
      const trays = [readTray(req, 'leads', 1), readTray(req, 'applications', 1)]
      const shown = (await Promise.all([...trays, readWishes(req, 1)])).flatMap(({ rows }) => rows)
      expect([(await factsOf(role)).spam, shown.length], role).toEqual([count, count])
    }
  })

  it('names links of our own pages that lead nowhere, until they are mended or left', async () => {
    const { storeMisses } = await import('../addresses/store-misses.ts')
    const lastAt = new Date().toISOString()
    const miss = (path: string, from: string) => ({ key: path, path, from, count: 3, lastAt })
    await storeMisses(payload, [
      miss('/blogs/قديم', '/about'),
      miss('/wp-login.php', 'bots.example'),
      miss('/moved', '/contact'),
    ])
    const data = { from: '/moved', to: '/about', status: '301' as const }
    await payload.create({ collection: 'redirects', data, overrideAccess: true })
    const { broken } = await factsOf('admin')
    expect(broken).toMatchObject({
      total: 1,
      items: [{ title: '/blogs/قديم', about: '/about', href: '/admin/addresses/missing' }],
    })
    expect((await factsOf('recruiter')).broken).toBeUndefined()
  })

  it('tells of a job until the last day is over where its branch is, and no longer', async () => {
    const branch = await payload.create({
      collection: 'branches',
      locale: 'ar',
      draft: true,
      data: { name: 'لندن', key: 'london', timeZone: 'Europe/London' } as never,
      overrideAccess: true,
    })
    const job = (title: string, day: string, branches: string[] = []) =>
      payload.create({
        collection: 'jobs',
        locale: 'ar',
        draft: true,
        data: { title, validThrough: `${day}T12:00:00.000Z`, branches } as never,
        overrideAccess: true,
      })
    await job('أُغلقت', '2026-11-30')
    await job('آخر يوم في لندن', '2026-11-30', [branch.id])
    await job('آخر يوم في الرياض', '2026-12-01')
    await job('بعد شهر', '2026-12-30')
    const { poolOf } = await import('../platform/database/statements.ts')
    const { sql } = await import('@payloadcms/db-postgres')
    await poolOf(payload).execute(sql`update jobs_locales set _status = 'published'`)
    const { readFacts } = await import('./facts.ts')
    // In Riyadh it is the first of December, in London still the day before.
    const now = new Date('2026-11-30T22:30:00Z')
    const { closing } = await readFacts(await requestOf('editor'), 'ar', 'Asia/Riyadh', now)
    expect(closing?.items?.map(({ title, at }) => [title, Date.parse(at ?? '')])).toEqual([
      ['آخر يوم في لندن', Date.parse('2026-12-01T00:00:00Z')],
      ['آخر يوم في الرياض', Date.parse('2026-12-01T21:00:00Z')],
    ])
    expect(closing?.total).toBe(2)
  })

  it('asks the database once', async () => {
    const { readFacts } = await import('./facts.ts')
    const req = await requestOf('admin')
    const asked = await questionsOf(() => readFacts(req, 'ar', 'Asia/Riyadh', new Date()))
    expect(asked).toBe(1)
  })
})

/** How many statements reach the database meanwhile. */
async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  const { poolOf } = await import('../platform/database/statements.ts')
  const pool = (poolOf(payload) as unknown as { $client: Pool }).$client
  const asked = vi.spyOn(pool, 'query')
  await work()
  const count = asked.mock.calls.length
  asked.mockRestore()
  return count
}

it('calls a card by its person’s name, also where only one language has it', async () => {
  const holder = await colleagueOf(payload, 'holder')
  const req = await createLocalReq({ user: holder }, payload)
  const open = { collection: 'cards', locale: 'ar', overrideAccess: true } as const
  const { id } = await payload.create({
    ...open,
    data: {
      prefix: 'م.',
      givenName: 'هيفاء',
      familyName: 'الأحمد',
      jobTitle: 'مصمّمة',
      company: 'بركار',
      key: 'haifa',
      publicCode: 'hfx234',
      paper: 'lazaward',
      owner: holder.id,
    } as never,
  })
  const called = [{ collection: 'cards', title: 'م. هيفاء الأحمد' }]
  const { readFacts } = await import('./facts.ts')
  const { cards } = await readFacts(req, 'en', 'Asia/Riyadh', new Date())
  expect(cards).toMatchObject(called)
  const { findEverything } = await import('./find/search.ts')
  expect(await findEverything(req, 'هيفا', 'en')).toMatchObject(called)
  const { fullName } = await payload.update({ ...open, id, data: { familyName: 'السالم' } })
  expect(fullName).toBe('م. هيفاء السالم')
})

describe('the search over everything', () => {
  const titles = async (role: Role, typed: string) => {
    const { findEverything } = await import('./find/search.ts')
    const hits = await findEverything(await requestOf(role), typed, 'ar')
    return hits.map(({ collection, title }) => `${collection} ${title}`)
  }

  it.each(['سقيا', 'ادارة', 'ميزانيه', '2026', 'ميزانيه سقيا'])(
    'finds an article by %s, as people type',
    async (typed) => {
      expect(await titles('editor', typed)).toEqual(['posts سُقيا: إدارة الميزانيّة ٢٠٢٦'])
    },
  )

  it('finds a lead by name, telephone and reference, and the person, for those who may read them', async () => {
    const { docs } = await payload.find({ collection: 'leads', overrideAccess: true, depth: 0 })
    const { reference, number } = docs.find(({ name }) => name === 'نورة الشمري') ?? {}
    for (const typed of ['نوره', '٠٥٠ ١٢٣ ٤٥٦٧', reference ?? '?', `#${number}`])
      expect(await titles('sales', typed), typed).toContain('leads نورة الشمري')
    expect(await titles('sales', '0501234567')).toContain('people نورة الشمري')
    for (const role of ['editor', 'recruiter', 'holder'] as const)
      expect(await titles(role, 'نوره'), role).toEqual([])
  })

  it('finds an applicant for recruiters alone, and no draft for those who read what is out', async () => {
    expect(await titles('recruiter', 'ليلي')).toContain('applications ليلى المتقدّمة')
    expect(await titles('sales', 'ليلي')).toEqual([])
    expect(await titles('editor', 'مسودة')).toEqual(['posts مسوّدةٌ عن الخطّ'])
    expect(await titles('sales', 'مسودة')).toEqual([])
  })

  it('asks the database once, a few of each kind, and takes signs for signs', async () => {
    const { findEverything } = await import('./find/search.ts')
    const req = await requestOf('admin')
    expect(await questionsOf(() => findEverything(req, 'نورة', 'ar'))).toBe(1)
    expect(await questionsOf(() => findEverything(req, '  ', 'ar'))).toBe(0)
    expect(await titles('admin', "a'b[( %")).toEqual([])
  })

  it('does not search where a rule is one that it cannot write down', async () => {
    const { scopeSql } = await import('./find/scope-sql.ts')
    const { rowsOf } = await import('./kinds.ts')
    const rows = rowsOf(payload.collections.people.config, 'published')
    expect(scopeSql({ hasLeads: { equals: true } }, rows)).toBeDefined()
    expect(scopeSql({ hasLeads: { greater_than: 1 } }, rows)).toBeUndefined()
    expect(scopeSql({ 'owner.role': { equals: 'admin' } }, rows)).toBeUndefined()
    expect(
      scopeSql({ or: [{ hasLeads: { equals: true } }, { x: { near: 1 } }] }, rows),
    ).toBeUndefined()
    expect(scopeSql(false, rows)).toBeUndefined()
  })
})
