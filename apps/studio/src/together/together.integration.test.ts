/** Two people in one document, asking the studio's REST as its admin pages do. */
import { sql } from '@payloadcms/db-postgres'
import { keysOf } from '@wajiha/contract/records'
import {
  commitTransaction,
  createLocalReq,
  handleEndpoints,
  initTransaction,
  type Payload,
} from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor, englishPost } from '../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import type { Role } from '../platform/access/rights.ts'
import { type Brought, basisName, broughtName, type Conflict } from './basis.ts'
import { dropIfBlank, sweepBlanks } from './blank.ts'

let studio: TestStudio
let payload: Payload
let author: string
let noura: string
let salem: string
let post: string

const password = 'كلمةٌ طويلةٌ جدًّا ٢٠٢٦'
const draft = 'draft=true&autosave=true&depth=0&locale=ar'

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  author = await createAuthor(payload)
  noura = await signIn('نورة الغامدي', 'editor')
  salem = await signIn('سالم الدوسري', 'editor')
})
afterAll(() => studio?.close())

beforeEach(async () => {
  const data = arabicPost(author, `مقالة ${crypto.randomUUID()}`)
  const made = await payload.create({
    collection: 'posts',
    locale: 'ar',
    data,
    draft: true,
    overrideAccess: true,
  })
  post = made.id
})

async function signIn(name: string, role: Role) {
  const email = `${crypto.randomUUID().slice(0, 8)}@wajiha.example`
  const data = { email, password, name, role }
  await payload.create({ collection: 'users', data, overrideAccess: true })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return String(token)
}

type Answer = {
  status: number
  body: {
    doc?: Record<string, unknown> & { [broughtName]?: Brought }
    result?: Record<string, unknown>
    errors?: { message: string; data: { conflict: Conflict } }[]
    others?: { name: string; since: string }[]
  }
}

async function ask(token: string | undefined, path: string, method = 'GET', body?: object) {
  const request = new Request(`${payload.config.serverURL}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'accept-language': 'ar',
      ...(token ? { authorization: `JWT ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  return { status: answer.status, body: await answer.json().catch(() => ({})) } as Answer
}

/** Saves what a form holds: all of it, and what the changed fields began from. */
function save(token: string, changes: object, basis: object, query = draft) {
  return ask(token, `posts/${post}?${query}`, 'PATCH', { ...changes, [basisName]: basis })
}

async function read(locale = 'ar', isDraft = true) {
  const { body } = await ask(noura, `posts/${post}?draft=${isDraft}&depth=0&locale=${locale}`)
  return body as unknown as Record<string, unknown>
}

describe('two people in one article', () => {
  it('keep each their own words where they change different fields', async () => {
    const opened = await read()
    const all = { title: opened.title, excerpt: opened.excerpt }
    const first = await save(noura, { ...all, title: 'عنوان نورة' }, { title: opened.title })
    expect(first.status).toBe(200)
    expect(first.body.doc?.[broughtName]).toBeUndefined()
    const second = await save(salem, { ...all, excerpt: 'مقتطف سالم' }, { excerpt: opened.excerpt })
    expect(second.status).toBe(200)
    expect(second.body.doc).toMatchObject({ title: 'عنوان نورة', excerpt: 'مقتطف سالم' })
    expect(second.body.doc?.[broughtName]).toMatchObject({
      by: 'نورة الغامدي',
      labels: expect.arrayContaining(['العنوان']),
    })
    expect(await read()).toMatchObject({ title: 'عنوان نورة', excerpt: 'مقتطف سالم' })
  })

  it('are shown both versions where they change the same, and nothing is overwritten', async () => {
    const opened = await read()
    await save(noura, { title: 'عنوان نورة' }, { title: opened.title })
    const refused = await save(
      salem,
      { title: 'عنوان سالم', excerpt: 'مقتطف سالم' },
      { title: opened.title, excerpt: opened.excerpt },
    )
    expect(refused.status).toBe(409)
    const [error] = refused.body.errors ?? []
    expect(error?.message).toMatch(/لم يُحفظ بعد.*نورة الغامدي.*العنوان/)
    expect(error?.data.conflict).toEqual({
      by: 'نورة الغامدي',
      differences: [
        {
          path: ['title'],
          label: 'العنوان',
          mine: 'عنوان سالم',
          theirs: 'عنوان نورة',
          value: 'عنوان نورة',
        },
      ],
    })
    expect(await read()).toMatchObject({ title: 'عنوان نورة', excerpt: opened.excerpt })
    const chosen = await save(
      salem,
      { title: 'عنوان سالم', excerpt: 'مقتطف سالم' },
      { title: 'عنوان نورة', excerpt: opened.excerpt },
    )
    expect(chosen.status).toBe(200)
    expect(await read()).toMatchObject({ title: 'عنوان سالم', excerpt: 'مقتطف سالم' })
  })

  it('see a clash of texts and choices in words, in their own language', async () => {
    const opened = await read()
    const other = await createAuthorNamed('ريم السبيعي')
    await save(noura, { authors: [], body: englishPost.body }, opened)
    const { body } = await ask(salem, `posts/${post}?${draft}`, 'PATCH', {
      authors: [other],
      body: arabicPost(author).body,
      featured: true,
      [basisName]: { body: null },
    })
    const [difference] = body.errors?.[0]?.data.conflict.differences ?? []
    expect(difference?.label).toBe('المتن')
    expect(difference?.mine).toMatch(/^الحرفُ قبل الفراغ\nتمتدّ الكلمة/)
    expect(difference?.theirs).toMatch(/^The letter before the space\n/)
  })

  it('publish what the other had written beside it, not the text from before', async () => {
    const opened = await read()
    await save(noura, { excerpt: 'مقتطف نورة' }, { excerpt: opened.excerpt })
    const query = 'depth=0&locale=ar&publishSpecificLocale=ar'
    const changes = { ...opened, title: 'عنوان سالم', _status: 'published' }
    const published = await save(salem, changes, { title: opened.title }, query)
    expect(published.status).toBe(200)
    expect(await read('ar', false)).toMatchObject({
      title: 'عنوان سالم',
      excerpt: 'مقتطف نورة',
      _status: 'published',
    })
  })

  it('cannot publish over what the other changed in the same field', async () => {
    const opened = await read()
    await save(noura, { title: 'عنوان نورة' }, { title: opened.title })
    const query = 'depth=0&locale=ar&publishSpecificLocale=ar'
    const changes = { ...opened, title: 'عنوان سالم', _status: 'published' }
    expect((await save(salem, changes, { title: opened.title }, query)).status).toBe(409)
    expect((await read('ar')).title).toBe('عنوان نورة')
    expect((await ask(noura, `posts/${post}?depth=0&locale=ar`)).body).not.toMatchObject({
      _status: 'published',
    })
  })

  it('do not meet in two languages, and do meet in English', async () => {
    const opened = await read('en')
    await save(noura, { title: 'عنوان نورة' }, { title: (await read()).title })
    const english = draft.replace('=ar', '=en')
    const basis = { title: opened.title ?? null, excerpt: null }
    expect((await save(salem, { title: 'By Salem' }, basis, english)).status).toBe(200)
    expect((await read()).title).toBe('عنوان نورة')
    expect((await save(noura, { title: 'By Noura' }, basis, english)).status).toBe(409)
    const beside = await save(noura, { title: '', excerpt: 'By Noura' }, { excerpt: null }, english)
    expect(beside.body.doc).toMatchObject({ title: 'By Salem', excerpt: 'By Noura' })
  })

  it('lose nothing when both saves arrive at the same moment', async () => {
    for (let round = 1; round <= 8; round += 1) {
      const opened = await read()
      const [title, excerpt] = [`عنوان ${round}`, `مقتطف ${round}`]
      const answers = await Promise.all([
        save(noura, { ...opened, title }, { title: opened.title }),
        save(salem, { ...opened, excerpt }, { excerpt: opened.excerpt }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(await read()).toMatchObject({ title, excerpt })
    }
  })

  it('follow one another where none says what it began from: no words are lost, one version is the newest', async () => {
    const posts = { collection: 'posts', id: post, overrideAccess: true, depth: 0 } as const
    await payload.update({ ...posts, locale: 'en', draft: true, data: englishPost })
    for (const turn of [1, 2, 3])
      await Promise.all([
        payload.update({ ...posts, locale: 'ar', draft: true, data: { excerpt: `مقتطف ${turn}` } }),
        payload.update({ ...posts, locale: 'en', draft: true, data: { excerpt: `Part ${turn}` } }),
        payload.update({
          ...posts,
          locale: 'ar',
          data: { title: `عنوان ${turn}`, _status: 'published' },
        }),
      ])
    const newest = { parent: { equals: post }, latest: { equals: true } }
    const { docs } = await payload.findVersions({
      collection: 'posts',
      overrideAccess: true,
      locale: 'all',
      where: newest,
    })
    expect(docs.map(({ version }) => version)).toMatchObject([
      { excerpt: { ar: 'مقتطف 3', en: 'Part 3' }, title: { ar: 'عنوان 3' } },
    ])
  })

  it('find nothing, rather than fail, where the document was deleted meanwhile', async () => {
    const { poolOf } = await import('../platform/database/statements.ts')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.delete({ collection: 'posts', id: post, overrideAccess: true, req })
    const save = ask(salem, `posts/${post}?${draft}`, 'PATCH', { title: 'بعد الحذف' })
    const waiting = async () =>
      (await poolOf(payload).execute(sql`select from pg_locks where not granted`)).rows.length
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0)
    await commitTransaction(req)
    expect((await save).status).toBe(404)
  })

  it('are not asked about by scripts, which say nothing of what they began from', async () => {
    const opened = await read()
    await save(noura, { title: 'عنوان نورة' }, { title: opened.title })
    const { status } = await ask(salem, `posts/${post}?${draft}`, 'PATCH', { title: 'من نصّ برمجيّ' })
    expect(status).toBe(200)
    const data = { title: 'من داخل الاستوديو' }
    await payload.update({
      collection: 'posts',
      id: post,
      locale: 'ar',
      data,
      draft: true,
      overrideAccess: true,
    })
    expect((await read()).title).toBe('من داخل الاستوديو')
  })
})

async function createAuthorNamed(name: string) {
  const data = { name, slug: '', _status: 'published' as const }
  const made = await payload.create({
    collection: 'authors',
    locale: 'ar',
    data,
    overrideAccess: true,
  })
  return made.id
}

describe('two people in a page or a setting', () => {
  it('keep the rows that each wrote, and are asked about the row both wrote', async () => {
    const administrator = await signIn('المدير', 'admin')
    const path = 'globals/page-about?draft=true&autosave=true&depth=0&locale=ar'
    const readPage = async () =>
      (await ask(noura, 'globals/page-about?draft=true&depth=0&locale=ar')).body as unknown as {
        values: { id: string; title: string; text: string }[]
      }
    const begin = [
      { title: 'الوضوح', text: 'نقول ما نعني' },
      { title: 'الأمانة', text: 'نعني ما نقول' },
    ]
    expect((await ask(administrator, path, 'POST', { values: begin })).status).toBe(200)
    const { values } = await readPage()
    const [one, two] = values as [(typeof values)[0], (typeof values)[0]]
    const my = (rows: object[], basis = values) =>
      ask(salem, path, 'POST', { values: rows, [basisName]: { values: basis } })
    const their = { values: [{ ...one, title: 'الوضوح أوّلًا' }, two], [basisName]: { values } }
    expect((await ask(noura, path, 'POST', their)).status).toBe(200)
    const merged = await my([
      { ...one, text: 'بلا زينة' },
      two,
      { title: 'الصبر', text: 'نعيد حتّى يصحّ' },
    ])
    expect(merged.status).toBe(200)
    expect((await readPage()).values).toMatchObject([
      { id: one.id, title: 'الوضوح أوّلًا', text: 'بلا زينة' },
      { id: two.id },
      { title: 'الصبر' },
    ])
    const refused = await my([{ ...one, title: 'الصفاء' }, two])
    expect(refused.status).toBe(409)
    expect(refused.body.errors?.[0]?.data.conflict.differences).toMatchObject([
      {
        path: ['values', `#${one.id}`, 'title'],
        label: 'القيم › 1 › العنوان',
        theirs: 'الوضوح أوّلًا',
      },
    ])
  })
})

describe('two people in something without drafts', () => {
  it('keep both their changes, and choose in words between two of the same', async () => {
    const data = { from: `/old-${crypto.randomUUID()}`, to: '/about', status: '301' as const }
    const { id } = await payload.create({ collection: 'redirects', data, overrideAccess: true })
    const change = (token: string, values: object, basis: object) =>
      ask(token, `redirects/${id}?depth=0&locale=ar`, 'PATCH', { ...values, [basisName]: basis })
    await change(noura, { ...data, to: '/contact' }, { to: '/about' })
    const both = await change(salem, { ...data, status: '302' }, { status: '301' })
    expect(both.body.doc).toMatchObject({ to: '/contact', status: '302' })
    const refused = await change(noura, { ...data, status: '308' }, { status: '301' })
    expect(refused.status).toBe(409)
    expect(refused.body.errors?.[0]?.data.conflict.differences).toMatchObject([
      { label: 'النوع', mine: 'دائم بالطريقة نفسها', theirs: 'مؤقّت' },
    ])
  })
})

describe('who has a document open', () => {
  const open = (token: string | undefined, more: object = {}) =>
    ask(token, 'together', 'POST', { collection: 'posts', id: post, tab: 'a', ...more })

  it('is told by name to the others there, until it is closed', async () => {
    expect((await open(noura)).body.others).toEqual([])
    const { others = [] } = (await open(salem)).body
    expect(others).toMatchObject([{ name: 'نورة الغامدي' }])
    expect(Date.parse(others[0]?.since ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await open(noura)).body.others).toMatchObject([{ name: 'سالم الدوسري' }])
    await open(noura, { left: true })
    expect((await open(salem)).body.others).toEqual([])
  })

  it('is nobody’s to say for another, and is not told to who may not read the document', async () => {
    await open(noura)
    const forged = { user: 'somebody', name: 'المدير', userId: 'x' }
    await open(salem, { tab: 'b', ...forged })
    expect((await open(noura)).body.others).toMatchObject([{ name: 'سالم الدوسري' }])
    expect((await open(undefined)).status).toBe(401)
    const recruiter = await signIn('منيرة', 'recruiter')
    const asked = { collection: 'leads', id: crypto.randomUUID(), tab: 'a' }
    expect((await ask(recruiter, 'together', 'POST', asked)).status).toBe(404)
    const odd = [{ collection: '__proto__' }, { collection: 'nowhere' }, { id: {} }, { tab: '' }]
    for (const more of odd) expect((await open(salem, more)).status).toBe(400)
  })

  it('leaves no locks that could be set in another’s name or taken away', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
      const body = method === 'GET' ? undefined : { user: 'x' }
      const { status } = await ask(salem, 'payload-locked-documents', method, body)
      expect(status, method).toBe(404)
    }
    expect(Object.keys(payload.collections)).not.toContain('payload-locked-documents')
  })
})

describe('a document that was opened to be written and left empty', () => {
  const create = (data: object) =>
    payload.create({
      collection: 'posts',
      locale: 'ar',
      data: data as never,
      draft: true,
      overrideAccess: true,
    })
  const isThere = async (id: string) =>
    (await payload.count({ collection: 'posts', where: { id: { equals: id } } })).totalDocs === 1

  it('is taken away, and what anybody wrote or saved stays', async () => {
    const blank = await create({})
    const kept = [
      await create({ excerpt: 'كلمة واحدة' }),
      await create({ authors: [author] }),
      await create({ title: 'عنوان' }),
    ]
    const emptied = await create({})
    await payload.update({
      collection: 'posts',
      id: emptied.id,
      data: { title: '' },
      draft: true,
      autosave: true,
      overrideAccess: true,
    })
    const drop = ({ id }: { id: string }) => dropIfBlank(payload, { collection: 'posts', id })
    expect(await drop(blank)).toBe(true)
    expect(await isThere(blank.id)).toBe(false)
    for (const one of [...kept, emptied]) {
      expect(await drop(one)).toBe(false)
      expect(await isThere(one.id)).toBe(true)
    }
  })

  it('is taken away whatever it is: what the studio puts in by itself was written by nobody', async () => {
    const { hasAutosaveEnabled } = await import('payload/shared')
    const slugs = keysOf(payload.collections).filter((slug) =>
      hasAutosaveEnabled(payload.collections[slug].config),
    )
    expect(slugs).toEqual(expect.arrayContaining(['campaigns', 'jobs', 'projects']))
    for (const collection of slugs) {
      const data = {} as never
      const opened = { collection, locale: 'ar', data, draft: true, overrideAccess: true } as const
      const { id } = await payload.create(opened)
      const isGone = await dropIfBlank(payload, { collection, id: String(id) })
      expect([collection, isGone]).toEqual([collection, true])
    }
  })

  it('is taken away a day later where nobody said that it was left', async () => {
    const blank = await create({})
    const kept = await create({ excerpt: 'كلمة واحدة' })
    expect(await sweepBlanks(payload)).toBe(0)
    expect(await sweepBlanks(payload, Date.now() + 25 * 3_600_000)).toBeGreaterThanOrEqual(1)
    expect(await isThere(blank.id)).toBe(false)
    expect(await isThere(kept.id)).toBe(true)
  })
})
