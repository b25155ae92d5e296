/** The library of pictures through the studio's own REST: names, twins, uses, what lacks words, replacing. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, rich } from '../../../test/documents.ts'
import { openEditorsStudio } from '../../../test/editor-help.ts'
import type { TestStudio } from '../../../test/open-test-studio.ts'
import { hashOf } from '../hooks/note-brought.ts'
import type { SamePicture, Uses } from './doors.ts'

let studio: TestStudio
let payload: Payload
let author: string
let authorization: string

beforeAll(async () => {
  ;({ studio, payload, author, authorization } = await openEditorsStudio())
})
afterAll(() => studio?.close())

type Doc = {
  id: string
  name: string
  filename: string
  width: number
  height: number
  focalX: number
  focalY: number
}
type Answer = { doc: Doc; docs: Doc[]; pictures: SamePicture[]; uses: Uses['uses'] }

async function ask(method: string, path: string, body?: FormData): Promise<Answer> {
  const { default: config } = await import('../../payload.config.ts')
  const url = `http://studio.example/api/${path}`
  const headers = { authorization, 'accept-language': 'ar' }
  const request = new Request(url, { method, headers, ...(body ? { body } : {}) })
  const answer = await handleEndpoints({ config, request })
  expect(answer.status, path).toBeLessThan(300)
  return (await answer.json()) as Answer
}

/** Every picture of another colour is another file. */
const picture = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

function form(data: object, file?: Buffer, name = 'صورة.png') {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  if (file) form.set('file', new File([new Uint8Array(file)], name, { type: 'image/png' }))
  return form
}

const upload = async (file: Buffer, name: string, data: object = { alt: 'لون' }) =>
  (await ask('POST', 'media?locale=ar', form(data, file, name))).doc

const idsOf = async (where: string) => {
  const { docs } = await ask('GET', `media?limit=100&depth=0&${where}`)
  return docs.map(({ id }) => id)
}

const write = (data: object) =>
  payload.create({
    collection: 'posts',
    locale: 'ar',
    overrideAccess: true,
    data: { ...arabicPost(author, `مقال ${crypto.randomUUID()}`), ...data },
  })

/** A text with one picture among its words, and one in a gallery. */
function showing(alone: string | undefined, inGallery: string | undefined) {
  const images = ['b', 'd'].map((id) => ({ id, image: inGallery }))
  const block = { blockType: 'gallery', id: 'a', images }
  const body = rich('نصّ') as { root: { children: object[] } }
  body.root.children.push(
    { type: 'upload', version: 3, relationTo: 'media', value: alone, id: 'c', fields: {} },
    ...(inGallery ? [{ type: 'block', version: 2, fields: block }] : []),
  )
  return body
}

describe('a picture', () => {
  it('is called as the file was, whatever wrote its letters, and as its person calls it', async () => {
    const shot = await upload(await picture('#111'), 'لقطة الشاشة ١.png'.normalize('NFD'))
    expect(shot.name).toBe('لقطة الشاشة ١.png'.normalize('NFC'))
    expect(shot.filename).toMatch(/^[0-9a-f-]{36}\.png$/)
    const named = await upload(await picture('#112'), 'IMG_0001.PNG', { name: 'ساحة المدينة' })
    expect(named.name).toBe('ساحة المدينة')
    expect(await idsOf('where[name][like]=المدينه')).toEqual([named.id])
  })

  it('that is here already is found by the file that somebody is about to send', async () => {
    const file = await picture('#221')
    const { id } = await upload(file, 'توأم.png')
    const found = await ask('GET', `media/same/${hashOf(file)}`)
    expect(found.pictures.map((one) => [one.id, one.name])).toEqual([[id, 'توأم.png']])
    expect((await ask('GET', `media/same/${hashOf(await picture('#222'))}`)).pictures).toEqual([])
  })

  it('of before is known again once the studio has looked at its file', async () => {
    const file = await picture('#331')
    const { id } = await upload(file, 'قديمة.png')
    await payload.db.updateOne({ collection: 'media', id, data: { sha256: null } })
    expect((await ask('GET', `media/same/${hashOf(file)}`)).pictures).toEqual([])
    const { hashStored } = await import('./hash-stored.ts')
    expect(await hashStored(payload)).toBe(1)
    expect((await ask('GET', `media/same/${hashOf(file)}`)).pictures).toHaveLength(1)
  })
})

describe('the uses of a picture', () => {
  const usedIn = async (id: string) =>
    (await ask('GET', `media/${id}/uses`)).uses.map(({ title }) => title)

  it('are texts as they are public and as they stand in the editor, in both languages', async () => {
    const [alone, inGallery, inEnglish, inDraft] = await Promise.all(
      ['#6a1', '#6a2', '#6a3', '#6a4'].map(
        async (one) => (await upload(await picture(one), one)).id,
      ),
    )
    const { id } = await write({ title: 'مقالٌ بصور', body: showing(alone, inGallery) as never })
    const told = { id, collection: 'posts', overrideAccess: true } as const
    const english = { title: 'With pictures', body: showing(inEnglish, undefined) as never }
    await payload.update({ ...told, locale: 'en', data: english, draft: true })
    for (const one of [alone, inGallery]) expect(await usedIn(String(one))).toEqual(['مقالٌ بصور'])
    expect(await usedIn(String(inEnglish))).toEqual(['With pictures'])
    const changed = { body: showing(inDraft, undefined) as never }
    await payload.update({ ...told, locale: 'ar', data: changed, draft: true })
    // The first picture is still in what is published, the last only in what is being written.
    for (const one of [alone, inDraft]) expect(await usedIn(String(one))).toEqual(['مقالٌ بصور'])
  })
})

describe('the list of pictures', () => {
  it('names those without words in a language, and leaves out decoration', async () => {
    const { id } = await upload(await picture('#441'), 'أ.png')
    const bare = await upload(await picture('#442'), 'ب.png', {})
    const ornament = await upload(await picture('#443'), 'ج.png', { decorative: true })
    const inArabic = await idsOf('where[id][equals]=without-words-ar')
    const inEnglish = await idsOf('where[id][equals]=without-words-en')
    expect(inArabic).toContain(bare.id)
    expect(inArabic).not.toContain(id)
    expect(inEnglish).toEqual(expect.arrayContaining([id, bare.id]))
    expect([...inArabic, ...inEnglish]).not.toContain(ornament.id)
  })

  it('names those that nothing shows: no field, no text, no gallery, published or not', async () => {
    const [cover, inText, inGallery, past, free] = await Promise.all(
      ['#551', '#552', '#553', '#554', '#555'].map(async (one) => upload(await picture(one), one)),
    )
    await write({ cover: cover?.id })
    await write({
      title: 'مسوّدة بصور',
      _status: 'draft',
      body: showing(inText?.id, inGallery?.id) as never,
    })
    const { id } = await write({ cover: past?.id })
    await payload.update({
      collection: 'posts',
      id,
      locale: 'ar',
      overrideAccess: true,
      data: { cover: null },
    })
    const unused = await idsOf('where[id][equals]=unused')
    expect(unused).toEqual(expect.arrayContaining([past?.id, free?.id]))
    for (const one of [cover, inText, inGallery]) expect(unused).not.toContain(one?.id)
  })
})

describe('the page of a picture', () => {
  it('leads to where the picture stands, and the new file takes the place of the old one there', async () => {
    const before = await upload(await picture('#661'), 'قبل.png')
    const post = await write({ cover: before.id, _status: 'published' })
    const { uses } = await ask('GET', `media/${before.id}/uses`)
    expect(uses).toMatchObject([
      { title: post.title, place: { collection: 'posts', id: post.id }, kind: { ar: 'مقالة' } },
    ])
    const file = await picture('#662', 60, 20)
    const sent = form({ name: before.name }, file, 'بعد.png')
    const { doc } = await ask('PATCH', `media/${before.id}?locale=ar`, sent)
    expect(doc).toMatchObject({ id: before.id, name: 'بعد.png', width: 60 })
    expect(doc.filename).not.toBe(before.filename)
    const shown = await studio.ask(`blogs/${encodeURIComponent(String(post.slug))}`, {
      locale: 'ar',
    })
    expect(await shown.text()).toContain(`/media/${doc.filename}`)
    expect(existsSync(join(studio.dataDir, 'media', before.filename))).toBe(false)
  })

  it('that is replaced goes on answering at its old addresses, without a moment’s pause, until it is deleted', async () => {
    const colours = ['#771', '#772', '#773']
    const [first, ...others] = await Promise.all(colours.map((one) => picture(one)))
    const { id, filename } = await upload(first as Buffer, 'كانت.png')
    const at = async (name: string) => {
      const answer = await studio.ask(`media/${name}`)
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
    }
    const original = await at(filename)
    const statuses = new Set<number>()
    let isOver = false
    const asking = (async () => {
      while (!isOver) statuses.add((await at(filename)).status)
    })()
    const names = [filename]
    for (const file of others) {
      const { doc } = await ask('PATCH', `media/${id}?locale=ar`, form({ alt: 'لون' }, file))
      names.push(doc.filename)
    }
    isOver = true
    await asking
    expect([...statuses]).toEqual([200])
    expect(await at(filename)).toEqual(original)
    expect((await studio.ask(`media/${names[1]}`, { method: 'HEAD' })).status).toBe(200)
    // What is written by hand names nobody else's file.
    await ask('PATCH', `media/${id}?locale=ar`, form({ formerFiles: [names[2]] }))
    const { formerFiles } = await payload.findByID({
      collection: 'media',
      id,
      overrideAccess: true,
    })
    expect(formerFiles).toEqual([`was-${names[0]}`, `was-${names[1]}`])
    await ask('DELETE', `media/${id}`)
    for (const name of names) expect((await at(name)).status, name).toBe(404)
  })

  it('says what must be seen of it, to the site as well, and stays the file it is', async () => {
    const { id, name, filename } = await upload(await picture('#881'), 'ساحة.png')
    const post = await write({ cover: id, _status: 'published' })
    const shown = async () => {
      const address = `blogs/${encodeURIComponent(String(post.slug))}`
      return (await studio.ask(address, { locale: 'ar' })).text()
    }
    expect(await shown()).not.toContain('"focus"')
    const sent = form({ name, focalX: 20, focalY: 0 })
    const { doc } = await ask('PATCH', `media/${id}?locale=ar`, sent)
    expect(doc.filename).toBe(filename)
    expect(await shown()).toContain('"focus":{"x":20,"y":0}')
  })

  it('crops under a new address, so that no visitor keeps the old cut', async () => {
    const { id, filename, name } = await upload(await picture('#771', 100, 80), 'قصّ.png')
    const focus = { focalX: 20, focalY: 30 }
    const crop = { crop: { x: 0, y: 0, width: 50, height: 50, unit: '%' } }
    const edits = { ...crop, widthInPixels: 50, heightInPixels: 40 }
    const query = Object.entries(edits).flatMap(([key, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([one, at]) => `uploadEdits[${key}][${one}]=${at}`)
        : [`uploadEdits[${key}]=${value}`],
    )
    const { doc } = await ask(
      'PATCH',
      `media/${id}?locale=ar&${query.join('&')}`,
      form({ name, ...focus }),
    )
    expect([doc.width, doc.height, doc.name]).toEqual([50, 40, 'قصّ.png'])
    expect([doc.focalX, doc.focalY]).toEqual([40, 60])
    expect(doc.filename).not.toBe(filename)
  })
})
