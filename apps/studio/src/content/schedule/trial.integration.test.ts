/** A publication that is planned is tried first, through the studio's own REST; nothing of the trial stays. */
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, englishPost } from '../../../test/documents.ts'
import { doorOf } from '../../../test/door-help.ts'
import { openEditorsStudio } from '../../../test/editor-help.ts'
import type { TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let author: string
let authorization: string

beforeAll(async () => {
  ;({ studio, payload, author, authorization } = await openEditorsStudio())
})
afterAll(() => studio?.close())

/** What a planned publication is answered: the status, and what refuses it. */
async function ask(path: string, language = 'ar', headers: object = { authorization }) {
  const knocked = doorOf(payload).knock(path, 'GET', undefined, {
    'accept-language': language,
    ...headers,
  })
  const { status, body } = await knocked
  return [status, body.errors?.[0]?.message]
}

const posts = { collection: 'posts', overrideAccess: true } as const

async function draft(english?: object): Promise<string> {
  const data = arabicPost(author, `مقال ${crypto.randomUUID()}`)
  const { id } = await payload.create({ ...posts, draft: true, locale: 'ar', data })
  if (english) await payload.update({ ...posts, draft: true, id, locale: 'en', data: english })
  return id
}

/** All that a publication would leave behind. */
async function traces(id: string) {
  const { poolOf } = await import('../../platform/database/statements.ts')
  const { sql } = await import('@payloadcms/db-postgres')
  const versions = await payload.countVersions({ ...posts, where: { parent: { equals: id } } })
  const { rows } = await poolOf(payload).execute(sql`
    select (select count(*)::int from posts_locales where _parent_id::text = ${id}
      and _status = 'published') as public, (select max(id)::int from changes) as told`)
  return { versions: versions.totalDocs, ...rows[0] }
}

describe('a publication that is planned', () => {
  it('is tried as its job will do it, and leaves nothing behind', async () => {
    const id = await draft(englishPost)
    const before = await traces(id)
    expect(await ask(`posts/${id}/publishable?in=ar`)).toEqual([200, undefined])
    expect(await ask(`posts/${id}/publishable`)).toEqual([200, undefined])
    expect(await traces(id)).toEqual(before)
    expect(before).toMatchObject({ public: 0 })
  })

  it('is refused with the names of what its language lacks', async () => {
    const id = await draft()
    expect(await ask(`posts/${id}/publishable?in=ar`)).toEqual([200, undefined])
    const [status, words] = await ask(`posts/${id}/publishable?in=en`)
    expect([status, words]).toEqual([
      400,
      expect.stringMatching(/^لا تُنشر النسخة الإنجليزيّة قبل أن تكتمل هذه الحقول وتصحّ: .*العنوان/),
    ])
    const [, english] = await ask(`posts/${id}/publishable`, 'en')
    expect(english).toMatch(
      /^The English version cannot be published until these fields are complete and right: .*Title/,
    )
  })

  it('is refused by the label of a field that another document has taken', async () => {
    const [first, second] = [await draft(), await draft()]
    const { slug } = await payload.findByID({ ...posts, id: first, draft: true, locale: 'ar' })
    await payload.update({ ...posts, draft: true, id: second, locale: 'ar', data: { slug } })
    const [status, words] = await ask(`posts/${second}/publishable?in=ar`)
    expect([status, words]).toEqual([400, expect.stringMatching(/: الرابط\.$/)])
  })

  it('of a page with an editor of its own is tried likewise', async () => {
    const [status, words] = await ask('globals/page-about/publishable?in=ar')
    expect([status, words]).toEqual([400, expect.stringContaining('القصّة')])
  })

  it('is dropped with its document, in the bin or for good', async () => {
    const plans = async () => (await payload.count({ collection: 'payload-jobs' })).totalDocs
    for (const away of [
      (id: string) =>
        payload.update({
          ...posts,
          id,
          data: { deletedAt: new Date().toISOString() },
          draft: true,
        }),
      (id: string) => payload.delete({ ...posts, id }),
    ]) {
      const [id, other] = [await draft(), await draft()]
      for (const value of [id, other])
        await payload.jobs.queue({
          task: 'schedulePublish',
          input: { type: 'publish', locale: 'ar', doc: { relationTo: 'posts', value } },
          waitUntil: new Date(Date.now() + 86_400_000),
          overrideAccess: true,
        } as never)
      const before = await plans()
      await away(id)
      expect(await plans()).toBe(before - 1)
    }
  })

  it('is nothing for strangers, nor for what is not there', async () => {
    const id = await draft()
    expect((await ask(`posts/${id}/publishable`, 'ar', {}))[0]).toBe(401)
    expect((await ask(`posts/${crypto.randomUUID()}/publishable`))[0]).toBe(404)
  })
})
