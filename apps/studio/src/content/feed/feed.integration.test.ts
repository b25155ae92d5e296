import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor, englishPost } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let author: string
let before = 0

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
})
afterAll(() => studio?.close())
beforeEach(async () => {
  before = (await changes(0)).last
})

const all = { collection: 'posts', overrideAccess: true } as const

async function changes(after: number, hold = 0) {
  const answer = await studio.ask(`changes?after=${after}&hold=${hold}`)
  return (await answer.json()).data as {
    epoch: string
    last: number
    changes: { id: number; tags: string[] }[]
  }
}

/** Which content changed; the language that was being written is a test of its own. */
const tagsSince = async (after: number) =>
  (await changes(after)).changes.map(({ tags }) => tags.filter((tag) => !tag.startsWith('locale:')))

async function publish(title: string) {
  const data = { ...arabicPost(author, title), _status: 'published' as const }
  return payload.create({ ...all, locale: 'ar', data })
}

describe('the feed of changes', () => {
  it('tells of a publication under the collection and the document', async () => {
    const post = await publish('الخبر')
    expect(await tagsSince(before)).toEqual([['posts', `post:${post.id}`, 'list:posts']])
  })

  it('names the language that was being written', async () => {
    await publish('العربيّة')
    expect((await changes(before)).changes[0]?.tags).toContain('locale:ar')
  })

  it('says nothing of drafts and autosaves', async () => {
    const draft = { ...all, locale: 'ar', draft: true } as const
    const post = await payload.create({ ...draft, data: arabicPost(author, 'مسوّدة') })
    await payload.update({ ...draft, id: post.id, autosave: true, data: { title: 'مسوّدة أخرى' } })
    expect(await tagsSince(before)).toEqual([])
  })

  it('says nothing of a draft over public words', async () => {
    const post = await publish('العلن')
    const { last } = await changes(before)
    const data = { title: 'سرّ' }
    await payload.update({ ...all, id: post.id, locale: 'ar', draft: true, autosave: true, data })
    await payload.update({ ...all, id: post.id, locale: 'ar', draft: true, data })
    expect(await tagsSince(last)).toEqual([])
  })

  it('tells of the second language, of taking back and of deleting', async () => {
    const post = await publish('اللغتان')
    const data = { ...englishPost, title: 'Two languages', _status: 'published' as const }
    const { id } = post
    await payload.update({ ...all, id, locale: 'en', data })
    await payload.update({ ...all, id, locale: 'en', data: { _status: 'draft' } })
    await payload.delete({ ...all, id })
    expect(await tagsSince(before)).toEqual(Array(4).fill(['posts', `post:${id}`, 'list:posts']))
  })

  it('tells of what goes into the bin, and that it is public no more', async () => {
    const post = await publish('إلى السلّة')
    const { last } = await changes(before)
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ ...all, id: post.id, locale: 'ar', data })
    expect(await tagsSince(last)).toEqual([['posts', `post:${post.id}`, 'list:posts']])
    const noted = await payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: post.id } },
      overrideAccess: true,
    })
    expect(noted.docs.map(({ act }) => act)).toContain('unpublish')
  })

  it('tells of somebody who goes into the bin', async () => {
    const id = await createAuthor(payload)
    const { last } = await changes(before)
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'authors', id, overrideAccess: true, locale: 'ar', data })
    expect((await tagsSince(last)).flat()).toContain(`author:${id}`)
  })

  it('says nothing of deleting what nobody could see', async () => {
    const data = arabicPost(author, 'لم يُنشر')
    const post = await payload.create({ ...all, locale: 'ar', draft: true, data })
    await payload.delete({ ...all, id: post.id })
    expect(await tagsSince(before)).toEqual([])
  })

  it('tells of a schedule that came due', async () => {
    const data = arabicPost(author, 'غدًا')
    const post = await payload.create({ ...all, locale: 'ar', draft: true, data })
    const input = { type: 'publish', locale: 'ar', doc: { relationTo: 'posts', value: post.id } }
    await payload.jobs.queue({ task: 'schedulePublish', input, overrideAccess: true } as never)
    await payload.jobs.run({ overrideAccess: true, allQueues: true })
    expect(await tagsSince(before)).toEqual([['posts', `post:${post.id}`, 'list:posts']])
  })

  it('tells of a page under its key', async () => {
    const data = { title: 'الدفتر', _status: 'published' as const }
    await payload.updateGlobal({ slug: 'page-blogs', locale: 'ar', data, overrideAccess: true })
    expect(await tagsSince(before)).toEqual([['blogs']])
  })

  it('forgets what a rolled-back transaction did', async () => {
    const transactionID = await payload.db.beginTransaction()
    const data = { ...arabicPost(author, 'الندم'), _status: 'published' as const }
    await payload.create({ ...all, locale: 'ar', data, req: { transactionID } as never })
    await payload.db.rollbackTransaction(transactionID as string)
    expect(await tagsSince(before)).toEqual([])
  })

  it('becomes visible together with the document and not before', async () => {
    const transactionID = await payload.db.beginTransaction()
    const data = { ...arabicPost(author, 'معًا'), _status: 'published' as const }
    await payload.create({ ...all, locale: 'ar', data, req: { transactionID } as never })
    expect(await tagsSince(before)).toEqual([])
    await payload.db.commitTransaction(transactionID as string)
    expect(await tagsSince(before)).toHaveLength(1)
    expect((await studio.ask('blogs/معا')).status).toBe(200)
  })
})

describe('a changed slug', () => {
  const redirects = async () => (await (await studio.ask('redirects')).json()).data

  it('leaves one redirect without a chain, and none when it changes back', async () => {
    const post = await publish('الاسم الأوّل')
    const move = (slug: string) =>
      payload.update({ ...all, id: post.id, locale: 'ar', data: { slug, _status: 'published' } })
    await move('الاسم-الثاني')
    await move('الاسم-الثالث')
    const found = await redirects()
    const moved = found.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)
    expect(moved.sort()).toEqual([
      '/blogs/الاسم-الأول /blogs/الاسم-الثالث',
      '/blogs/الاسم-الثاني /blogs/الاسم-الثالث',
    ])
    await move('الاسم-الأول')
    const after = (await redirects()).map(({ from }: { from: string }) => from)
    expect(after).not.toContain('/blogs/الاسم-الأول')
    expect(await tagsSince(before)).toContainEqual(expect.arrayContaining(['redirects']))
  })
})

describe('an article at an address that another one left', () => {
  it('is reached there', async () => {
    const first = await publish('سفينة الهيل')
    const data = { slug: 'سفينة-أخرى', _status: 'published' as const }
    await payload.update({ ...all, id: first.id, locale: 'ar', data })
    const redirects = async () => (await (await studio.ask('redirects')).json()).data
    const from = '/blogs/سفينة-الهيل'
    expect(await redirects()).toContainEqual(expect.objectContaining({ from }))
    const second = await publish('سفينة الهيل')
    expect(second.slug).toBe('سفينة-الهيل')
    expect(await redirects()).not.toContainEqual(expect.objectContaining({ from }))
  })

  it('is reached there also where a hand wrote the address as a browser shows it', async () => {
    const from = `${encodeURI('/blogs/قافلة-الزعفران')}/`
    await payload.create({
      collection: 'redirects',
      data: { from, to: '/contact', status: '301' },
      overrideAccess: true,
    })
    await publish('قافلة الزعفران')
    const { data } = await (await studio.ask('redirects')).json()
    expect(data).not.toContainEqual(expect.objectContaining({ from }))
  })
})

describe('a reader who waits', () => {
  it('hears of a publication at once', async () => {
    const waiting = changes(before, 20_000)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const post = await publish('الآن')
    const heard = await waiting
    expect(heard.changes.at(-1)?.tags).toEqual(expect.arrayContaining(['posts', `post:${post.id}`]))
  })

  it('gets an empty answer when nothing happens', async () => {
    const heard = await changes(before, 200)
    expect(heard).toMatchObject({ last: before, changes: [] })
    expect(heard.epoch).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('many editors at once', () => {
  it('give ids in the order in which they become visible', async () => {
    let seen = before
    const missed: number[] = []
    const known = new Set<number>()
    let isWriting = true
    const reader = (async () => {
      while (isWriting) {
        for (const { id } of (await changes(seen)).changes) {
          if (id < seen) missed.push(id)
          known.add(id)
          seen = Math.max(seen, id)
        }
      }
    })()
    await Promise.all(Array.from({ length: 24 }, (_, index) => publish(`سباق ${index}`)))
    isWriting = false
    await reader
    const everything = (await changes(before)).changes.map(({ id }) => id)
    for (const { id } of (await changes(seen)).changes) known.add(id)
    expect(missed).toEqual([])
    expect(everything).toHaveLength(24)
    expect([...known].sort((a, b) => a - b)).toEqual(everything)
  })
})
