/** Drafts for the site (BLOG-09): who may read one, what it looks like, and that nobody else sees it. */
import { answerSchema, endpoints } from '@wajiha/contract'
import { previewKinds, readPreview } from '@wajiha/contract/preview'
import { addDays, agencyTimeZone, dayIn, momentOf } from '@wajiha/contract/zoned-time'
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

const key = 'a-service-key-of-thirty-two-characters'
const password = 'كلمةٌ طويلةٌ جدًّا ٢٠٢٦'
const open = { overrideAccess: true } as const

let studio: TestStudio
let payload: Payload
let config: SanitizedConfig
let id: string
let slug: string

beforeAll(async () => {
  Object.assign(process.env, { SERVICE_KEY: key, SITE_ORIGIN: 'https://site.example' })
  studio = await openTestStudio()
  payload = studio.payload
  config = payload.config
  for (const role of ['editor', 'recruiter', 'holder'] as const) {
    const data = { email: `${role}@wajiha.example`, password, name: role, role }
    await payload.create({ collection: 'users', data, ...open })
  }
  const author = await createAuthor(payload)
  const data = { ...arabicPost(author, 'ما نُشر'), _status: 'published' as const }
  const post = await payload.create({ collection: 'posts', locale: 'ar', data, ...open })
  ;({ id, slug } = post)
  const draft = { title: 'ما لم يُنشر بعد' }
  await payload.update({ collection: 'posts', id, locale: 'ar', data: draft, draft: true, ...open })
})
afterAll(async () => {
  delete process.env.SERVICE_KEY
  await studio?.close()
})

const ask = (path: string, headers: Record<string, string> = {}, locale = 'ar') =>
  studio.ask(path, { locale, headers })
const withKey = { authorization: `Bearer ${key}` }

describe('a draft', () => {
  it('is read with the service key, in the shape of what is published', async () => {
    const answer = await ask(`previews/posts/${id}`, withKey)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = await answer.json()
    expect(answerSchema(endpoints[previewKinds.posts.endpoint].data).parse(body).data.title).toBe(
      'ما لم يُنشر بعد',
    )
  })

  it('is seen by nobody without it, in no answer and no search', async () => {
    const wrong = ['', 'Bearer x', `Bearer ${key}x`, `Basic ${key}`]
    expect((await ask(`previews/posts/${id}`)).status).toBe(401)
    for (const authorization of wrong)
      expect((await ask(`previews/posts/${id}`, { authorization })).status).toBe(401)
    const paths = [
      'blogs',
      'blogs?view=notebook',
      `blogs/${encodeURIComponent(slug)}`,
      `blogs/${encodeURIComponent(slug)}?draft=true`,
      `search?q=${encodeURIComponent('يُنشر')}`,
      'categories',
      'changes?hold=0',
    ]
    for (const path of paths) {
      const answer = await ask(path, withKey)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).not.toContain('ما لم يُنشر بعد')
    }
  })

  it('never published stands under its id, and is not there for the public', async () => {
    const data = { ...arabicPost('', 'مسوّدةٌ أولى'), authors: [], slug: undefined } as never
    const made = await payload.create({
      collection: 'posts',
      locale: 'ar',
      data,
      draft: true,
      ...open,
    })
    const answer = await ask(`previews/posts/${made.id}`, withKey)
    expect(answer.status).toBe(200)
    expect((await ask(`blogs/${made.id}`)).status).toBe(404)
  })

  it('that is not complete says what is missing', async () => {
    const answer = await ask(`previews/posts/${id}`, withKey, 'en')
    expect(answer.status).toBe(422)
    expect((await answer.json()).detail).toContain('title')
    const project = await payload.create({
      collection: 'projects',
      locale: 'ar',
      data: { title: 'بلا غلاف' } as never,
      draft: true,
      ...open,
    })
    expect((await ask(`previews/projects/${project.id}`, withKey)).status).toBe(422)
  })

  it('is read of every kind that shows on a page, and with the fields that its parts come from', async () => {
    const read = async (path: string) => {
      const answer = await ask(`previews/${path}`, withKey)
      expect(answer.status, path).toBe(200)
      return (await answer.json()) as { data: never; fields?: unknown[] }
    }
    const [author] = (await payload.find({ collection: 'authors', limit: 1, ...open })).docs
    const quote = {
      quote: 'قالوا ولم ننشر بعد',
      originalLocale: 'ar' as const,
      author: { name: 'هدى', title: 'مديرة' },
      permission: { grantedAt: '2026-11-01' },
    }
    const said = await payload.create({
      collection: 'testimonials',
      locale: 'ar',
      data: quote,
      draft: true,
      ...open,
    })
    expect((await read(`authors/${author?.id}`)).data).toMatchObject({ name: author?.name })
    expect((await read(`testimonials/${said.id}`)).data).toMatchObject([{ quote: quote.quote }])
    expect((await (await ask('testimonials')).text()).includes(quote.quote)).toBe(false)
    const { fields } = await read(`posts/${id}?fields=1`)
    expect(fields).toContainEqual({ path: 'title', lines: ['ما لم يُنشر بعد'] })
    expect((await read(`posts/${id}`)).fields).toBeUndefined()
    // The settings of an empty agency lack their logo.
    expect((await ask('previews/general/general', withKey)).status).toBe(422)
  })

  it('of a card is what its editor has typed, for them alone and before it is saved', async () => {
    const data = {
      givenName: 'مها',
      familyName: 'الزهراني',
      jobTitle: 'مصمّمة',
      company: 'بركار',
      key: 'maha',
      publicCode: 'maha-1',
      uid: crypto.randomUUID(),
      state: 'active',
      paper: 'lazaward',
    }
    const card = await payload.create({
      collection: 'cards',
      locale: 'ar',
      data: data as never,
      ...open,
    })
    const words = { jobTitle: 'مديرة التصميم', phones: [{ e164: '+966500000000', type: 'cell' }] }
    const typed = `cards/${card.id}/preview/typed?locale=ar`
    expect((await knock(typed, 'recruiter', words)).status).toBe(403)
    expect((await knock(typed, 'editor', words)).status).toBe(204)
    const { url } = await (await knock(`cards/${card.id}/preview/live?locale=ar`, 'editor')).json()
    const seen = readPreview(new URL(url).searchParams.get('token') ?? '', key, Date.now())
    const viewer = seen.kind === 'ok' ? seen.target.viewer : ''
    const read = async (query: string) =>
      (await (await ask(`previews/cards/${card.id}${query}`, withKey)).json()).data
    expect(await read(`?fields=1&viewer=${viewer}`)).toMatchObject({
      jobTitle: { text: 'مديرة التصميم' },
      phones: [{ e164: '+966500000000' }],
    })
    expect(await read('')).toMatchObject({ jobTitle: { text: 'مصمّمة' }, phones: [] })
    expect(await read(`?fields=1&viewer=${crypto.randomUUID()}`)).toMatchObject({ phones: [] })
  })

  it('of nothing, or of what has no page, is not there', async () => {
    const strangers = ['posts/nothing', `posts/${crypto.randomUUID()}`, 'users/1', 'pages/nowhere']
    for (const path of strangers)
      expect((await ask(`previews/${path}`, withKey)).status, path).toBe(404)
  })
})

async function knock(path: string, user?: string, body?: object) {
  const token = user && (await signIn(user))
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'accept-language': 'en' })
  if (token) headers.set('authorization', `JWT ${token}`)
  if (body) headers.set('content-type', 'application/json')
  const request = new Request(`http://localhost:3100/api/${path}`, {
    headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  return handleEndpoints({ config, request })
}

async function signIn(role: string): Promise<string | undefined> {
  const data = { email: `${role}@wajiha.example`, password }
  return (await payload.login({ collection: 'users', data })).token
}

describe('the button of the editor', () => {
  it('leads to a door of the studio, and not to a link that would run out in the page', async () => {
    const { preview } = payload.collections.posts.config.admin
    const options = { locale: 'ar', req: {} as never, token: null }
    expect(await preview?.({ id }, options)).toBe(`/api/posts/${id}/preview?locale=ar`)
    expect(await preview?.({}, options)).toBeNull()
  })

  it('signs a fresh link to the page in its language', async () => {
    const answer = await knock(`posts/${id}/preview?locale=ar`, 'editor')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe('https://site.example/preview')
    const read = readPreview(target.searchParams.get('token') ?? '', key, Date.now())
    expect(read).toMatchObject({
      kind: 'ok',
      target: { collection: 'posts', id, locale: 'ar', path: `/blogs/${slug}` },
    })
  })

  it('knows every page that has an editor of its own', async () => {
    const answer = await knock('globals/page-home/preview?locale=en', 'editor')
    expect(answer.status).toBe(302)
    const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? ''
    expect(readPreview(token, key, Date.now())).toMatchObject({
      target: { collection: 'pages', id: 'home', path: '/', locale: 'en' },
    })
  })

  it('opens for the staff alone', async () => {
    expect((await knock(`posts/${id}/preview?locale=ar`)).status).toBe(403)
    expect((await knock('globals/page-home/preview')).status).toBe(403)
  })
})

describe('the page beside the form', () => {
  it('stands in every form of what shows on the site', () => {
    const { collections, globals } = payload.config
    const shown = [...collections, ...globals].filter(({ admin }) => admin.livePreview)
    const pages = globals.map((one) => one.slug).filter((one) => one.startsWith('page-'))
    const kinds = Object.keys(previewKinds).filter((kind) => kind !== 'pages')
    expect(shown.map((one) => one.slug).sort()).toEqual([...kinds, ...pages].sort())
  })

  it('comes with how it would be found, unless it is the page of others', () => {
    const { collections, globals } = payload.config
    const shown = [...collections, ...globals].filter(({ admin }) => admin.livePreview)
    const without = shown.filter(
      ({ fields }) => !fields.some((field) => 'name' in field && field.name === 'found'),
    )
    expect(without.map(({ slug: one }) => one).sort()).toEqual(['branches', 'testimonials'])
  })

  it('is asked for when it opens, and shows the draft to who may read it', async () => {
    const answer = await knock(`posts/${id}/preview/live?locale=en`, 'editor')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { url, found } = await answer.json()
    expect(url).toMatch(/^https:\/\/site\.example\/preview\/live\?token=/)
    expect(found).toBe(url.replace('/preview/live', '/preview/found'))
    expect((await knock(`posts/${id}/preview/live?locale=en`)).status).toBe(403)
    const token = new URL(url).searchParams.get('token') ?? ''
    expect(readPreview(token, key, Date.now())).toMatchObject({
      target: { collection: 'posts', id, locale: 'en' },
    })
    expect((await knock('globals/general/preview/live', 'editor')).status).toBe(200)
  })
})

/** A card that belongs to somebody. */
async function cardOf(role: string): Promise<string> {
  const where = { email: { equals: `${role}@wajiha.example` } }
  const [owner] = (await payload.find({ collection: 'users', where, ...open })).docs
  const card = await payload.db.create({
    collection: 'cards',
    data: {
      key: `of-${role}`,
      publicCode: `of-${role}`,
      uid: role,
      state: 'active',
      owner: owner?.id,
    },
    req: {} as never,
  } as never)
  return (card as { id: string }).id
}

describe('a link for somebody without an account', () => {
  const door = () => `posts/${id}/preview/link?locale=ar`
  const inDays = (days: number) => addDays(dayIn(Date.now(), agencyTimeZone), days)

  it('holds until the end of the day that was chosen', async () => {
    const { url } = await (await knock(door(), 'editor', { until: inDays(7) })).json()
    const token = new URL(url).searchParams.get('token') ?? ''
    const end = momentOf(inDays(7), '23:59', agencyTimeZone)
    const read = readPreview(token, key, Date.now())
    expect(read).toMatchObject({ kind: 'ok', target: { path: `/blogs/${slug}` } })
    expect(Math.abs((read.kind === 'ok' ? read.expiresAt : 0) - end)).toBeLessThan(60_000)
    expect(readPreview(token, key, end + 60_000).kind).toBe('expired')
    const noted = { act: { equals: 'export' }, detail: { contains: inDays(7) } }
    const { docs } = await payload.find({ collection: 'audit-log', where: noted, ...open })
    expect(docs).toHaveLength(1)
  })

  it('is made for thirty days at the most, and for no day that is over', async () => {
    for (const until of [inDays(1), inDays(30)])
      expect((await knock(door(), 'editor', { until })).status, until).toBe(200)
    for (const until of [inDays(-1), inDays(31), 'tomorrow', undefined])
      expect((await knock(door(), 'editor', { until })).status, String(until)).toBe(400)
  })

  it('is made by who may write the document, and by nobody else', async () => {
    expect((await knock(door(), 'recruiter', { until: inDays(1) })).status).toBe(403)
    expect((await knock(door(), undefined, { until: inDays(1) })).status).toBe(403)
    const link = { until: inDays(1) }
    const own = await cardOf('holder')
    const other = await cardOf('editor')
    expect((await knock(`cards/${own}/preview/link`, 'holder', link)).status).toBe(200)
    expect((await knock(`cards/${other}/preview/link`, 'holder', link)).status).toBe(403)
    const settings = 'globals/general/preview/link?locale=ar'
    expect((await knock(settings, 'recruiter', { until: inDays(1) })).status).toBe(403)
  })
})
