/** Short links that lead nowhere now, and those that somebody looks at first, over the wire. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headingIn } from '../../test/heading-in.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'

let studio: StandInStudio
let site: SiteProcess
let dataDir: string

const link = { id: '1', state: 'active', paramPolicy: 'keep-target', target: '/our-projects?a=1' }
const past = '2020-01-01T00:00:00.000Z'
/** Three in the afternoon where the agency is. */
const ahead = '2099-03-05T12:00:00.000Z'

const links = [
  { code: 'open' },
  { code: 'out', target: 'https://partner.example/x?y=%D9%85' },
  { code: 'past', expiresAt: past },
  { code: 'archived', state: 'archived' },
  { code: 'early', startsAt: ahead },
  { code: 'paused', state: 'paused' },
]

beforeAll(async () => {
  studio = await startStandInStudio()
  for (const one of links)
    studio.publish(`short-links/${one.code}`, { ...link, ...one }, ['shortLink'])
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-short-'))
  site = await startSiteProcess({ API_BASE: studio.apiBase, DATA_DIR: dataDir, HOST: '127.0.0.1' })
})
afterAll(async () => {
  await site.kill()
  await studio.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

async function read(path: string, accept = 'text/html') {
  const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, {
    headers: { accept },
    redirect: 'manual',
  })
  const html = await answer.text()
  const [, main = ''] = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? []
  const text = main.replaceAll(/<[^>]*>/g, ' ')
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: headingIn(html),
    main,
    text,
  }
}

const stands = [
  { code: 'past', status: 410, ar: 'انتهى هذا الرابط', en: 'This link has ended' },
  { code: 'archived', status: 410, ar: 'انتهى هذا الرابط', en: 'This link has ended' },
  { code: 'early', status: 404, ar: 'لم يحن وقته بعد', en: 'Not open yet' },
  { code: 'paused', status: 404, ar: 'هذا الرابط موقوفٌ الآن', en: 'This link is paused' },
]

describe('a short link that leads nowhere now', () => {
  it.each(stands)('says so in both languages, with its own status: $code', async (stand) => {
    for (const [prefix, locale] of [
      ['', 'ar'],
      ['/ar', 'ar'],
      ['/en', 'en'],
    ] as const)
      for (const look of ['', '+']) {
        const path = `${prefix}/short/${stand.code}${look}`
        const { status, headers, html, title, text } = await read(path)
        expect([status, title], path).toEqual([stand.status, stand[locale]])
        expect(headers.get('location')).toBeNull()
        expect(headers.get('content-language')).toBe(locale)
        expect(headers.get('cache-control')).toBe('private, max-age=0')
        expect(html).toContain(`<html lang="${locale}"`)
        expect(html).toContain('name="robots" content="noindex"')
        expect(html).not.toContain('<script')
        expect(html).not.toContain('og:image')
        expect(html).not.toContain('thank-you')
        expect(text).not.toContain('our-projects')
      }
  })

  it('tells the day and the hour at which it begins, where the agency is', async () => {
    expect((await read('/short/early')).text).toContain('٥ مارس ٢٠٩٩، الساعة ٣:٠٠ م')
    expect((await read('/en/short/early')).text).toMatch(/5 March 2099 at 3:00\sPM/i)
  })

  it('tells programs the same as a problem', async () => {
    const problem = await read('/short/past', 'application/json')
    expect(JSON.parse(problem.html)).toMatchObject({ statusCode: 410 })
  })
})

describe('a short link that somebody looks at first', () => {
  it('shows where it leads without leading there, and a way on that counts', async () => {
    const own = await read('/short/OPEN+')
    expect([own.status, own.title]).toEqual([200, 'إلى أين يقود هذا الرابط؟'])
    expect(own.text).toContain('\u2066http://localhost:3000/our-projects?a=1\u2069')
    expect(own.main).toContain('href="/short/open"')
    const english = await read('/en/short/open%2B')
    expect(english.text).toContain('http://localhost:3000/en/our-projects?a=1')
    expect(english.main).toContain('href="/en/short/open"')
    const out = await read('/en/short/out+')
    expect([out.status, out.headers.get('location')]).toEqual([200, null])
    expect(out.text).toContain('https://partner.example/x?y=م')
    expect((await read('/short/nobody+')).status).toBe(404)
    expect((await read('/short/open')).headers.get('location')).toBe('/our-projects?a=1')
  })
})

describe('short links by the thousand', () => {
  it('are asked for one by one, each once however it is written', async () => {
    studio.publish('short-links/summer', { ...link, code: 'Summer' }, ['shortLink:summer'])
    for (const code of ['Summer', 'SUMMER', 'summer'])
      expect((await read(`/short/${code}`)).headers.get('location')).toBe('/our-projects?a=1')
    expect(studio.asked.filter((path) => /summer/i.test(path))).toEqual(['short-links/summer'])
    expect(studio.asked).not.toContain('short-links')
  })

  it('follow a change of the studio', async () => {
    const target = '/about'
    await read('/short/open')
    studio.publish('short-links/open', { ...link, code: 'open', target }, ['shortLink:open'])
    await expect
      .poll(async () => (await read('/short/open')).headers.get('location'), { timeout: 10_000 })
      .toBe(target)
  })

  it('lead on while the studio is away, where they were followed before', async () => {
    await read('/short/out')
    studio.misbehave((response) => response.destroy())
    expect((await read('/short/out')).status).toBe(302)
    expect((await read('/short/never-followed')).status).toBe(503)
    studio.misbehave(undefined)
  })
})
