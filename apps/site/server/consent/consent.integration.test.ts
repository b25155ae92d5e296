import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendForm, sendPageForm } from '../../test/send-form.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

let studio: StandInStudio
let plain: TestSite
let tagged: TestSite

beforeAll(async () => {
  studio = await startStandInStudio()
  plain = await startTestSite(studio.apiBase, { consent: 'required' })
  tagged = await startTestSite(studio.apiBase, { consent: 'notice', tagManagerId: 'GTM-ABC123' })
})

afterAll(async () => {
  await Promise.all([plain.remove(), tagged.remove()])
  await studio.stop()
})

const browser = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
const answer = (site: TestSite, fields: Record<string, string>, headers = {}) =>
  sendPageForm(site.port, '/api/consent', fields, headers)

function recordsOf(site: TestSite): Record<string, unknown>[] {
  const file = join(site.dataDir, 'inbox', 'consent.sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT * FROM consent_records ORDER BY at').all()
  database.close()
  return rows as Record<string, unknown>[]
}

describe('the answer to the notice', () => {
  it('is remembered by a first-party cookie for half a year', async () => {
    const { status, cookies } = await answer(plain, { choice: 'all' })
    expect(status).toBe(200)
    expect(cookies).toEqual(['wajiha-consent=1.a; Max-Age=15724800; Path=/; SameSite=Lax; Secure'])
  })

  it('that refuses takes the visitor’s id away', async () => {
    const { cookies } = await answer(plain, { choice: 'none' })
    expect(cookies[0]).toMatch(/^wajiha-consent=1\.0; /)
    expect(cookies[1]).toMatch(/^vid=; Max-Age=0; Path=\/; HttpOnly; /)
  })

  it('allows by purpose what the site asks for, and nothing else', async () => {
    const some = { path: '/api/consent', body: 'choice=some&allow=a&allow=du&allow=x' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const [many] = (await sendForm(tagged.port, { ...some, headers })).cookies
    const [one] = (await sendForm(plain.port, { ...some, headers })).cookies
    expect([many, one].map((cookie) => cookie?.split(';')[0])).toEqual([
      'wajiha-consent=1t.adu',
      'wajiha-consent=1.a',
    ])
  })

  it('sent without script leads back to the page it was given on, and nowhere else', async () => {
    const back = async (referer: string) =>
      (await answer(plain, { choice: 'none' }, { ...browser, referer })).headers.location
    const there = await answer(
      plain,
      { choice: 'all' },
      { ...browser, referer: 'https://birkar.example/en/about?utm_source=a' },
    )
    expect([there.status, there.headers.location]).toEqual([303, '/en/about?utm_source=a'])
    expect(await back('https://elsewhere.example/about')).toBe('/')
    expect(await back('https://birkar.example//elsewhere.example')).toBe('/')
    expect(await back('nonsense')).toBe('/')
  })

  it('is recorded once each, with the visitor’s id only where they carry one', async () => {
    const before = recordsOf(tagged).length
    const referer = 'https://birkar.example/en/about'
    const cookie = 'vid=8d1c5a52-7b1e-4c3e-9a61-0d8d8f4e2a11'
    await answer(tagged, { choice: 'all' }, { ...browser, referer, cookie })
    await answer(tagged, { choice: 'none' })
    const [first, second] = recordsOf(tagged).slice(before)
    expect(first).toMatchObject({
      visitor_id: '8d1c5a52-7b1e-4c3e-9a61-0d8d8f4e2a11',
      notice_version: '1t',
      locale: 'en',
      source: 'form',
      ip_trunc: '127.0.0.0',
    })
    expect(JSON.parse(String(first?.choices))).toEqual({
      analytics: true,
      ads: true,
      adUserData: true,
      adPersonalization: true,
      functional: true,
    })
    expect(second).toMatchObject({ visitor_id: null, locale: 'ar', source: 'notice' })
    expect(Object.values(JSON.parse(String(second?.choices)))).toEqual(Array(5).fill(false))
  })

  it('cannot be changed once it is recorded', async () => {
    await answer(plain, { choice: 'all' })
    const database = new DatabaseSync(join(plain.dataDir, 'inbox', 'consent.sqlite'))
    expect(() => database.exec(`UPDATE consent_records SET locale = 'en'`)).toThrow('never changed')
    database.close()
  })

  it.each([
    ['no choice', {}, {}, 400],
    ['an unknown choice', { choice: 'maybe' }, {}, 400],
    ['another site', { choice: 'all' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another kind of body', { choice: 'all' }, { 'content-type': 'text/plain' }, 415],
    ['far too much', { choice: 'all', more: 'x'.repeat(4_000) }, {}, 413],
  ])('is refused with %s', async (_, fields, headers, status) => {
    const refused = await answer(plain, fields as Record<string, string>, headers)
    expect([refused.status, refused.cookies]).toEqual([status, []])
  })

  it('is asked for by POST alone', async () => {
    const { status, headers } = await plain.get('/api/consent')
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })
})

describe('a page', () => {
  const visitors: Record<string, string>[] = [
    {},
    { cookie: 'wajiha-consent=1t.adupf' },
    { 'sec-gpc': '1' },
  ]

  it('is the same bytes for whoever has answered, and whatever their browser refuses', async () => {
    const bodies = await Promise.all(
      visitors.map(async (headers) => (await tagged.get('/about', headers)).body),
    )
    expect(new Set(bodies).size).toBe(1)
  })

  it('names no other house in its HTML, and lets only the tag manager’s hosts in', async () => {
    const { body, headers } = await tagged.get('/about')
    expect(body).not.toMatch(/<(?:script|link|img|iframe)[^>]*googletagmanager/)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+' https:\/\/\*\.googletagmanager\.com /)
    expect(policy).not.toContain('unsafe')
  })

  it('of a site without a tag manager lets nobody in', async () => {
    const { body, headers } = await plain.get('/about')
    expect(headers['content-security-policy']).not.toContain('google')
    expect(body).not.toContain('GTM')
  })
})
