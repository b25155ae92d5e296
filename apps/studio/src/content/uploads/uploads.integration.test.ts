/** Pictures as editors bring them, use them and delete them, through the studio's own REST. */
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, englishPost } from '../../../test/documents.ts'
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

async function ask(method: string, path: string, body?: BodyInit, language = 'ar') {
  const { default: config } = await import('../../payload.config.ts')
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined
  const headers = { authorization, 'accept-language': language, ...json }
  const url = `http://studio.example/api/${path}`
  const request = new Request(url, { method, headers, ...(body ? { body } : {}) })
  const answer = await handleEndpoints({ config, request })
  const read = (await answer.json()) as Answer
  return { status: answer.status, words: JSON.stringify(read.errors ?? ''), doc: read.doc }
}

type Doc = { id: string; width: number; height: number; filesize: number }
type Answer = { errors?: unknown; doc?: Doc }

function upload(data: Buffer, name: string, type: string, language?: string) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'صورة' }))
  form.set('file', new File([new Uint8Array(data)], name, { type }))
  return ask('POST', 'media?locale=ar', form, language)
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

describe('a recording', () => {
  const bring = (data: Buffer, name: string, type: string) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ title: 'شاشة الطلب' }))
    form.set('file', new File([new Uint8Array(data)], name, { type }))
    return ask('POST', 'files?locale=ar', form)
  }
  /** The boxes that an MP4 begins with. */
  const mp4 = (bytes: number) => {
    const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
    return Buffer.concat([head, Buffer.alloc(bytes - head.length)])
  }

  it('of a screen is taken among the files', async () => {
    const { status, doc } = await bring(mp4(40_000), 'screen.mp4', 'video/mp4')
    expect([status, doc?.filesize]).toEqual([201, 40_000])
  })

  it('that is too long, or none, is refused in the words of whoever brings it', async () => {
    const long = await bring(mp4(12_000_001), 'screen.mp4', 'video/mp4')
    expect(long.status).toBe(413)
    expect(long.words).toContain('التسجيل أكبر من 12 ميغابايت')
    const text = await bring(Buffer.from('<h1>no film</h1>'), 'screen.mp4', 'video/mp4')
    expect(text.status).toBe(400)
    const sound = await bring(Buffer.from('RIFF    WAVE'), 'a.wav', 'audio/wav')
    expect(sound.status).toBe(400)
    expect(sound.words).toContain('MP4 وWebM')
  })
})

describe('a picture', () => {
  it('of twenty megapixels and eleven megabytes is taken, and kept as large as a page shows it', async () => {
    const photo = await noise(5472, 3648).jpeg({ quality: 88 }).toBuffer()
    expect(photo.length).toBeGreaterThan(8_000_000)
    const { status, doc } = await upload(photo, 'IMG_0001.JPG', 'image/jpeg')
    expect(status).toBe(201)
    expect([doc?.width, doc?.height]).toEqual([4096, 2731])
    expect(doc?.filesize).toBeLessThan(photo.length)
  })

  it.each([
    ['ar', /لا يُرفع هنا هذا النوع/],
    ['en', /This kind of file is not taken here/],
  ])('that is none is refused in the words of whoever brings it (%s)', async (language, words) => {
    const text = Buffer.from('<h1>not a picture</h1>')
    const answer = await upload(text, 'a.png', 'image/png', language)
    expect(answer.status).toBe(400)
    expect(answer.words).toMatch(words)
    expect(answer.words).not.toMatch(/MIME|extension/)
  })

  it('that ends too early, is empty, or has too many pixels, is refused before anything is kept', async () => {
    const photo = await noise(800, 600).jpeg().toBuffer()
    const torn = await upload(photo.subarray(0, photo.length / 2), 'a.jpg', 'image/jpeg')
    expect(torn.status).toBe(400)
    expect(torn.words).toContain('الملفّ تالف ولا يُقرأ')
    const empty = await upload(Buffer.alloc(0), 'a.png', 'image/png')
    expect([empty.status, empty.words]).toEqual([400, expect.stringContaining('الملفّ تالف')])
    const create = { width: 12_000, height: 11_000, channels: 3, background: '#fff' } as const
    const vast = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
    const answer = await upload(vast, 'a.png', 'image/png', 'en')
    expect(answer.status).toBe(413)
    expect(answer.words).toContain('more than 120 million pixels')
  })

  it('that is too large is refused in the words of whoever brings it', async () => {
    const answer = await upload(Buffer.alloc(30_000_001), 'a.jpg', 'image/jpeg')
    expect(answer.status).toBe(413)
    expect(answer.words).toContain('أكبر من 30 ميغابايت')
  })
})

describe('a picture in use', () => {
  it('is neither deleted nor binned, and says where it stands; replaced there, it goes', async () => {
    const small = await noise(40, 30).png().toBuffer()
    const { doc } = await upload(small, 'a.png', 'image/png')
    const cover = String(doc?.id)
    const data = { ...arabicPost(author, 'مقال يحمل صورة'), cover, _status: 'published' as const }
    const post = await payload.create({
      collection: 'posts',
      locale: 'ar',
      overrideAccess: true,
      data,
    })
    const bin = JSON.stringify({ deletedAt: new Date().toISOString() })
    for (const answer of [
      await ask('DELETE', `media/${cover}`),
      await ask('PATCH', `media/${cover}`, bin),
    ]) {
      expect(answer.status).toBe(409)
      expect(answer.words).toContain('مقال يحمل صورة')
    }
    await payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'ar',
      overrideAccess: true,
      data: { cover: null, _status: 'published' },
    })
    expect((await ask('PATCH', `media/${cover}`, bin)).status).toBe(200)
    expect((await ask('GET', `media/${cover}`)).status).toBe(404)
  })
})

describe('an article in the bin', () => {
  it('is public in no language, keeps its address, and comes back as a draft', async () => {
    const title = 'مقال يُحذف خطأً'
    const { id, slug } = await payload.create({
      collection: 'posts',
      locale: 'ar',
      overrideAccess: true,
      data: { ...arabicPost(author, title), _status: 'published' },
    })
    await payload.update({
      collection: 'posts',
      id,
      locale: 'en',
      overrideAccess: true,
      data: { ...englishPost, _status: 'published' },
    })
    const shown = async (locale: string, address: string) =>
      (await studio.ask(`blogs/${encodeURIComponent(address)}`, { locale })).status
    expect(await shown('ar', slug)).toBe(200)
    const bin = JSON.stringify({ deletedAt: new Date().toISOString() })
    expect((await ask('PATCH', `posts/${id}?locale=ar`, bin)).status).toBe(200)
    expect(await shown('ar', slug)).toBe(404)
    expect(await shown('en', 'when-the-kashida-breathes')).toBe(404)
    const other = await payload.create({
      collection: 'posts',
      locale: 'ar',
      overrideAccess: true,
      data: arabicPost(author, title),
    })
    expect(other.slug).not.toBe(slug)
    const back = JSON.stringify({ deletedAt: null, _status: 'draft' })
    expect((await ask('PATCH', `posts/${id}?locale=ar&trash=true`, back)).status).toBe(200)
    expect((await ask('GET', `posts/${id}?draft=true`)).status).toBe(200)
    expect(await shown('ar', slug)).toBe(404)
  })
})
