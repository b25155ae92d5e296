import type { General } from '@wajiha/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleData } from '../../test/sample-content.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'
import type { App } from '../pages/render.ts'

let studio: StandInStudio
let site: TestSite
const secret = 'password of the database'

/** Drawing the page about us fails as nobody expected. */
const spoil = ({ fetch }: App): App => ({
  fetch(request, options) {
    if (new URL(request.url).pathname.endsWith('/about')) throw new Error(secret)
    return fetch(request, options)
  },
})

beforeAll(async () => {
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { spoil })
  studio.publish('blogs/مفقودة', null, ['blog'])
})

afterAll(async () => {
  await site.remove()
  await studio.stop()
})

/** A published change reaches the site when its feed brings it. */
const soon = { timeout: 15_000 }
const withFigures = (general: General, numerals: 'latn'): General => ({
  ...general,
  writing: { ...general.writing, numerals },
})

const lost = `/blogs/${encodeURIComponent('مفقودة')}`

describe('an error as a page', () => {
  it('names the address with its query, in small letters where no page can stand', async () => {
    const unknown = await site.get('/لا-شيء?page=2'.replace('لا-شيء', encodeURIComponent('لا-شيء')))
    expect([unknown.status, unknown.body.includes('Page not found: /لا-شيء?page=2')]).toEqual([
      404,
      true,
    ])
    const missing = await site.get(`${lost}?page=2`)
    expect([missing.status, missing.body.includes('Page Not Found: /blogs/مفقودة?page=2')]).toEqual(
      [404, true],
    )
  })

  it('carries the headers of every error', async () => {
    for (const path of ['/nowhere', lost, '/about', '/_assets/gone.js', '/_nuxt/gone.js', '/%zz']) {
      const { headers, status } = await site.get(path)
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
    }
  })

  it('numbers itself in the figures that the site is written in', async () => {
    const said = async () => {
      const bodies = await Promise.all(
        ['/nowhere', lost, '/about'].map(async (path) => (await site.get(path)).body),
      )
      return bodies.map((body) => /<title>([^<]*)/.exec(body)?.[1])
    }
    expect(await said()).toEqual(['خطأ ٤٠٤', 'خطأ ٤٠٤', 'خطأ ٥٠٠'])
    const general = sampleData('general') as General
    studio.publish('general', withFigures(general, 'latn'), ['general'])
    await expect.poll(said, soon).toEqual(['خطأ 404', 'خطأ 404', 'خطأ 500'])
    const { body } = await site.get('/nowhere')
    expect(body.replace(/<script[\s\S]*/, '')).not.toMatch(/[٠-٩]/)
    studio.publish('general', general, ['general'])
    await expect.poll(said, soon).toEqual(['خطأ ٤٠٤', 'خطأ ٤٠٤', 'خطأ ٥٠٠'])
  })

  it('cannot be asked for by the name of its screen', async () => {
    for (const path of [
      '/__nuxt_error',
      '/__nuxt_error?statusCode=200&message=evil',
      '/error',
      '/404',
    ])
      expect((await site.get(path)).status, path).toBe(404)
  })

  it('is shown to bots as to everybody, with its status', async () => {
    const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const missing = await site.get('/nowhere', bot)
    expect(missing.status).toBe(404)
    expect(missing.body).toContain('<meta name="robots" content="noindex"')
    expect((await site.get('/about', bot)).status).toBe(500)
  })
})

describe('an error as JSON', () => {
  const plain = { accept: '*/*' }

  it.each([
    ['accepts JSON', '/nowhere', { accept: 'application/json' }],
    ['is curl', '/nowhere', { ...plain, 'user-agent': 'curl/8.5.0' }],
    ['is HTTPie', '/nowhere', { ...plain, 'user-agent': 'HTTPie/3.2' }],
    ['is a script of another site', '/nowhere', { ...plain, 'sec-fetch-mode': 'cors' }],
    ['asks below /api/', '/api/nowhere', plain],
    ['asks for a .json', '/nowhere.json', plain],
  ])('is given to a program that %s', async (_, path, headers) => {
    const answer = await site.get(path, headers)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
  })

  it('is never given to whoever accepts HTML, nor to a program without a sign', async () => {
    const html = { accept: 'text/html, application/json', 'user-agent': 'curl/8' }
    for (const headers of [html, plain, { ...html, 'sec-fetch-mode': 'cors' }])
      expect((await site.get('/nowhere', headers)).headers['content-type']).toContain('text/html')
  })

  it('says what is wrong with which absolute address', async () => {
    const ask = async (path: string) =>
      JSON.parse((await site.get(path, { accept: 'application/json', host: 'evil.test' })).body)
    expect(await ask('/nowhere?a=1')).toEqual({
      error: true,
      url: 'https://birkar.example/nowhere?a=1',
      statusCode: 404,
      statusMessage: 'Page not found: /nowhere?a=1',
      message: 'Page not found: /nowhere?a=1',
      data: { path: '/nowhere?a=1' },
    })
    expect(await ask(lost)).toMatchObject({
      url: `https://birkar.example${lost}`,
      message: 'Page Not Found: /blogs/مفقودة',
      data: { path: '/blogs/مفقودة' },
    })
  })
})

describe('a failure that nobody expected', () => {
  it.each([
    ['/about', 'ar', 'حدث خطأ غير متوقّع'],
    ['/en/about', 'en', 'An unexpected error occurred'],
  ])(
    'is a 500 with the error screen of the language, and without its reason (%s)',
    async (path, lang, words) => {
      const { status, body } = await site.get(path)
      expect(status).toBe(500)
      expect(body).toContain(`<html lang="${lang}"`)
      expect(body).toContain('dir="ltr" id="content"')
      expect(body).toMatch(/Error (?:<!-- -->)?500/)
      expect(body).toContain(words)
      const elsewhere = lang === 'ar' ? '/en' : '/'
      expect(body).toMatch(new RegExp(`data-language=[^>]* href="${elsewhere}"`))
      expect(body).not.toContain(secret)
      expect(body).not.toContain('    at ')
    },
  )

  it('is the words Server Error to a program, without data', async () => {
    const { status, body } = await site.get('/about', { accept: 'application/json' })
    expect(status).toBe(500)
    expect(JSON.parse(body)).toEqual({
      error: true,
      url: 'https://birkar.example/about',
      statusCode: 500,
      statusMessage: 'Server Error',
      message: 'Server Error',
    })
  })

  it('is told to us', () => {
    const told = site.logs().filter(({ event }) => event === 'request_failed')
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]?.reason).toContain(secret)
  })

  it('bears a reference on the screen and in its head, under which our log tells of it', async () => {
    const { headers, body } = await site.get('/en/about')
    const reference = String(headers['x-request-id'])
    expect(reference).toMatch(/^[2-9a-z]{8}$/)
    expect(body).toContain(`Reference ${reference}:`)
    const told = site.logs().filter(({ request }) => request === reference)
    expect(told.map(({ event }) => event)).toEqual(['request_failed'])
  })
})
