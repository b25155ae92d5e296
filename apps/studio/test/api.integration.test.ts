/** The public API on the whole demo agency, as the site reads it. */

import { normaliseForSearch } from '@wajiha/arabic'
import {
  answerSchema,
  type EndpointName,
  endpoints,
  pageKeys,
  problemSchema,
} from '@wajiha/contract'
import jsQR from 'jsqr'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

let studio: TestStudio
let payload: Payload

const metricsKey = 'a-key-of-numbers-that-nobody-guesses'

beforeAll(async () => {
  process.env.METRICS_KEY = metricsKey
  studio = await openTestStudio()
  payload = studio.payload
  const { loadDemo } = await import('../src/first-run/filling/load.ts')
  const { created } = await loadDemo(payload)
  expect(created).toBeGreaterThan(100)
})
afterAll(() => studio?.close())

type Item = { slug: string; key: string; code: string; title: string; quote?: string }

async function read(name: EndpointName, path: string, locale = 'ar') {
  const answer = await studio.ask(path, { locale })
  expect(answer.status, `${locale} ${path}`).toBe(200)
  const body = await answer.json()
  const checked = answerSchema(endpoints[name].data).safeParse(body)
  expect(checked.error?.issues ?? [], `${locale} ${path}`).toEqual([])
  return { answer, data: body.data, meta: body.meta }
}

const list = async (name: EndpointName, locale: string) =>
  (await read(name, endpoints[name].path, locale)).data as Item[]

describe.each(['ar', 'en'])('every address in %s', (locale) => {
  it('answers lists that are not empty and hold to the contract', async () => {
    for (const name of [
      'services',
      'projects',
      'blogs',
      'categories',
      'jobs',
      'testimonials',
      'branches',
      'redirects',
    ] as const) {
      expect((await list(name, locale)).length, name).toBeGreaterThan(0)
    }
  })

  it('answers every document of every list', async () => {
    for (const { key } of await list('services', locale))
      await read('service', `services/${key}`, locale)
    for (const [name, all] of [
      ['project', 'projects'],
      ['blog', 'blogs'],
      ['job', 'jobs'],
    ] as const) {
      for (const { slug } of await list(all, locale)) {
        const path = endpoints[name].path.replace(':slug', encodeURIComponent(slug))
        const { data } = await read(name, path, locale)
        expect(data.slugs[locale]).toBe(slug)
      }
    }
  })

  it('answers every page, the settings, a campaign, a card and an author', async () => {
    for (const key of pageKeys) {
      const { data } = await read('page', `pages/${key}`, locale)
      expect(data.languages).toEqual(['ar', 'en'])
    }
    await read('general', 'general', locale)
    await read('campaign', 'campaigns/default', locale)
    const { data } = await read('card', 'cards/salma', locale)
    await read('card', `cards/${data.publicCode}`, locale)
    const [post] = (await read('blogs', 'blogs', locale)).data
    await read('author', `authors/${encodeURIComponent(post.authors[0].slug)}`, locale)
  })
})

describe('search', () => {
  it('finds a word under its article and marks it on the printed text', async () => {
    const { data } = await read('search', `search?q=${encodeURIComponent('الكشيده')}`)
    const hit = data.find(({ titleRanges }: { titleRanges: unknown[] }) => titleRanges.length > 0)
    const [start, end] = (hit ?? data[0]).titleRanges[0] ?? (hit ?? data[0]).excerptRanges[0]
    const text = hit ? hit.title : data[0].excerpt
    expect(text.slice(start, end)).toMatch(/كشيد/)
  })

  it('finds nothing for a word that nobody wrote', async () => {
    expect((await read('search', 'search?q=qwxzptv')).data).toEqual([])
  })

  it('finds an article by its tag, below those that say the word in their title', async () => {
    const { data, meta } = await read('search', `search?q=${encodeURIComponent('السرعه')}`)
    expect(data.map(({ title }: Item) => title)).toContain('ثانيتان: ميزانيّةُ الصفحة الأولى')
    expect(meta).toMatchObject({ total: data.length })
    const typed = await read('search', `search?q=${encodeURIComponent('الكشيدة')}`)
    expect(typed.data[0].title).toBe('الكشيدةُ ليست مسافةً فارغة')
  })

  it('asks for every word of a query', async () => {
    const titles = async (q: string) =>
      (await list2(`search?q=${encodeURIComponent(q)}`)).map(({ title }) => title)
    expect(await titles('الكشيدة فارغة')).toContain('الكشيدةُ ليست مسافةً فارغة')
    expect(await titles('الكشيدة qwxzptv')).toEqual([])
  })

  it('suggests what was probably meant, as it is printed, and only what would be found', async () => {
    for (const [locale, wrong, right] of [
      ['ar', 'الكشيذة', 'الكشيدة'],
      ['en', 'kashidda', 'kashida'],
    ] as const) {
      const { data, meta } = await read('search', `search?q=${encodeURIComponent(wrong)}`, locale)
      expect(data).toEqual([])
      expect(meta.suggestion?.toLowerCase()).toBe(right)
      const again = `search?q=${encodeURIComponent(meta.suggestion)}`
      expect((await read('search', again, locale)).data.length).toBeGreaterThan(0)
    }
    expect((await read('search', 'search?q=qwxzptv')).meta.suggestion).toBeUndefined()
  })

  it('survives one letter, signs, wildcards and the longest text', async () => {
    for (const q of [
      'ب',
      '؟!',
      '%',
      '_',
      '%_%',
      "' OR 1=1 --",
      '\\',
      'ب '.repeat(60),
      'ـ'.repeat(120),
    ]) {
      expect((await studio.ask(`search?q=${encodeURIComponent(q)}`)).status, q).toBe(
        q.trim() === '' ? 400 : 200,
      )
    }
    expect((await studio.ask(`search?q=${'x'.repeat(121)}`)).status).toBe(400)
  })

  it('refuses a query without words', async () => {
    expect((await studio.ask('search?q=')).status).toBe(400)
    expect((await studio.ask('search')).status).toBe(400)
  })
})

describe('a card', () => {
  it.each(['ar', 'en'])('has a square code that opens its face: %s', async (locale) => {
    const { data } = await read('card', 'cards/salma', locale)
    const { size, path } = data.qr ?? { size: 1, path: '' }
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
    const { data: pixels, info } = await sharp(Buffer.from(drawing))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const scanned = jsQR(new Uint8ClampedArray(pixels), info.width, info.height)?.data ?? 'http://x'
    const prefix = locale === 'en' ? '/en' : ''
    expect(new URL(scanned).pathname).toBe(`${prefix}/card/${data.publicCode}`)
    for (const id of [data.publicCode, data.publicCode.toUpperCase(), 'SALMA'])
      expect((await read('card', `cards/${id}`, locale)).data.id).toBe('salma')
  })
})

describe('related articles', () => {
  it('are those the editor chose, and then the nearest by topic', async () => {
    const { docs } = await payload.find({
      collection: 'posts',
      where: { importKey: { equals: 'pace' } },
      locale: 'ar',
      depth: 0,
      overrideAccess: true,
    })
    const post = docs[0]
    if (!post) throw new Error('The demo has no such article.')
    const set = (related: unknown) =>
      payload.update({
        collection: 'posts',
        id: post.id,
        locale: 'ar',
        data: { related, _status: 'published' } as never,
        overrideAccess: true,
      })
    const path = `blogs/${encodeURIComponent(post.slug)}`
    const chosen = (await read('blog', path)).data.related as Item[]
    await set([])
    const nearest = (await read('blog', path)).data.related as Item[]
    await set(post.related)
    expect(chosen).toHaveLength(3)
    // «القياس» and «السرعة» are its tags: posts that share one come before those of its category.
    const tags = ['نقشٌ بمعاملٍ واحد', 'رقمٌ واحدٌ يكفي لوحةَ القياس', 'خطواتٌ أقلّ عند أوّل استخدام']
    expect(nearest).toHaveLength(3)
    for (const { title } of nearest) expect([...tags, 'أيُّ النقرات صارت عملاء؟']).toContain(title)
    // The first also shares its category.
    expect(nearest[0]?.title).toBe('نقشٌ بمعاملٍ واحد')
  })

  it('are not those just before and after it, even where an editor chose one of them', async () => {
    const all = (await read('blogs', 'blogs?perPage=24')).data as { slug: string }[]
    expect(all.length).toBeGreaterThan(5)
    for (const { slug } of all) {
      const { related, previous, next } = (await read('blog', `blogs/${encodeURIComponent(slug)}`))
        .data
      expect(related).toHaveLength(3)
      const ids = (related as { id: string }[]).map(({ id }) => id)
      expect(ids).not.toContain(previous?.id)
      expect(ids).not.toContain(next?.id)
    }
  })
})

describe('lists of articles', () => {
  it('come in pages', async () => {
    const { data, meta } = await read('blogs', 'blogs?perPage=2&page=2')
    expect(data).toHaveLength(2)
    expect(meta).toMatchObject({ page: 2 })
    expect((await studio.ask('blogs?page=999')).status).toBe(404)
  })

  it('come by category, and an unknown one is not there', async () => {
    const [{ slug, count }] = (await read('categories', 'categories')).data
    const { meta } = await read('blogs', `blogs?category=${encodeURIComponent(slug)}`)
    expect(meta.total).toBe(count)
    expect((await studio.ask('blogs?category=لا-شيء')).status).toBe(404)
  })

  it('come by tag, which is named with its slug in each language', async () => {
    const { meta } = await read('blogs', `blogs?tag=${encodeURIComponent('العربية')}`)
    expect(meta.total).toBeGreaterThan(0)
    expect(meta.tag).toEqual({ name: 'العربيّة', slugs: { ar: 'العربية', en: 'arabic' } })
    expect((await read('blogs', 'blogs')).meta).not.toHaveProperty('tag')
    expect((await studio.ask('blogs?tag=لا-شيء')).status).toBe(404)
  })

  it('ignore what they do not know and refuse what is wrong', async () => {
    expect((await studio.ask('blogs?utm_source=x')).status).toBe(200)
    const answer = await studio.ask('blogs?page=0')
    expect(answer.status).toBe(400)
    expect(problemSchema.parse(await answer.json()).code).toBe('bad_request')
  })
})

describe('an answer', () => {
  it('says its language, Arabic unless English is asked for', async () => {
    for (const [asked, given] of [
      [undefined, 'ar'],
      ['en', 'en'],
      ['fr', 'ar'],
    ]) {
      const answer = await studio.ask('general', asked ? { locale: asked } : {})
      expect(answer.headers.get('content-language')).toBe(given)
      expect(answer.headers.get('vary')).toContain('Content-Language')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('is not sent again to whoever has it', async () => {
    const first = await studio.ask('blogs')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const second = await studio.ask('blogs', { headers: { 'if-none-match': `W/"x", ${etag}` } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    const english = await studio.ask('blogs', { locale: 'en', headers: { 'if-none-match': etag } })
    expect(english.status).toBe(200)
  })

  it('carries the tag of every document that it shows', async () => {
    const { answer, data } = await read('blog', `blogs/${encodeURIComponent(await firstSlug())}`)
    const tags = (answer.headers.get('cache-tag') ?? '').split(',')
    expect(tags).toEqual(expect.arrayContaining(['list:posts', `post:${data.id}`]))
    for (const other of [...data.related, data.previous, data.next]) {
      if (other) expect(tags).toContain(`post:${other.id}`)
    }
    for (const kind of ['author:', 'category:', 'media:']) {
      expect(tags.some((tag) => tag.startsWith(kind))).toBe(true)
    }
  })

  it('has no body for HEAD, and says which methods it knows', async () => {
    const head = await studio.ask('general', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await studio.ask('blogs', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  it('is a problem document where nothing is published', async () => {
    for (const path of [
      'blogs/لا-شيء',
      'projects/x',
      'services/x',
      'pages/x',
      'cards/x',
      'x',
      'jobs/x/y',
    ]) {
      const answer = await studio.ask(path)
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      problemSchema.parse(await answer.json())
    }
  })

  it('is found in whatever form the address is encoded', async () => {
    const slug = await firstSlug()
    expect((await studio.ask(`blogs/${encodeURIComponent(slug.normalize('NFD'))}`)).status).toBe(
      200,
    )
  })
})

describe('pictures', () => {
  it('are sent for ever under their name', async () => {
    const { data } = await read('general', 'general')
    const answer = await studio.ask(data.light_logo.slice(1))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^image\//)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await answer.arrayBuffer()).byteLength).toBe(
      Number(answer.headers.get('content-length')),
    )
  })

  it('are nothing else', async () => {
    for (const name of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'none.avif', 'x.svg', 'x.html', '']) {
      expect((await studio.ask(`media/${name}`)).status, name).toBe(404)
    }
  })
})

describe('a client who asked for silence', () => {
  async function withConfidentiality(value: string, check: (slug: string) => Promise<void>) {
    const { docs } = await payload.find({
      collection: 'projects',
      locale: 'ar',
      overrideAccess: true,
      sort: 'order',
    })
    const project = docs.find(({ confidentiality }) => confidentiality === 'public')
    if (!project) throw new Error('The demo has no public project.')
    const set = (confidentiality: string) =>
      payload.update({
        collection: 'projects',
        id: project.id,
        locale: 'ar',
        data: { confidentiality, _status: 'published' } as never,
        overrideAccess: true,
      })
    await set(value)
    await check(project.slug).finally(() => set('public'))
  }

  it('has no name, logo, address or words in any answer', async () => {
    await withConfidentiality('anonymised', async (slug) => {
      const { data } = await read('project', `projects/${encodeURIComponent(slug)}`)
      expect(data.client).toMatchObject({ anonymous: true })
      expect(data.client).not.toHaveProperty('logo')
      expect(data.client).not.toHaveProperty('url')
      expect(data).not.toHaveProperty('liveUrl')
      expect([data.stores, data.testimonials]).toEqual([{}, []])
    })
  })

  it('is named in no answer, no search and no address of the demo', async () => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { confidentiality: { equals: 'anonymised' } },
      locale: 'all',
      depth: 0,
      overrideAccess: true,
    })
    const secrets = docs.flatMap(({ client }) => Object.values(client.name as never as object))
    expect(secrets.length).toBeGreaterThanOrEqual(2)
    const tells = (text: string) =>
      secrets.filter((name) => fold(text).includes(fold(String(name))))
    for (const locale of ['ar', 'en']) {
      const paths = await everyPath(locale)
      expect(paths.length).toBeGreaterThan(50)
      for (const path of paths) {
        const answer = await studio.ask(path, { locale })
        expect(
          tells(decodeURIComponent(path) + (await answer.text())),
          `${locale} ${path}`,
        ).toEqual([])
      }
      for (const name of secrets) {
        const found = await read('search', `search?q=${encodeURIComponent(String(name))}`, locale)
        expect(found.data).toEqual([])
        expect(found.meta.suggestion).toBeUndefined()
      }
    }
  })

  it('cannot be published with the name in words, addresses or the other language', async () => {
    const { docs } = await payload.find({
      collection: 'projects',
      where: { confidentiality: { equals: 'anonymised' } },
      locale: 'ar',
      depth: 0,
      overrideAccess: true,
    })
    const project = docs[0]
    if (!project) throw new Error('The demo has no anonymised project.')
    const save = (data: object, locale: 'ar' | 'en' = 'ar') =>
      payload.update({
        collection: 'projects',
        id: project.id,
        locale,
        data: { _status: 'published', ...data } as never,
        overrideAccess: true,
      })
    const { name } = project.client
    await expect(save({ summary: `بنيناه مع ${name}.` })).rejects.toThrow()
    await expect(save({ slug: name.replaceAll(' ', '-') })).rejects.toThrow()
    const english = { summary: 'Built with Sanabil-Alduha Clinics.' }
    await expect(save(english, 'en')).rejects.toThrow()
    // Written while it was public, the name holds back the day it becomes anonymous.
    const before = await payload.findByID({ collection: 'projects', id: project.id, locale: 'en' })
    await save({ ...english, confidentiality: 'public' }, 'en')
    await expect(save({ confidentiality: 'anonymised' })).rejects.toThrow()
    await save({ summary: before.summary, confidentiality: 'anonymised' }, 'en')
  })

  it('is not named by the company of a testimonial about its work', async () => {
    await withConfidentiality('anonymised', async (slug) => {
      const voices = (await read('testimonials', 'testimonials')).data as { id: string }[]
      const { docs } = await payload.find({
        collection: 'testimonials',
        where: { 'project.slug': { equals: slug } },
        locale: 'ar',
        depth: 1,
        overrideAccess: true,
      })
      const written = docs[0]
      if (!written) throw new Error('The demo has no testimonial about this project.')
      const shown = voices.find(({ id }) => id === written.id) as { author: object } | undefined
      expect(shown?.author).not.toHaveProperty('company', written.author.company)
      expect(shown).not.toHaveProperty('project')
    })
  })

  it('is reached by the link alone when unlisted', async () => {
    await withConfidentiality('unlisted', async (slug) => {
      const { data } = await read('project', `projects/${encodeURIComponent(slug)}`)
      expect(data.seo.noindex).toBe(true)
      expect((await list('projects', 'ar')).map((one) => one.slug)).not.toContain(slug)
    })
  })

  it('is not there at all when private', async () => {
    await withConfidentiality('private', async (slug) => {
      expect((await studio.ask(`projects/${encodeURIComponent(slug)}`)).status).toBe(404)
    })
  })
})

describe('a testimonial', () => {
  it('is not published without the day of its permission', async () => {
    const voice = (data: { _status: 'draft' | 'published' }) =>
      payload.create({
        draft: data._status === 'draft',
        collection: 'testimonials',
        locale: 'ar',
        data: {
          quote: 'رسموا المسار كلَّه.',
          originalLocale: 'ar',
          author: { name: 'هند العتيق', title: 'المديرة' },
          ...data,
        } as never,
        overrideAccess: true,
      })
    await expect(voice({ _status: 'published' })).rejects.toThrow()
    const { id } = await voice({ _status: 'draft' })
    const publish = (data: object) =>
      payload.update({
        collection: 'testimonials',
        id,
        locale: 'ar',
        data: { _status: 'published', ...data } as never,
        overrideAccess: true,
      })
    await expect(publish({})).rejects.toThrow()
    const listed = async () => (await list('testimonials', 'ar')).map((one) => String(one.quote))
    expect(await listed()).not.toContain('رسموا المسار كلَّه.')
    await publish({ permission: { grantedAt: '2026-11-01T12:00:00.000Z' } })
    expect(await listed()).toContain('رسموا المسار كلَّه.')
    await payload.delete({ collection: 'testimonials', id, overrideAccess: true })
  })
})

describe('open seats', () => {
  async function withJob(data: object, check: (slug: string, id: string) => Promise<void>) {
    const { docs } = await payload.find({
      collection: 'jobs',
      locale: 'ar',
      depth: 0,
      overrideAccess: true,
      sort: 'id',
    })
    const job = docs[0]
    if (!job) throw new Error('The demo has no job.')
    const set = (changes: object) =>
      payload.update({
        collection: 'jobs',
        id: job.id,
        locale: 'ar',
        data: { _status: 'published', ...changes } as never,
        overrideAccess: true,
      })
    await set(data)
    await check(job.slug, job.id).finally(() => set({ validThrough: job.validThrough }))
  }

  const daysAgo = (days: number) => ({
    validThrough: new Date(Date.now() - days * 86_400_000).toISOString(),
  })

  it('leave the list when they close, keep a page for a month, and are gone after it', async () => {
    await withJob(daysAgo(3), async (slug, id) => {
      const { data } = await read('job', `jobs/${encodeURIComponent(slug)}`)
      expect(data.state).toBe('closed')
      expect(data.similar.length).toBeGreaterThan(0)
      for (const { state } of data.similar) expect(state).toBe('open')
      const listed = (await read('jobs', 'jobs')).data as { id: string }[]
      expect(listed.map((one) => one.id)).not.toContain(id)
      const title = encodeURIComponent(data.title)
      expect((await list2(`search?q=${title}`)).map((one) => one.title)).not.toContain(data.title)
    })
    await withJob(daysAgo(40), async (slug) => {
      const answer = await studio.ask(`jobs/${encodeURIComponent(slug)}`)
      expect(answer.status).toBe(410)
      expect(problemSchema.parse(await answer.json()).code).toBe('gone')
    })
  })

  it('are listed in the other language, marked, only when the agency wants that', async () => {
    const [job] = (await read('jobs', 'jobs', 'en')).data as { id: string }[]
    const id = job?.id ?? ''
    const setStatus = (_status: string) =>
      payload.update({
        collection: 'jobs',
        id,
        locale: 'en',
        data: { _status } as never,
        overrideAccess: true,
        ...(_status === 'draft' ? { unpublishAllLocales: false } : {}),
      } as never)
    const show = (showUntranslatedJobs: boolean) =>
      payload.updateGlobal({
        slug: 'general',
        locale: 'ar',
        data: { showUntranslatedJobs, _status: 'published' } as never,
        overrideAccess: true,
      })
    const found = async () =>
      ((await read('jobs', 'jobs', 'en')).data as { id: string; locale?: string }[]).find(
        (one) => one.id === id,
      )
    expect(await found()).not.toHaveProperty('locale')
    await setStatus('draft')
    expect(await found()).toBeUndefined()
    await show(true)
    expect(await found()).toMatchObject({ locale: 'ar' })
    await show(false)
    await setStatus('published')
    expect(await found()).not.toHaveProperty('locale')
  })
})

describe('the footer and the menu', () => {
  it.each(['ar', 'en'])('come from the studio, in %s', async (locale) => {
    const { data } = await read('general', 'general', locale)
    expect(data.footer.legal.map(({ href }: { href: string }) => href)).toEqual([
      '/privacy-policy',
      '/terms-and-conditions',
    ])
    expect(data.footer.links.length).toBeGreaterThan(3)
    expect(data.action.href).toBe('/contact')
    const arabic = /[\u0600-\u06ff]/
    expect(arabic.test(JSON.stringify([data.footer, data.action]))).toBe(locale === 'ar')
  })
})

describe('the two languages of a document', () => {
  const kinds = [
    { list: 'projects', path: 'projects' },
    { list: 'blogs?perPage=100', path: 'blogs' },
    { list: 'jobs', path: 'jobs' },
  ]
  const dataAt = async (path: string, locale: string) =>
    (await (await studio.ask(path, { locale })).json()).data
  const linksIn = (data: unknown) =>
    JSON.stringify(data ?? null).match(/"type":"link"/g)?.length ?? 0

  it.each(kinds)('carry the same links in their texts: $path', async ({ list: all, path }) => {
    let links = 0
    for (const { slug } of (await dataAt(all, 'ar')) as Item[]) {
      const arabic = await dataAt(`${path}/${encodeURIComponent(slug)}`, 'ar')
      if (!arabic.slugs.en) continue
      const english = await dataAt(`${path}/${encodeURIComponent(arabic.slugs.en)}`, 'en')
      expect(linksIn(arabic), slug).toBe(linksIn(english))
      links += linksIn(arabic)
    }
    if (path === 'blogs') expect(links).toBeGreaterThan(17)
  })

  it('carry the same links in the texts of services and pages', async () => {
    const services = (await dataAt('services', 'ar')) as Item[]
    const paths = services.map(({ key }) => `services/${key}`)
    for (const path of [...paths, ...pageKeys.map((key) => `pages/${key}`)]) {
      const [arabic, english] = [await dataAt(path, 'ar'), await dataAt(path, 'en')]
      expect(linksIn(arabic), path).toBe(linksIn(english))
    }
  })
})

describe('the service documents', () => {
  it('say that the database answers', async () => {
    const answer = await studio.ask('health')
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok' }])
  })

  it('describe the API', async () => {
    const answer = await studio.ask('openapi.json')
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
  })
})

describe('the loader', () => {
  it('creates nothing twice', async () => {
    const { loadDemo } = await import('../src/first-run/filling/load.ts')
    const before = (await (await studio.ask('changes?after=0&hold=0')).json()).data.last
    const again = await loadDemo(payload)
    expect(again.created).toBe(0)
    const after = (await (await studio.ask('changes?after=0&hold=0')).json()).data.last
    expect(after).toBe(before)
  })
})

const fold = (text: string) => normaliseForSearch(text).replaceAll(/[\s_-]+/g, ' ')

/** Every address of the API that has an answer in a language, `changes` aside. */
async function everyPath(locale: string): Promise<string[]> {
  const lists = ['services', 'projects', 'blogs?perPage=100', 'jobs', 'testimonials', 'branches']
  const details: string[] = []
  for (const [all, name] of [
    ['projects', 'projects'],
    ['blogs?perPage=100', 'blogs'],
    ['jobs', 'jobs'],
  ] as const) {
    const { data } = await (await studio.ask(all, { locale })).json()
    for (const { slug } of data as Item[]) details.push(`${name}/${encodeURIComponent(slug)}`)
    if (name !== 'blogs') continue
    const authors = (data as { authors: Item[] }[]).flatMap((post) => post.authors)
    for (const slug of new Set(authors.map((author) => author.slug)))
      details.push(`authors/${encodeURIComponent(slug)}`)
  }
  const { data: services } = await (await studio.ask('services', { locale })).json()
  return [
    ...lists,
    'general',
    'categories',
    'short-links/deck',
    'redirects',
    'campaigns/default',
    'openapi.json',
    ...pageKeys.map((key) => `pages/${key}`),
    ...(services as Item[]).map(({ key }) => `services/${key}`),
    ...['salma', 'youssef', 'nadia', 'karim', 'laila', 'omar'].map((key) => `cards/${key}`),
    ...details,
  ]
}

const list2 = async (path: string) => (await read('search', path)).data as Item[]

async function firstSlug(): Promise<string> {
  return (await list('blogs', 'ar'))[1]?.slug ?? ''
}

describe('numbers for Prometheus', () => {
  it('are told to whoever has the key, from what is stored', async () => {
    const answer = await studio.ask('metrics', {
      headers: { authorization: `Bearer ${metricsKey}` },
    })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    const { totalDocs } = await payload.count({ collection: 'leads' })
    expect(text).toContain(`\nwajiha_studio_leads ${totalDocs}\n`)
    for (const name of [
      'mails_waiting',
      'mails_oldest_seconds',
      'webhooks_waiting',
      'leads_overdue',
    ])
      expect(text).toMatch(new RegExp(`^wajiha_studio_${name} \\d`, 'm'))
    expect(text).toMatch(/^wajiha_studio_changes_total [1-9]/m)
    // This one does not back itself up: no number says how old its backups are.
    expect(text).not.toContain('wajiha_studio_backup')
    expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m)
  })

  it('stand nowhere without it', async () => {
    for (const authorization of ['', 'Bearer another', metricsKey])
      expect((await studio.ask('metrics', { headers: { authorization } })).status).toBe(404)
  })
})
