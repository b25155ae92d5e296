import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDecisionsStudio } from '../../test/decisions-studio.ts'
import { multipart, sendForm } from '../../test/send-form.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

const serviceKey = 'for-tests-only-service-key-0123456789'
let studio: Awaited<ReturnType<typeof startDecisionsStudio>>
let site: TestSite
let visitor = 0

beforeAll(async () => {
  studio = await startDecisionsStudio(serviceKey)
  site = await startTestSite(studio.apiBase, { serviceKey, trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await site?.remove()
  await studio?.stop()
})
beforeEach(() => {
  studio.heard.length = 0
  studio.answer('confirmed')
})

const token = 'c.0b9f6e0e-1111-4222-8333-123456789abc.tabcde.nonce.signature'
const press = (path: string, body = '', headers: Record<string, string> = {}) => {
  visitor += 1
  return sendForm(site.port, {
    path,
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.18.${visitor}.7`,
      ...headers,
    },
  })
}
const address = (act: string, prefix = '') => `${prefix}/newsletter/${act}?token=${token}`

describe('a link of the newsletter', () => {
  it('decides nothing when it is merely opened, however often', async () => {
    for (const act of ['confirm', 'unsubscribe', 'preferences']) {
      for (let time = 0; time < 3; time += 1)
        expect((await site.get(address(act))).status).toBe(200)
    }
    expect(studio.heard).toEqual([])
  })

  it('lets an applicant keep what they sent, on a press and not before', async () => {
    studio.answer('kept')
    const opened = await site.get(address('keep', '/en'))
    expect(opened.body).toMatch(/name="action" value="keep"[^>]*>Keep my data</)
    expect(studio.heard).toEqual([])
    const { status, headers } = await press(address('keep'), 'action=keep')
    expect([status, headers.location]).toEqual([303, '/newsletter/keep?state=kept'])
    expect(studio.heard).toEqual([{ action: 'keep', token }])
    expect((await site.get('/newsletter/keep?state=kept')).body).toContain('نحتفظ بطلبك')
    expect((await site.get('/newsletter/keep?state=unknown')).body).toContain('حُذف الطلب من قبل')
  })

  it('shows a page in its language, with a button and without any script', async () => {
    for (const [prefix, lang, dir, label] of [
      ['', 'ar', 'rtl', 'أكّد الاشتراك'],
      ['/en', 'en', 'ltr', 'Confirm the subscription'],
    ] as const) {
      const { body, headers } = await site.get(address('confirm', prefix))
      expect(body).toContain(`<html lang="${lang}" dir="${dir}">`)
      expect(body).toMatch(/<form id="newsletter" method="post">/)
      expect(body).toMatch(
        new RegExp(
          `<button type="submit" form="newsletter" name="action" value="confirm" class="[^"]+">${label}</button>`,
        ),
      )
      expect(body).not.toMatch(/<script|modulepreload|thank-you|newsletter-button/)
      expect(body).toContain('<meta name="robots" content="noindex"')
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      // The secret stands in the address alone.
      expect(body).not.toContain(token)
    }
  })

  it('is confirmed by its button, and shows that under an address without the secret', async () => {
    const answer = await press(address('confirm'), 'action=confirm')
    expect(studio.heard).toEqual([{ action: 'confirm', token }])
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe('/newsletter/confirm?state=confirmed')
    expect((await site.get(answer.headers.location ?? '')).body).toContain('بدأ اشتراكك')
    const english = await press(address('confirm', '/en'), 'action=confirm')
    expect(english.headers.location).toBe('/en/newsletter/confirm?state=confirmed')
  })

  it('says plainly what is wrong with it, and shows a way on', async () => {
    for (const [outcome, words] of [
      ['expired', 'انتهى هذا الرابط'],
      ['unknown', 'رابط لا نعرفه'],
      ['already', 'اشتراكك مؤكّد'],
    ] as const) {
      studio.answer(outcome)
      const { headers } = await press(address('confirm'), 'action=confirm')
      const { body } = await site.get(headers.location ?? '')
      expect(body).toContain(words)
      expect(body).toMatch(/<main[\s\S]*href="\/(?:blogs)?"[\s\S]*<\/main>/)
    }
    expect((await site.get('/newsletter/confirm')).body).toContain('رابط لا نعرفه')
    expect((await press('/newsletter/confirm', 'action=confirm')).headers.location).toBe(
      '/newsletter/confirm?state=unknown',
    )
    expect((await site.get('/newsletter/else/confirm')).status).toBe(404)
  })

  it('is called in its head what it is called on the page, in every state', async () => {
    for (const path of [
      address('confirm'),
      address('unsubscribe', '/en'),
      address('keep'),
      '/newsletter/confirm?state=confirmed',
      '/en/newsletter/unsubscribe?state=unsubscribed',
      '/newsletter/confirm?state=expired',
    ]) {
      const { body } = await site.get(path)
      const [, heading = ''] = /<h1[^>]*>(?:<span[^>]*>)?([^<]+)/.exec(body) ?? []
      expect(/<title>([^<]*)/.exec(body)?.[1], path).toBe(`${heading} · بِركار`)
      const [, lead] = /<\/h1>[\s\S]*?<p[^>]*>([^<]+)/.exec(body) ?? []
      expect(lead).toBeTruthy()
      expect(body).toContain(`<meta name="description" content="${lead}"`)
    }
  })

  it('chooses a language, and leaves from the same page', async () => {
    studio.answer('chosen')
    await press(address('preferences'), 'action=en')
    studio.answer('unsubscribed')
    await press(address('preferences'), 'action=unsubscribe')
    expect(studio.heard).toEqual([
      { action: 'choose', token, locale: 'en' },
      { action: 'unsubscribe', token },
    ])
    const strange = await press(address('preferences'), 'action=__proto__')
    expect(strange.headers.location).toContain('state=unknown')
  })

  it('lets a mail program unsubscribe with one POST, no page and no redirect', async () => {
    studio.answer('unsubscribed')
    const one = 'List-Unsubscribe=One-Click'
    const plain = await press(address('unsubscribe'), one)
    expect([plain.status, plain.body, plain.headers.location]).toEqual([
      200,
      'unsubscribed\n',
      undefined,
    ])
    const { body, headers } = multipart([['List-Unsubscribe', 'One-Click']])
    const parts = await sendForm(site.port, {
      path: address('unsubscribe'),
      body,
      headers: { ...headers, 'x-forwarded-for': '198.18.250.7' },
    })
    expect(parts.status).toBe(200)
    expect(studio.heard).toHaveLength(2)
  })
})

describe('on a site with a tag manager, who confirms', () => {
  let tagged: TestSite
  beforeAll(async () => {
    const options = { serviceKey, trustProxy: ['127.0.0.1'], tagManagerId: 'GTM-ABC123' }
    tagged = await startTestSite(studio.apiBase, options)
  })
  afterAll(() => tagged?.remove())

  const confirm = (prefix = '', cookie = '') => {
    visitor += 1
    return sendForm(tagged.port, {
      path: address('confirm', prefix),
      body: 'action=confirm',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `198.18.${visitor}.9`,
        cookie,
      },
    })
  }
  const allowed = 'wajiha-consent=1t.adupf'
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

  it('is thanked once on a living page that says so to the data layer', async () => {
    for (const [prefix, words] of [
      ['', 'بدأ اشتراكك'],
      ['/en', 'You are subscribed'],
    ] as const) {
      const answer = await confirm(prefix, allowed)
      const cookie = cookieOf(answer)
      expect(cookie).toMatch(/^__Host-confirmed=[\w.-]+$/)
      expect(cookie).not.toContain(token)
      const carried = { cookie: `${cookie}; ${allowed}` }
      const next = await tagged.get(answer.headers.location ?? '', carried)
      expect([next.status, next.headers.location]).toEqual([303, `${prefix}/thank-you`])
      const { status, body, headers } = await tagged.get(`${prefix}/thank-you`, carried)
      expect(status).toBe(200)
      expect(body).toContain(words)
      expect(body.match(/data-event="newsletter_confirmed"/g)).toHaveLength(1)
      expect(body).toContain('<script')
      expect(headers['cache-control']).toBe('no-store')
      expect(String(headers['set-cookie'])).toMatch(/^__Host-confirmed=; Max-Age=0/)
      // Seen once: another load goes home, and the page without script still says it.
      expect((await tagged.get(`${prefix}/thank-you`, carried)).status).toBe(302)
      expect((await tagged.get(answer.headers.location ?? '', carried)).body).toContain(words)
    }
  })

  it('is thanked without script before an answer and after refusing, and where nothing was confirmed', async () => {
    for (const answer of ['', 'wajiha-consent=1t.0', 'wajiha-consent=1.a'])
      expect(cookieOf(await confirm('', answer))).toBe('')
    expect(cookieOf(await confirm('', 'wajiha-consent=1t.a'))).toMatch(/^__Host-confirmed=/)
    studio.answer('already')
    expect(cookieOf(await confirm('', allowed))).toBe('')
    const made = { cookie: '__Host-confirmed=mgx.abc.made-up' }
    expect((await tagged.get('/thank-you', made)).status).toBe(302)
    expect((await tagged.get('/newsletter/confirm?state=confirmed', made)).status).toBe(200)
    expect(cookieOf(await press(address('confirm'), 'action=confirm'))).toBe('')
  })
})

describe('a studio that is away', () => {
  const folder = () => join(site.dataDir, 'inbox', 'decisions')

  it('loses no decision: it is on the disk before it is promised, and told later', async () => {
    studio.answer('away')
    const { headers } = await press(address('unsubscribe'), 'action=unsubscribe')
    expect(headers.location).toBe('/newsletter/unsubscribe?state=received')
    expect(await readdir(folder())).toHaveLength(1)
    await site.stop()
    const { dataDir } = site
    site = await startTestSite(studio.apiBase, { serviceKey, dataDir, trustProxy: ['127.0.0.1'] })
    studio.answer('unsubscribed')
    await vi.waitFor(
      async () => {
        expect(studio.heard).toContainEqual({ action: 'unsubscribe', token })
        expect(await readdir(folder())).toEqual([])
      },
      { timeout: 60_000, interval: 100 },
    )
  })

  it('is not promised what could not be kept', async () => {
    studio.answer('away')
    await rm(folder(), { recursive: true })
    await writeFile(folder(), 'no folder')
    const { headers } = await press(address('unsubscribe'), 'action=unsubscribe')
    expect(headers.location).toContain('state=failed')
    expect((await site.get(headers.location ?? '')).status).toBe(503)
    await rm(folder())
    await mkdir(folder())
    await chmod(folder(), 0o700)
  })
})

it('slows down whoever presses without an end', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 40; time += 1) {
    const { status } = await press(address('confirm'), 'action=confirm', {
      'x-forwarded-for': '198.19.0.1',
    })
    statuses.push(status)
  }
  expect(statuses).toContain(429)
})
