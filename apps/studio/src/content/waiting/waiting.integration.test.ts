/** What is published ahead of its time is nowhere until then, and everywhere from then on. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeOf, storeSubmission, submissionOf } from '../../../test/desk-help.ts'
import { arabicPost, createAuthor, englishPost, rich } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { processSubmission } from '../../desk/process-submission.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { announceDue } from '../feed/calendar.ts'

let studio: TestStudio
let payload: Payload
let author: string
let category: string

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
  const made = await payload.create({
    collection: 'categories',
    locale: 'ar',
    overrideAccess: true,
    data: { name: 'مواعيد', slug: '' },
  })
  category = made.id
})
afterAll(() => studio?.close())

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000)
const posts = { collection: 'posts', overrideAccess: true } as const

const ask = async (path: string, locale = 'ar') => {
  const answer = await studio.ask(path, { locale })
  return { status: answer.status, text: await answer.text() }
}

async function publishedAhead(title: string) {
  const data = {
    ...arabicPost(author, title),
    categories: [category],
    publishedAt: inHours(5).toISOString(),
    _status: 'published' as const,
  }
  return payload.create({ ...posts, locale: 'ar', data })
}

/** As if its hour had come, without anybody saving it. */
async function bringForward(id: string) {
  const drizzle = poolOf(payload)
  const past = inHours(-0.01).toISOString()
  await drizzle.execute(
    sql`update posts_locales set published_at = ${past}::timestamptz where _parent_id = ${id}::uuid`,
  )
}

/** Every read that could name a post. */
const readers = [
  'blogs?perPage=100',
  'blogs?view=notebook',
  'authors/سلمى-الهاشمي',
  `search?q=${encodeURIComponent('الموعود')}`,
  'blogs/قبله',
].map((path) => encodeURI(decodeURI(path)))

async function namedIn(title: string): Promise<string[]> {
  const found: string[] = []
  for (const path of readers) if ((await ask(path)).text.includes(title)) found.push(path)
  return found
}

describe('an article with a date to come', () => {
  it('is in no page, list, search, count or link before, and in all of them after', async () => {
    const before = await payload.create({
      ...posts,
      locale: 'ar',
      data: { ...arabicPost(author, 'قبله'), _status: 'published' },
    })
    const title = 'المقال الموعود'
    const post = await publishedAhead(title)
    const related = { related: [post.id], _status: 'published' as const }
    await payload.update({ ...posts, id: before.id, locale: 'ar', data: related })

    expect((await ask(`blogs/${encodeURIComponent(post.slug)}`)).status).toBe(404)
    expect(await namedIn(title)).toEqual([])
    expect((await ask('categories')).text).not.toContain('مواعيد')

    await bringForward(post.id)
    expect((await ask(`blogs/${encodeURIComponent(post.slug)}`)).status).toBe(200)
    expect(await namedIn(title)).toEqual(readers)
    expect((await ask('categories')).text).toContain('مواعيد')
  })

  it('waits in its own language alone', async () => {
    const post = await payload.create({
      ...posts,
      locale: 'ar',
      data: { ...arabicPost(author, 'المنشور'), _status: 'published' },
    })
    const later = { title: 'The promised', publishedAt: inHours(3).toISOString() }
    const english = { ...englishPost, ...later, _status: 'published' as const }
    await payload.update({ ...posts, id: post.id, locale: 'en', data: english })
    const arabic = await ask(`blogs/${encodeURIComponent(post.slug)}`)
    expect(JSON.parse(arabic.text).data.slugs).toEqual({ ar: post.slug })
    expect((await ask('blogs/the-promised', 'en')).status).toBe(404)
  })

  it('is told to the site when its time has come, once', async () => {
    const post = await publishedAhead('ساعة الصفر')
    const after = async (last: number) =>
      (await (await studio.ask(`changes?after=${last}&hold=0`)).json()).data
    const { last } = await after(0)
    await announceDue(payload, inHours(4.9))
    const told = async () =>
      ((await after(last)).changes as { tags: string[] }[]).filter(({ tags }) =>
        tags.includes(`post:${post.id}`),
      )
    expect(await told()).toEqual([])
    await announceDue(payload, inHours(5.1))
    expect((await told())[0]?.tags).toContain('posts')
  })
})

describe('a campaign before its start', () => {
  it('has no page and takes no lead, and does both from then on', async () => {
    const campaign = await payload.create({
      collection: 'campaigns',
      locale: 'ar',
      overrideAccess: true,
      data: {
        promise: 'نقطةٌ فكشيدة',
        lead: 'من هنا نبدأ.',
        slug: 'waiting',
        isDefault: true,
        paper: 'sama',
        formTitle: 'اكتب لنا',
        startsAt: inHours(1).toISOString(),
        questions: [{ question: 'متى؟', answer: rich('غدًا.') }],
        _status: 'published',
      },
    })
    expect((await ask('campaigns/waiting')).status).toBe(404)
    expect((await ask('campaigns/default')).status).toBe(404)
    expect(await campaignOfLead()).toBeNull()
    const drizzle = poolOf(payload)
    await drizzle.execute(sql`update campaigns set starts_at = ${inHours(-0.01).toISOString()}
      ::timestamptz where id = ${campaign.id}::uuid`)
    expect((await ask('campaigns/waiting')).status).toBe(200)
    expect((await ask('campaigns/default')).status).toBe(200)
    expect(await campaignOfLead()).toBe(campaign.id)
  })

  /** Of a message that names it, whoever sent it. */
  async function campaignOfLead() {
    const named = submissionOf({ form: 'campaign', answers: { campaign: 'waiting' } as never })
    const row = await storeSubmission(payload, named)
    await processSubmission(payload, row)
    return (await madeOf(payload, 'leads', row)).campaign
  }
})

it.each([
  ['campaigns', 'endsAt', '#EndCell'],
  ['jobs', 'validThrough', '#LastDayCell'],
  ['api-keys', 'expiresAt', '#EndCell'],
])(
  'what is over is marked in its list, though it stands as published: %s, %s',
  (slug, name, cell) => {
    const config = payload.config.collections.find((one) => one.slug === slug)
    const field = config?.fields.find((one) => 'name' in one && one.name === name)
    const admin = field?.admin as { components?: { Cell?: unknown } } | undefined
    expect(config?.admin.defaultColumns).toContain(name)
    expect(admin?.components?.Cell).toContain(cell)
  },
)
