/** Pages that editors make from blocks: drafts, each language by itself, addresses, menus, links, the feed. */
import { endpoints } from '@wajiha/contract'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor, englishPost, rich } from './documents.ts'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

type Data = RequiredDataFromCollectionSlug<'block-pages'>
type Locale = 'ar' | 'en'
const open = { collection: 'block-pages', overrideAccess: true } as const

const arabic = (title: string, more: Partial<Data> = {}): Data => ({
  title,
  slug: '',
  lead: 'تسعةٌ يعملون على طاولة واحدة.',
  blocks: [
    { blockType: 'text', title: 'من نحن', body: rich('نبدأ من **نقطة**.') },
    { blockType: 'call', title: 'ابدأ', text: 'اكتب لنا اليوم.', label: 'اكتب', href: '/contact' },
    { blockType: 'form', form: 'contact' },
  ],
  ...more,
})
const publish = (data: Data, locale: Locale = 'ar') =>
  payload.create({ ...open, locale, data: { ...data, _status: 'published' } })
const change = (id: string, data: Partial<Data>, locale: Locale = 'ar') =>
  payload.update({ ...open, id, locale, data: { _status: 'published', ...data } })

async function read(slug: string, locale: Locale = 'ar') {
  const answer = await studio.ask(`block-pages/${encodeURIComponent(slug)}`, { locale })
  if (answer.status !== 200) return undefined
  return endpoints.blockPage.data.parse((await answer.json()).data)
}
async function standing() {
  const { data } = await (await studio.ask('block-pages')).json()
  return endpoints.blockPages.data.parse(data).map(({ slugs }) => slugs)
}
const changes = async (after: number) => {
  const { data } = await (await studio.ask(`changes?after=${after}&hold=0`)).json()
  return data as { last: number; changes: { tags: string[] }[] }
}

/** What a person is told whose save is refused, field by field. */
async function mistakesOf(saving: Promise<unknown>): Promise<string[]> {
  try {
    await saving
    return []
  } catch (error) {
    const { errors = [] } = (error as { data?: { errors?: { message: string }[] } }).data ?? {}
    return errors.map(({ message }) => message)
  }
}

describe('a page from blocks', () => {
  it('is seen by nobody while it is a draft', async () => {
    const page = await payload.create({ ...open, locale: 'ar', draft: true, data: arabic('سرّنا') })
    expect(page.slug).toBe('سرنا')
    expect(await read('سرنا')).toBeUndefined()
    expect(await standing()).toEqual([])
  })

  it('is public in the language it is published in, and in the other one later', async () => {
    const { id } = await publish(arabic('فريقنا'))
    expect((await read('فريقنا'))?.blocks.map(({ type }) => type)).toEqual(['text', 'call', 'form'])
    expect(await read('our-team', 'en')).toBeUndefined()
    expect(await standing()).toEqual([{ ar: 'فريقنا' }])
    const saved = await payload.findByID({ ...open, id, locale: 'ar' })
    const [text, call, form] = saved.blocks ?? []
    const blocks = [
      { ...text, title: 'Who we are', body: rich('We begin at a point.') },
      { ...call, title: 'Begin', text: 'Write to us.', label: 'Write' },
      form,
    ] as Data['blocks']
    await change(id, { title: 'Our team', slug: '', lead: 'Nine people.', blocks }, 'en')
    const english = await read('our-team', 'en')
    expect(english?.slugs).toEqual({ ar: 'فريقنا', en: 'our-team' })
    expect(english?.blocks[0]).toMatchObject({ type: 'text', title: 'Who we are' })
    expect((await read('فريقنا'))?.blocks[0]).toMatchObject({ title: 'من نحن' })
  })

  it('is told of as itself, and its answer is stale with nothing but what it shows', async () => {
    const { last } = await changes(0)
    const page = await publish(arabic('من نحن حقًّا'))
    const [told] = (await changes(last)).changes
    expect(told?.tags).toEqual(expect.arrayContaining(['block-pages', `block-page:${page.id}`]))
    const answer = await studio.ask(`block-pages/${encodeURIComponent(page.slug)}`)
    const tags = (answer.headers.get('cache-tag') ?? '').split(',')
    expect(tags).toContain(`block-page:${page.id}`)
    expect(tags).not.toContain('block-pages')
    expect(tags).not.toContain('list:block-pages')
  })

  it('leaves out a block that says nothing in a language, and one whose documents are not public', async () => {
    const voice = await payload.create({
      collection: 'testimonials',
      locale: 'ar',
      overrideAccess: true,
      draft: true,
      data: {
        quote: 'سمعوا.',
        originalLocale: 'ar',
        author: { name: 'هند', title: 'مديرة' },
        permission: { grantedAt: '2026-01-01T12:00:00.000Z' },
      },
    })
    const blocks: Data['blocks'] = [
      { blockType: 'voices', title: 'قالوا', testimonials: [voice.id] },
      { blockType: 'numbers', sentence: '*٩* سنين' },
    ]
    const { slug } = await publish(arabic('بلا صوت', { blocks }))
    expect((await read(slug))?.blocks).toEqual([{ type: 'numbers', sentence: '*٩* سنين' }])
  })

  it('is taken back in one language, and deleted into the bin in both', async () => {
    const { id, slug } = await publish(arabic('عابرة'))
    await payload.update({ ...open, id, locale: 'ar', data: { _status: 'draft' } })
    expect(await read(slug)).toBeUndefined()
    await change(id, {})
    expect(await read(slug)).toBeDefined()
    await payload.update({ ...open, id, data: { deletedAt: new Date().toISOString() } as never })
    expect(await read(slug)).toBeUndefined()
    expect(await standing()).not.toContainEqual({ ar: slug })
  })
})

describe('its address', () => {
  const redirects = async (): Promise<string[]> => {
    const { data } = await (await studio.ask('redirects')).json()
    return data.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`)
  }

  it('leaves a redirect behind when it changes, and none when it changes back', async () => {
    const { id } = await publish(arabic('الاسم الأوّل'))
    await change(id, { slug: 'الاسم-الثاني' })
    expect(await redirects()).toContain('/الاسم-الأول /الاسم-الثاني')
    await change(id, { slug: 'الاسم-الأول' })
    const after = await redirects()
    expect(after).toContain('/الاسم-الثاني /الاسم-الأول')
    expect(after).not.toContain('/الاسم-الأول /الاسم-الثاني')
  })

  it.each([
    ['blogs', 'ar'],
    ['admin', 'ar'],
    ['en', 'ar'],
    ['our-projects', 'en'],
    ['portfolio', 'en'],
  ] as const)('is never /%s, which the site has itself (%s)', async (slug, locale) => {
    const data = { ...arabic('عنوان محجوز', { slug }), _status: 'published' as const }
    const told = await mistakesOf(payload.create({ ...open, locale, data }))
    expect(told).toEqual(['هذا العنوان لصفحة من صفحات الموقع نفسه. اختر عنوانًا آخر'])
  })

  it('is told in English to whoever uses the studio in English', async () => {
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({ locale: 'ar' }, payload)
    req.i18n = { ...req.i18n, language: 'en' }
    const data = { ...arabic('Taken', { slug: 'blogs' }), _status: 'published' as const }
    const told = await mistakesOf(payload.create({ ...open, locale: 'ar', data, req }))
    expect(told).toEqual(['This address belongs to a page of the site itself. Choose another one'])
  })

  it('is no other page’s in that language, and may be its own in the other', async () => {
    await publish(arabic('القيم', { slug: 'values' }))
    const again = arabic('القيم الأخرى', { slug: 'values' })
    const [told] = await mistakesOf(publish(again))
    expect(told).toContain('هذا العنوان لصفحة أخرى بهذه اللغة')
    const other = await publish({ ...again, slug: 'القيم-الأخرى' })
    await change(other.id, { title: 'Values', slug: 'values', blocks: [] }, 'en')
    expect((await read('values', 'en'))?.id).toBe(other.id)
  })

  it('is none at which a redirect begins that leads elsewhere', async () => {
    await payload.create({
      collection: 'redirects',
      overrideAccess: true,
      data: { from: '/قديمة', to: '/about', status: '301' },
    })
    const [told] = await mistakesOf(publish(arabic('قديمة')))
    expect(told).toContain('يبدأ من هذا العنوان تحويلٌ')
  })
})

describe('a menu that leads to it', () => {
  const menu = async (locale: Locale) => {
    const { data } = await (await studio.ask('general', { locale })).json()
    return data.navigation as { label: string; href: string }[]
  }

  it('shows it in the languages in which it is public, at the address it has now', async () => {
    const { loadDemo } = await import('../src/first-run/filling/load.ts')
    await loadDemo(payload)
    const { id } = await publish(arabic('طاولتنا'))
    const settings = await payload.findGlobal({ slug: 'general', locale: 'ar', depth: 0 })
    const navigation = [...(settings.navigation ?? []), { label: 'طاولتنا', page: id }]
    const general = { slug: 'general', overrideAccess: true } as const
    const saved = await payload.updateGlobal({
      ...general,
      locale: 'ar',
      data: { navigation, _status: 'published' } as never,
    })
    const inEnglish = await payload.findGlobal({ slug: 'general', locale: 'en', depth: 0 })
    const rows = (inEnglish.navigation ?? []).map((row, index) =>
      index === (saved.navigation ?? []).length - 1 ? { ...row, label: 'Our table' } : row,
    )
    await payload.updateGlobal({
      ...general,
      locale: 'en',
      data: { navigation: rows, _status: 'published' } as never,
    })
    expect((await menu('ar')).at(-1)).toEqual({ label: 'طاولتنا', href: '/طاولتنا' })
    expect((await menu('en')).map(({ label }) => label)).not.toContain('Our table')

    const answer = await studio.ask('general', { locale: 'en' })
    expect(answer.headers.get('cache-tag')).toContain(`block-page:${id}`)
    await change(id, { title: 'Our table', slug: 'our-table', blocks: [] }, 'en')
    expect((await menu('en')).at(-1)).toEqual({ label: 'Our table', href: '/our-table' })
    await change(id, { slug: 'طاولة-واحدة' })
    expect((await menu('ar')).at(-1)?.href).toBe('/طاولة-واحدة')
    await payload.update({ ...open, id, locale: 'ar', data: { _status: 'draft' } })
    expect((await menu('ar')).map(({ label }) => label)).not.toContain('طاولتنا')

    await expect(payload.delete({ ...open, id, locale: 'ar' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('تجده في: الإعدادات العامّة. '),
    })
    for (const locale of ['ar', 'en'] as const)
      await payload.updateGlobal({
        ...general,
        locale,
        data: { navigation: settings.navigation, _status: 'published' } as never,
      })
    expect((await payload.delete({ ...open, id, locale: 'ar' })).id).toBe(id)
  }, 180_000)

  it('asks for a target where no page is chosen', async () => {
    const navigation = [{ label: 'إلى لا شيء' }]
    const saving = payload.updateGlobal({
      slug: 'general',
      locale: 'ar',
      overrideAccess: true,
      data: { navigation, _status: 'published' } as never,
    })
    expect((await mistakesOf(saving))[0]).toContain('اكتب مسارًا')
  })
})

describe('a text that leads to it', () => {
  it('links to its address in the language being read, and not where it is a draft', async () => {
    const page = await publish(arabic('وجهة'))
    const author = await createAuthor(payload)
    const link = (label: string) => ({
      root: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                fields: {
                  linkType: 'internal',
                  doc: { relationTo: 'block-pages', value: page.id },
                },
                children: [{ type: 'text', text: label }],
              },
            ],
          },
        ],
      },
    })
    const post = await payload.create({
      collection: 'posts',
      locale: 'ar',
      overrideAccess: true,
      data: {
        ...arabicPost(author, 'فيها رابط'),
        body: link('الوجهة') as never,
        _status: 'published',
      },
    })
    await payload.update({
      collection: 'posts',
      id: post.id,
      locale: 'en',
      overrideAccess: true,
      data: {
        ...englishPost,
        title: 'With a link',
        body: link('There') as never,
        _status: 'published',
      },
    })
    const bodyOf = async (slug: string, locale: Locale) =>
      JSON.stringify(
        (await (await studio.ask(`blogs/${encodeURIComponent(slug)}`, { locale })).json()).data
          .body,
      )
    expect(await bodyOf('فيها-رابط', 'ar')).toContain('"href":"/وجهة"')
    expect(await bodyOf('with-a-link', 'en')).not.toContain('"href"')
  })
})

describe('the studio around it', () => {
  it('finds it by a word of its blocks', async () => {
    await publish(
      arabic('تُبحث', { blocks: [{ blockType: 'numbers', sentence: 'إحدى عشرة محبرة' }] }),
    )
    const { findEverything } = await import('../src/start/find/search.ts')
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({}, payload)
    req.user = { id: crypto.randomUUID(), collection: 'users', role: 'editor' } as never
    const hits = await findEverything(req, 'محبره', 'ar')
    expect(hits.map(({ collection, title }) => [collection, title])).toContainEqual([
      'block-pages',
      'تُبحث',
    ])
  })

  it('keeps a picture that one of its blocks shows, and asks for the words of it', async () => {
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'table.png', size: data.length }
    const media = { collection: 'media', locale: 'ar', overrideAccess: true } as const
    const picture = await payload.create({ ...media, data: {}, file })
    const blocks: Data['blocks'] = [
      { blockType: 'picture', beside: rich('هنا نعمل.') as never, image: picture.id, side: 'end' },
    ]
    const user = { id: crypto.randomUUID(), collection: 'users', role: 'editor' } as never
    const bare = { ...arabic('بصورة', { blocks }), _status: 'published' as const }
    await expect(payload.create({ ...open, locale: 'ar', data: bare, user })).rejects.toThrow()
    await payload.update({ ...media, id: picture.id, data: { alt: 'طاولةٌ عليها تسعةُ أقلام' } })
    const { slug } = await publish(arabic('بصورة', { blocks }))
    expect((await read(slug))?.blocks[0]).toMatchObject({
      type: 'picture',
      image: { alt: 'طاولةٌ عليها تسعةُ أقلام' },
    })
    await expect(payload.delete({ ...media, id: picture.id })).rejects.toThrow(/بصورة/)
  })

  it('copies it as a draft with an address of its own', async () => {
    const { id } = await publish(arabic('أصل'))
    const copy = await payload.duplicate({ ...open, id, locale: 'ar' })
    expect(copy.slug).not.toBe('أصل')
    expect(copy._status).toBe('draft')
    expect(copy.blocks).toHaveLength(3)
    expect(await read(copy.slug)).toBeUndefined()
  })
})
