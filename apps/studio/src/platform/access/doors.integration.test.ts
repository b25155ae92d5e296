import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { roles } from './rights.ts'

let studio: TestStudio
let payload: Payload
let config: SanitizedConfig

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  config = payload.config
  for (const role of roles) {
    const data = { email: `${role}@wajiha.example`, password, name: role, role }
    await payload.create({ collection: 'users', data, overrideAccess: true })
  }
})
afterAll(() => studio?.close())

const password = 'كلمةٌ طويلةٌ جدًّا ٢٠٢٦'

async function knock(path: string, method = 'GET', body?: object) {
  const request = new Request(`http://localhost:3100/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return handleEndpoints({ config, request })
}

// 501: the collection has no such door at all.
const closed = [401, 403, 501]

describe('the anonymous', () => {
  it('the anonymous find every collection closed', async () => {
    for (const { slug } of config.collections) {
      expect(closed, slug).toContain((await knock(slug)).status)
      expect(closed, `POST ${slug}`).toContain((await knock(slug, 'POST', { a: 1 })).status)
      const everything = `${slug}?where[id][exists]=true`
      expect(closed, `DELETE ${slug}`).toContain((await knock(everything, 'DELETE')).status)
    }
  })

  it('the anonymous cannot count what they cannot read, nor read one of it', async () => {
    for (const { slug } of config.collections) {
      for (const path of [`${slug}/count`, `${slug}/${crypto.randomUUID()}`]) {
        const answer = await knock(path)
        // Payload answers 200 to whoever asks for their own preferences; nobody has none.
        if (answer.status === 200) expect(await answer.json(), path).toMatchObject({ value: null })
        else expect([...closed, 404], path).toContain(answer.status)
      }
    }
  })

  it('the anonymous find every page and setting closed', async () => {
    expect(config.globals.length).toBeGreaterThanOrEqual(11)
    for (const { slug } of config.globals) {
      expect(closed, slug).toContain((await knock(`globals/${slug}`)).status)
      expect(closed, slug).toContain(
        (await knock(`globals/${slug}`, 'POST', { title: 'أ' })).status,
      )
    }
  })

  it('the anonymous find no versions, no jobs and no GraphQL', async () => {
    expect(closed).toContain((await knock('posts/versions')).status)
    expect([...closed, 404]).toContain((await knock('payload-jobs/run')).status)
    expect((await knock('graphql', 'POST', { query: '{ __typename }' })).status).toBe(404)
  })

  it('the anonymous cannot make themselves the first administrator', async () => {
    const data = { email: 'me@wajiha.example', password, name: 'أنا', role: 'admin' }
    expect(closed).toContain((await knock('users/first-register', 'POST', data)).status)
  })

  it('the anonymous read drafts in no way', async () => {
    expect(closed).toContain((await knock('posts?draft=true')).status)
  })
})

describe('a person of the studio', () => {
  it('a person of the studio gets a cookie that other sites cannot use', async () => {
    const body = { email: 'admin@wajiha.example', password }
    const cookie = (await knock('users/login', 'POST', body)).headers.get('set-cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
  })
})

describe('a role', () => {
  const writers = {
    posts: ['owner', 'admin', 'editor'],
    projects: ['owner', 'admin', 'editor'],
    jobs: ['owner', 'admin', 'editor', 'recruiter'],
    departments: ['owner', 'admin', 'editor', 'recruiter'],
    campaigns: ['owner', 'admin', 'editor', 'marketer', 'sales'],
    'block-pages': ['owner', 'admin', 'editor'],
    'newsletter-issues': ['owner', 'admin', 'marketer'],
    'short-links': ['owner', 'admin', 'editor', 'marketer', 'sales'],
    redirects: ['owner', 'admin', 'editor'],
    cards: ['owner', 'admin', 'editor'],
    users: ['owner', 'admin'],
  } as const

  it('a role writes what it is for and nothing else', async () => {
    for (const [collection, allowed] of Object.entries(writers)) {
      for (const role of roles) {
        const may = await mayCreate(collection as 'posts', role)
        expect([collection, role, may]).toEqual([
          collection,
          role,
          (allowed as readonly string[]).includes(role),
        ])
      }
    }
  })

  async function mayCreate(collection: 'posts', role: string): Promise<boolean> {
    const user = { id: crypto.randomUUID(), collection: 'users', role }
    const access = payload.collections[collection].config.access.create
    return Boolean(await access({ req: { user, payload } } as never))
  }

  it('a role cannot promote itself', async () => {
    const where = { email: { equals: 'sales@wajiha.example' } }
    const { docs } = await payload.find({ collection: 'users', where, overrideAccess: true })
    const user = { ...docs[0], collection: 'users' as const } as never
    const options = { collection: 'users', id: docs[0]?.id ?? '', user } as const
    await payload.update({ ...options, data: { role: 'admin' }, overrideAccess: false })
    const found = await payload.find({ collection: 'users', where, overrideAccess: true })
    expect(found.docs[0]?.role).toBe('sales')
  })
})
