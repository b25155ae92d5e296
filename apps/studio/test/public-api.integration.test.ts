/** The client as it is made, against a studio with the demo agency: what a key may, and what it is told where it may not. */
import { createClient, WajihaProblem } from '@wajiha/client'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, historyOf } from './desk-help.ts'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let owner: Awaited<ReturnType<typeof deskOf>>

/** The whole demo agency, on a machine that has other work. */
const longestLoadMs = 300_000

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  owner = await deskOf(payload, 'owner')
}, longestLoadMs)
afterAll(() => studio?.close())

type Made = { id: string; key: string }

async function makeKey(scopes: string[], more: object = {}): Promise<Made> {
  const made = await owner.ask('api-keys', 'POST', { name: 'نظام المبيعات', scopes, ...more })
  expect(made.status).toBe(201)
  const { doc } = await made.json()
  const shown = await owner.ask(`api-keys/${doc.id}/key`, 'POST')
  expect(shown.status).toBe(201)
  return { id: doc.id, key: (await shown.json()).key }
}

/** As the site passes it on. */
const passOn: typeof fetch = (address, init) => {
  const { pathname, search } = new URL(String(address))
  const path = `public/${pathname.replace('/api/v1/', '')}${search}`
  return studio.ask(path, {
    method: init?.method ?? 'GET',
    headers: init?.headers as Record<string, string>,
    ...(init?.body ? { body: init.body } : {}),
  })
}
const clientOf = (key: string, language: 'ar' | 'en' = 'ar') =>
  createClient({ baseUrl: 'https://agency.example/api/v1/', key, language, fetch: passOn })

const refusalOf = async (call: Promise<unknown>): Promise<WajihaProblem> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof WajihaProblem) return error
  throw error ?? new Error('It was not refused')
}

let last = 0
const someone = (more: object = {}) => {
  last += 1
  return {
    name: 'هند القحطاني',
    phone: `٠٥٠٩٨٧٦${String(last).padStart(3, '0')}`,
    email: `Hind${last}@Example.com`,
    message: 'تريد متجرًا إلكترونيًّا قبل رمضان',
    basis: 'request' as const,
    ...more,
  }
}
const leadOf = (id: string) =>
  payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
const countLeads = async () =>
  (await payload.count({ collection: 'leads', overrideAccess: true })).totalDocs

describe('a lead of another system', () => {
  let key: string
  beforeAll(async () => {
    ;({ key } = await makeKey(['leads:create']))
  })

  it('becomes one like those of the site, classed by its visit, and its history names the system', async () => {
    const visit = {
      landingPage: 'https://birkar.example/web-applications?utm_source=google',
      gclid: 'Cj0KCQ-crm',
      source: 'google',
      medium: 'cpc',
    }
    const asked = someone({ service: 'web-applications', locale: 'en', visit, pageUrl: '/contact' })
    const { data } = await clientOf(key).createLead({ body: asked })
    const lead = await leadOf(data.id)
    expect(data).toMatchObject({ reference: lead.reference, number: lead.number })
    expect(lead).toMatchObject({
      stage: 'new',
      locale: 'en',
      cameBy: 'system',
      form: null,
      phoneE164: expect.stringMatching(/^\+966509876\d{3}$/),
      emailNorm: asked.email.toLowerCase(),
      serviceKey: 'web-applications',
      pageUrl: '/contact',
      consent: { basis: 'request', privacyAt: null },
      attribution: { channel: 'paid-search', gclid: 'Cj0KCQ-crm', source: 'google' },
    })
    expect(lead.person).toBeTruthy()
    expect(lead.dueAt).toBeTruthy()
    const [received] = await historyOf(payload, { lead: data.id })
    expect(received).toMatchObject({ type: 'received', from: 'system', note: 'نظام المبيعات' })
  })

  it('without a visit says that a system handed it over', async () => {
    const { data } = await clientOf(key).createLead({ body: someone() })
    const { attribution } = await leadOf(data.id)
    expect(attribution).toMatchObject({ channel: 'direct', via: 'hand:system' })
    expect(attribution?.why?.ar).toContain('سلّمه نظام آخر')
  })

  it('sent twice under one Idempotency-Key, also at once, is one lead and one answer', async () => {
    const before = await countLeads()
    const sent = { body: someone(), idempotencyKey: 'crm-2026-0042' }
    const answers = await Promise.all([1, 2, 3].map(() => clientOf(key).createLead(sent)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await countLeads()).toBe(before + 1)
    const { code, status } = await refusalOf(
      clientOf(key).createLead({ ...sent, body: someone({ name: 'نورة العتيبي' }) }),
    )
    expect([status, code]).toEqual([409, 'idempotency_key_reused'])
    expect(await countLeads()).toBe(before + 1)
  })

  it('that was deleted for good does not come back when a program asks once more', async () => {
    const sent = { body: someone(), idempotencyKey: 'crm-2026-0041' }
    const { data } = await clientOf(key).createLead(sent)
    await payload.delete({ collection: 'leads', id: data.id, overrideAccess: true })
    const { code, status } = await refusalOf(clientOf(key).createLead(sent))
    expect([status, code]).toEqual([409, 'idempotency_key_reused'])
  })

  it('under the same Idempotency-Key of another system is another lead', async () => {
    const other = await makeKey(['leads:create'])
    const sent = { body: someone(), idempotencyKey: 'crm-2026-0043' }
    const [one, two] = [
      await clientOf(key).createLead(sent),
      await clientOf(other.key).createLead({ ...sent, body: someone() }),
    ]
    expect(one.data.id).not.toBe(two.data.id)
  })

  it('of somebody who wrote before is linked with that, and the system is told nothing of it', async () => {
    const first = await clientOf(key).createLead({ body: someone({ phone: '+966501112233' }) })
    const next = await clientOf(key).createLead({ body: someone({ phone: '+966501112233' }) })
    expect((await leadOf(next.data.id)).earlier).toBe(first.data.id)
    expect(Object.keys(next.data).sort()).toEqual(['createdAt', 'id', 'number', 'reference'])
  })

  it('that is wrong is told by field, in both languages, and nothing is kept', async () => {
    const before = await countLeads()
    const wrong = { ...someone({ name: '12345', phone: '', email: '' }), colour: 'red' } as never
    const shape = await refusalOf(clientOf(key, 'en').createLead({ body: wrong }))
    expect([shape.status, shape.code]).toEqual([422, 'validation'])
    expect(shape.fields.colour).toEqual([
      { code: 'colour.unknown', detail: 'No field has this name.' },
    ])
    const missing = await refusalOf(
      clientOf(key).createLead({ body: { name: 'هند', basis: undefined } as never }),
    )
    expect(missing.fields.basis?.[0]).toEqual({
      code: 'basis.missing',
      detail: 'هذا الحقل مطلوب.',
    })
    const values = { ...someone({ name: '12345', phone: 'قريب', email: 'x@y' }) }
    for (const [language, sentence] of [
      ['ar', /[\u0600-\u06ff]/],
      ['en', /recognise this number/],
    ] as const) {
      const told = await refusalOf(clientOf(key, language).createLead({ body: values }))
      expect(Object.keys(told.fields).sort()).toEqual(['email', 'name', 'phone'])
      expect(told.fields.phone?.[0]?.code).toBe('phone.invalid')
      expect(told.fields.phone?.[0]?.detail).toMatch(sentence)
      expect(told.toDo).toMatch(language === 'ar' ? /صحّح/ : /Correct/)
    }
    expect(await countLeads()).toBe(before)
  })

  it('is refused in words where it is no JSON, too large, or of another kind', async () => {
    const send = (body: string, type = 'application/json') =>
      studio.ask('public/leads', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': type },
        body,
      })
    const told = async (answer: Promise<Response>) => {
      const { status, code, toDo } = await (await answer).json()
      expect(toDo).toMatch(/[\u0600-\u06ff]/)
      return [status, code]
    }
    expect(await told(send('{"name":'))).toEqual([400, 'bad_request'])
    expect(await told(send('[]'))).toEqual([400, 'bad_request'])
    expect(await told(send('a=b', 'text/plain'))).toEqual([415, 'unsupported_media_type'])
    const large = JSON.stringify(someone({ message: 'م'.repeat(70_000) }))
    expect(await told(send(large))).toEqual([413, 'too_large'])
  })
})

describe('published content', () => {
  let client: ReturnType<typeof clientOf>
  let key: string
  beforeAll(async () => {
    ;({ key } = await makeKey(['content:read', 'links:read']))
    client = clientOf(key)
  })

  it('is read in both languages, each page and each list', async () => {
    for (const locale of ['ar', 'en'] as const) {
      const { data: page } = await client.readPage({ key: 'about', locale })
      expect(page.key).toBe('about')
      expect(page.title).toMatch(locale === 'ar' ? /[\u0600-\u06ff]/ : /[a-z]/i)
      const { data: pages, meta } = await client.listPages({ locale })
      expect(pages.map((one) => one.key)).toContain('home')
      expect(meta.total).toBe(pages.length)
      const { data: services } = await client.listServices({ locale })
      const service = await client.readService({ key: services[0]?.key ?? '', locale })
      expect(service.data.key).toBe(services[0]?.key)
      const { data: articles } = await client.listArticles({ locale, perPage: 2 })
      expect(articles).toHaveLength(2)
      const article = await client.readArticle({ slug: articles[0]?.slug ?? '', locale })
      expect(article.data.title).toBe(articles[0]?.title)
      const { data: projects } = await client.listProjects({ locale })
      expect((await client.readProject({ slug: projects[0]?.slug ?? '', locale })).data.id).toBe(
        projects[0]?.id,
      )
      expect((await client.listBranches({ locale })).data.length).toBeGreaterThan(0)
      expect((await client.listTestimonials({ locale })).data.length).toBeGreaterThan(0)
      expect((await client.listBlockPages({ locale })).meta.page).toBe(1)
      const { data: jobs } = await client.listJobs({ locale })
      expect((await client.readJob({ slug: jobs[0]?.slug ?? '', locale })).data.id).toBe(
        jobs[0]?.id,
      )
    }
  })

  it('comes in pages that hold everything once', async () => {
    const { meta, data: all } = await client.listProjects({ perPage: 100 })
    expect(meta).toEqual({ total: all.length, page: 1, pages: 1 })
    const read: string[] = []
    for (let page = 1; page <= Math.ceil(all.length / 2); page += 1)
      read.push(...(await client.listProjects({ page, perPage: 2 })).data.map(({ id }) => id))
    expect(read).toEqual(all.map(({ id }) => id))
    const { code, message } = await refusalOf(client.listProjects({ perPage: 1_000 }))
    expect([code, message]).toEqual(['bad_request', expect.stringContaining('perPage')])
  })

  it('is what is published: a draft is not there, neither alone nor in a list', async () => {
    const draft = { title: 'مسوّدة لم تُنشر', slug: 'مسودة-سرية', _status: 'draft' as const }
    await payload.create({
      collection: 'posts',
      data: draft as never,
      draft: true,
      locale: 'ar',
      overrideAccess: true,
    })
    const { status, code, toDo } = await refusalOf(client.readArticle({ slug: draft.slug }))
    expect([status, code]).toEqual([404, 'not_found'])
    expect(toDo).toMatch(/[\u0600-\u06ff]/)
    const { data } = await client.listArticles({ perPage: 100 })
    expect(data.map(({ title }) => title)).not.toContain(draft.title)
  })

  it('that has not changed is not sent again', async () => {
    const headers = { authorization: `Bearer ${key}` }
    const path = 'public/content/pages/home?locale=en'
    const first = await studio.ask(path, { headers })
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('content-language')).toBe('en')
    const etag = first.headers.get('etag') ?? ''
    expect(
      (await studio.ask(path, { headers: { ...headers, 'if-none-match': etag } })).status,
    ).toBe(304)
  })

  it('and short links are read with their whole address, whatever the case of their code', async () => {
    const { data: links, meta } = await client.listLinks({ perPage: 1 })
    const [link] = links
    expect(meta.total).toBeGreaterThan(0)
    expect(link?.url).toContain(`/short/${encodeURIComponent(link?.code ?? '')}`)
    const { data } = await client.readLink({ code: link?.code.toUpperCase() ?? '' })
    expect(data).toEqual(link)
    expect((await refusalOf(client.readLink({ code: 'nobodys-code' }))).status).toBe(404)
  })
})

describe('a key', () => {
  it('is told which scope it lacks, and is not let through', async () => {
    const reader = await makeKey(['content:read'])
    const before = await countLeads()
    const told = await refusalOf(clientOf(reader.key, 'en').createLead({ body: someone() }))
    expect([told.status, told.code, told.scope]).toEqual([403, 'scope_missing', 'leads:create'])
    expect(told.message).toContain('leads:create')
    expect(await countLeads()).toBe(before)
    const writer = await makeKey(['leads:create'])
    const page = await refusalOf(clientOf(writer.key).readPage({ key: 'about' }))
    expect([page.status, page.scope]).toEqual([403, 'content:read'])
    expect((await refusalOf(clientOf(writer.key).listLinks())).scope).toBe('links:read')
  })

  it('counts no longer once it is revoked or has expired, and is told which', async () => {
    const { id, key } = await makeKey(['content:read'])
    await clientOf(key).readPage({ key: 'about' })
    expect((await owner.ask(`api-keys/${id}/revoke`, 'POST')).status).toBe(200)
    const revoked = await refusalOf(clientOf(key).readPage({ key: 'about' }))
    expect([revoked.status, revoked.code]).toEqual([401, 'key_revoked'])
    const past = await makeKey(['content:read'], { expiresAt: new Date(Date.now() - 1_000) })
    const expired = await refusalOf(clientOf(past.key).readPage({ key: 'about' }))
    expect([expired.status, expired.code]).toEqual([401, 'key_expired'])
  })

  it('that nobody made, or none, is told so, and never the service key', async () => {
    const nobodys = `wj_${'A'.repeat(43)}`
    for (const [header, code] of [
      [`Bearer ${nobodys}`, 'key_unknown'],
      [`Bearer ${process.env.SERVICE_KEY}`, 'key_unknown'],
      ['Basic dTpw', 'key_missing'],
      ['', 'key_missing'],
    ]) {
      const answer = await studio.ask('public/content/pages', {
        headers: header ? { authorization: header } : {},
      })
      expect([answer.status, (await answer.json()).code]).toEqual([401, code])
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
    }
  })

  it('opens nothing of what the site alone may', async () => {
    const { key } = await makeKey(['leads:create', 'content:read', 'links:read'])
    const headers = { authorization: `Bearer ${key}` }
    for (const path of ['submissions/x', 'previews/posts/x'])
      expect((await studio.ask(path, { headers })).status, path).toBe(401)
  })

  it('notes the day of its use with the first request of it, and writes no more that day', async () => {
    const { id, key } = await makeKey(['content:read'])
    const read = () => payload.findByID({ collection: 'api-keys', id, overrideAccess: true })
    expect((await read()).lastUsedOn).toBeFalsy()
    await clientOf(key).listBranches()
    const { lastUsedOn, updatedAt } = await read()
    expect(Date.now() - Date.parse(lastUsedOn ?? '')).toBeLessThan(26 * 3_600_000)
    await clientOf(key).listBranches()
    expect(await read()).toMatchObject({ lastUsedOn, updatedAt })
  })

  it('that asks too often is told when it may again', async () => {
    const { key } = await makeKey(['links:read'])
    const calls = Array.from({ length: 130 }, () => clientOf(key).listLinks({ perPage: 1 }))
    const settled = await Promise.allSettled(calls)
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused[0].retryAfter).toBeGreaterThan(0)
    const other = await makeKey(['links:read'])
    await clientOf(other.key).listLinks()
  })
})

describe('what owners see of a key', () => {
  it('is shown once, kept as a hash, and in no document', async () => {
    const { id, key } = await makeKey(['content:read'])
    expect(key).toMatch(/^wj_[\w-]{43}$/)
    const again = await owner.ask(`api-keys/${id}/key`, 'POST')
    expect(again.status).toBe(409)
    expect(await again.text()).toMatch(/[\u0600-\u06ff]/)
    const read = JSON.stringify(await (await owner.ask(`api-keys/${id}`)).json())
    expect(read).toContain(key.slice(0, 9))
    expect(read).not.toContain(key)
    expect(read).not.toContain('"hash"')
    const kept = await payload.findByID({ collection: 'api-keys', id, overrideAccess: true })
    expect(kept.hash).toMatch(/^[a-f0-9]{64}$/)
    expect(JSON.stringify(kept)).not.toContain(key)
  })

  it('nobody can write by hand: neither hash nor beginning, nor back from revoked', async () => {
    const { id, key } = await makeKey(['content:read'])
    await owner.ask(`api-keys/${id}/revoke`, 'POST')
    const mine = { hash: 'a'.repeat(64), beginning: 'wj_mine', revokedAt: null, lastUsedOn: null }
    await owner.ask(`api-keys/${id}`, 'PATCH', mine)
    const kept = await payload.findByID({ collection: 'api-keys', id, overrideAccess: true })
    expect(kept).toMatchObject({ beginning: key.slice(0, 9), revokedAt: expect.any(String) })
    expect(kept.hash).not.toBe(mine.hash)
  })

  it('is written into the audit log: made, revoked, by whom', async () => {
    const { id } = await makeKey(['content:read'])
    await owner.ask(`api-keys/${id}/revoke`, 'POST')
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: id } },
      sort: 'at',
      depth: 0,
      overrideAccess: true,
    })
    expect(docs.map(({ act, detail }) => [act, detail])).toEqual([
      ['api-key', 'create نظام المبيعات'],
      ['api-key', 'make نظام المبيعات'],
      ['api-key', 'revoke نظام المبيعات'],
    ])
    expect(docs.every(({ whoName }) => whoName === owner.user.name)).toBe(true)
  })

  it.each(['admin', 'editor', 'sales', 'viewer'] as const)('is no business of %s', async (role) => {
    const { id } = await makeKey(['content:read'])
    const { ask } = await deskOf(payload, role)
    const body = { name: 'x', scopes: ['content:read'] }
    expect((await ask('api-keys')).status).toBe(403)
    expect((await ask('api-keys', 'POST', body)).status).toBe(403)
    expect((await ask(`api-keys/${id}/key`, 'POST')).status).toBe(404)
    expect((await ask(`api-keys/${id}/revoke`, 'POST')).status).toBe(404)
  })
})
