/** Drafts for the site (BLOG-09): who may read one, what it looks like, and that nobody else sees it. */
import { answerSchema, endpoints } from '@wajiha/contract'
import { readPreview } from '@wajiha/contract/preview'
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arabicPost, createAuthor } from '../../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { previewEndpoints } from '../../api/drafts.ts'

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
  for (const role of ['editor', 'recruiter'] as const) {
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
    expect(answerSchema(endpoints[previewEndpoints.posts].data).parse(body).data.title).toBe(
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

  it('of nothing, or of what has no page, is not there', async () => {
    const strangers = ['posts/nothing', `posts/${crypto.randomUUID()}`, 'users/1', 'pages/nowhere']
    for (const path of strangers)
      expect((await ask(`previews/${path}`, withKey)).status, path).toBe(404)
  })
})

async function knock(path: string, user?: string) {
  const token = user && (await signIn(user))
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'accept-language': 'en' })
  if (token) headers.set('authorization', `JWT ${token}`)
  const request = new Request(`http://localhost:3100/api/${path}`, { headers })
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
