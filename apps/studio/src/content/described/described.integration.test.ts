/** Pictures that say what they show before they are public, through the studio's own REST. */
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, englishPost, rich } from '../../../test/documents.ts'
import { openEditorsStudio } from '../../../test/editor-help.ts'
import type { TestStudio } from '../../../test/open-test-studio.ts'
import type { Undescribed } from './refusal.ts'

let studio: TestStudio
let payload: Payload
let author: string
let authorization: string

beforeAll(async () => {
  ;({ studio, payload, author, authorization } = await openEditorsStudio())
})
afterAll(() => studio?.close())

type Refused = { message: string; data?: { undescribed?: Undescribed[] } }
type Answer = { errors?: Refused[]; doc?: { id: string } }

async function ask(method: string, path: string, body?: object, language = 'ar') {
  const { default: config } = await import('../../payload.config.ts')
  const headers = {
    authorization,
    'accept-language': language,
    'content-type': 'application/json',
  }
  const sent = body ? { body: JSON.stringify(body) } : {}
  const request = new Request(`http://studio.example/api/${path}`, { method, headers, ...sent })
  const answer = await handleEndpoints({ config, request })
  const { errors: [refused] = [] }: Answer = await answer.json()
  const lacks = refused?.data?.undescribed?.map(({ id, lacks }) => [id, ...lacks]) ?? []
  return { status: answer.status, words: JSON.stringify(refused ?? ''), lacks }
}

const file = async () => {
  const data = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a54' } })
    .png()
    .toBuffer()
  return { data, name: 'ساحة.png', mimetype: 'image/png', size: data.length }
}

/** A picture with these words in Arabic, or with none. */
async function picture(alt?: string, more: object = {}): Promise<string> {
  const data = { ...(alt ? { alt } : {}), ...more }
  const options = { collection: 'media', locale: 'ar', overrideAccess: true } as const
  return (await payload.create({ ...options, data, file: await file() })).id
}

const posts = { collection: 'posts', overrideAccess: true, draft: true } as const

/** A draft in both languages with these fields beside its words. */
async function article(data: object, english: object = {}): Promise<string> {
  const arabic = { ...arabicPost(author, `مقال ${crypto.randomUUID()}`), ...data }
  const { id } = await payload.create({ ...posts, locale: 'ar', data: arabic })
  await payload.update({ ...posts, id, locale: 'en', data: { ...englishPost, ...english } })
  return id
}

const published = { _status: 'published' }

function withPictures(...ids: string[]) {
  const body = rich('نصّ') as { root: { children: object[] } }
  const images = ids.map((image, index) => ({ id: `row${index}`, image }))
  const gallery = { blockType: 'gallery', id: 'a', images }
  body.root.children.push(
    { type: 'upload', version: 3, relationTo: 'media', value: ids[0], id: 'c', fields: {} },
    { type: 'block', version: 2, fields: gallery },
  )
  return { body: body as never }
}

describe('publishing in a language', () => {
  it('is refused with the pictures that lack words in it, in fields, texts and galleries', async () => {
    const [cover, inText, inGallery, ornament] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(undefined, { decorative: true }),
    ]
    const id = await article({ cover, ...withPictures(inText, inGallery, ornament) })
    const { status, words, lacks } = await ask('PATCH', `posts/${id}?locale=ar`, published)
    expect(status).toBe(422)
    expect(lacks).toHaveLength(3)
    expect(lacks).toEqual(
      expect.arrayContaining([
        [cover, 'ar'],
        [inText, 'ar'],
        [inGallery, 'ar'],
      ]),
    )
    expect(words).toContain('بلا وصف بالعربيّة: «\u2068ساحة.png\u2069»')
    expect((await ask('PATCH', `posts/${id}?locale=ar&draft=true`, { title: 'أ' })).status).toBe(
      200,
    )
    for (const one of [cover, inText, inGallery])
      await ask('PATCH', `media/${one}?locale=ar`, { alt: 'ساحة في المدينة' })
    expect((await ask('PATCH', `posts/${id}?locale=ar`, published)).status).toBe(200)
  })

  it('asks each language for its own words, and both where both are published', async () => {
    const id = await article({ cover: await picture('ساحة') })
    expect((await ask('PATCH', `posts/${id}?locale=ar`, published)).status).toBe(200)
    const english = await ask('PATCH', `posts/${id}?locale=en`, published, 'en')
    expect([english.status, english.lacks[0]?.[1]]).toEqual([422, 'en'])
    expect(english.words).toContain('Without words in English')
    const both = await ask('PATCH', `posts/${id}?locale=ar&publishAllLocales=true`, published)
    expect([both.status, both.lacks[0]?.[1]]).toEqual([422, 'en'])
    const together = { languages: ['ar', 'en'], status: 'published' }
    expect((await ask('POST', `posts/${id}/languages/status`, together)).status).toBe(422)
    expect((await ask('GET', `posts/${id}/publishable?in=ar`)).status).toBe(200)
    expect((await ask('GET', `posts/${id}/publishable`)).lacks[0]?.[1]).toBe('en')
  })

  it('asks for the words of the other that is public, where a picture belongs to both', async () => {
    // In the Arabic text alone.
    const [square, garden] = [await picture('ميدان'), await picture('حديقة')]
    const id = await article(withPictures(square, garden))
    for (const locale of ['ar', 'en'])
      expect((await ask('PATCH', `posts/${id}?locale=${locale}`, published)).status).toBe(200)
    const cover = await picture('ساحة')
    const inArabic = { ...published, cover }
    const refused = await ask('PATCH', `posts/${id}?locale=ar`, inArabic)
    expect([refused.status, refused.lacks]).toEqual([422, [[cover, 'en']]])
    await ask('PATCH', `media/${cover}?locale=en`, { alt: 'A square' })
    expect((await ask('PATCH', `posts/${id}?locale=ar`, inArabic)).status).toBe(200)
  })

  it('of a page is held to the same', async () => {
    const image = await picture()
    const shared = { seo: { image }, ...published }
    const refused = await ask('POST', 'globals/page-blogs?locale=ar', shared)
    expect([refused.status, refused.lacks]).toEqual([422, [[image, 'ar']]])
  })
})

describe('the words of a picture', () => {
  it('stay while it is public in their language, and go where it is not', async () => {
    const cover = await picture('ساحة')
    const id = await article({ cover })
    await ask('PATCH', `posts/${id}?locale=ar`, published)
    const emptied = await ask('PATCH', `media/${cover}?locale=ar`, { alt: '' })
    expect(emptied.status).toBe(400)
    expect(emptied.words).toContain('هذه الصورة منشورة بالعربيّة في: مقالة')
    expect((await ask('PATCH', `media/${cover}?locale=en`, { alt: '' })).status).toBe(200)
    expect((await ask('PATCH', `media/${cover}?locale=ar`, { decorative: true })).status).toBe(200)
    await ask('PATCH', `media/${cover}?locale=ar`, { alt: '' })
    expect((await ask('PATCH', `media/${cover}?locale=ar`, { decorative: false })).status).toBe(400)
  })
})
