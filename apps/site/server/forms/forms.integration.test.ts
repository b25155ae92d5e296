import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Submission } from '@wajiha/contract'
import { aPdf } from '@wajiha/contract/test/a-pdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Challenge, prove } from '../../app/forms/prove.ts'
import { multipart, type Part, sendForm, sendJsonForm, sendPageForm } from '../../test/send-form.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

let studio: StandInStudio
let site: TestSite
let visitor = 0

beforeAll(async () => {
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { trustProxy: ['127.0.0.1'] })
})

afterAll(async () => {
  await site.remove()
  await studio.stop()
})

/** Each visitor has an address of their own, as through a proxy. */
const someone = () => {
  visitor += 1
  return { 'x-forwarded-for': `198.18.${visitor}.7` }
}
const lead = (more: object = {}) => ({
  name: 'سارة العتيبي',
  email: 'sara@example.com',
  message: 'مرحبا',
  consentPrivacy: true,
  idempotencyKey: crypto.randomUUID(),
  ...more,
})
const post = (value: unknown, headers = {}, form = 'contact') =>
  sendJsonForm(site.port, form, value, { ...someone(), ...headers })

function stored(reference: unknown): Submission | undefined {
  const database = new DatabaseSync(join(site.dataDir, 'inbox', 'inbox.sqlite'), { readOnly: true })
  try {
    const row = database
      .prepare('SELECT payload FROM submissions WHERE reference = ?')
      .get(String(reference)) as { payload: string } | undefined
    return row && (JSON.parse(row.payload) as Submission)
  } finally {
    database.close()
  }
}

function countRows(): number {
  const database = new DatabaseSync(join(site.dataDir, 'inbox', 'inbox.sqlite'), { readOnly: true })
  const { count } = database.prepare('SELECT count(*) AS count FROM submissions').get() as {
    count: number
  }
  database.close()
  return count
}

describe('a message as JSON', () => {
  it.each(['web-applications', 'a-service-of-yesterday', 'other'])(
    'is kept about %s as it was asked for, whatever services there are by now',
    async (service) => {
      const answer = await post(lead({ service }))
      expect(answer.status).toBe(202)
      expect(stored(answer.json().reference)).toMatchObject({ answers: { service } })
    },
  )

  it('is refused with a word about its service where none could be called so', async () => {
    const answer = await post(lead({ service: '<b>الهويّة</b>' }))
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ fields: { service: ['service.invalid'] } })
  })

  it('is answered with a reference once it lies in the inbox', async () => {
    const answer = await post(lead({ phone: '٠٥٠١٢٣٤٥٦٧', pageUrl: '/contact?utm_source=a' }))
    expect(answer.status).toBe(202)
    expect(answer.headers['cache-control']).toBe('no-store')
    const submission = stored(answer.json().reference)
    expect(submission).toMatchObject({
      form: 'contact',
      locale: 'ar',
      pageUrl: '/contact?utm_source=a',
      answers: { name: 'سارة العتيبي', phoneE164: '+966501234567', consentPrivacy: true },
    })
    expect(submission?.ipTrunc).toMatch(/\.0$/)
  })

  it.each([
    ['a@gmail.com،', 'a@gmail.com'],
    ['«a@gmail.com»', 'a@gmail.com'],
  ])('keeps the address that was meant by %s', async (email, address) => {
    const { reference } = (await post(lead({ email }))).json()
    expect(stored(reference)?.answers).toMatchObject({ email: address, emailNorm: address })
  })

  it('carries the visits of its device, cleaned', async () => {
    const touches = [
      {
        timestamp: '2026-11-20T08:00:00.000Z',
        sessionId: 'abc',
        utmParams: { utm_source: 'x\u202ey'.padEnd(400, 'z'), evil: '1' },
        additionalInfo: { referrer: '', screen: { width: 390, height: 844 }, more: 1 },
      },
      'nonsense',
    ]
    const { reference } = (await post(lead({ touches }))).json()
    const [touch, ...others] = stored(reference)?.touches ?? []
    expect(others).toEqual([])
    expect(touch?.utmParams.utm_source).toHaveLength(254)
    expect(touch).not.toHaveProperty('utmParams.evil')
    expect(touch?.additionalInfo.screen).toEqual({ width: 390, height: 844 })
  })

  it('carries the permission to use it for advertising, where its writer gave one', async () => {
    const allowed = async (headers: object) =>
      stored((await post(lead(), headers)).json().reference)?.consentAds
    expect(await allowed({ cookie: 'wajiha-consent=1.adu' })).toBe(true)
    expect(await allowed({ cookie: 'wajiha-consent=1.ad' })).toBeUndefined()
    expect(await allowed({ cookie: 'wajiha-consent=0.adu' })).toBeUndefined()
    // Without an answer nothing was said, whatever the site's mode keeps.
    expect(await allowed({})).toBeUndefined()
  })

  it('says in codes what must change', async () => {
    const answer = await post({ name: '1', phone: 'x' })
    expect(answer.status).toBe(422)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      code: 'validation',
      fields: {
        name: ['name.invalid'],
        phone: ['phone.invalid'],
        consentPrivacy: ['consentPrivacy.missing'],
      },
    })
  })

  it.each(['{"name":', 'null', '[]', '"x"', '', '['.repeat(10_000)])(
    'is refused when it is no object: %j',
    async (body) => {
      const answer = await post(body)
      expect(answer.status).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'bad_request' })
    },
  )

  it('leaves the prototype alone and stores no field of its own making', async () => {
    const body = `{"__proto__":{"admin":true},${JSON.stringify(
      lead({ status: 'won', id: 1, createdAt: '2000-01-01' }),
    ).slice(1)}`
    const answer = await post(body)
    expect(answer.status).toBe(202)
    const submission = stored(answer.json().reference)
    expect(submission?.id).not.toBe(1)
    expect(Object.keys(submission?.answers ?? {}).sort()).toEqual(
      ['name', 'email', 'emailNorm', 'message', 'consentPrivacy'].sort(),
    )
    expect({}).not.toHaveProperty('admin')
  })

  it('is refused while it streams when it is too large', async () => {
    expect((await post(JSON.stringify({ message: 'x'.repeat(2e6) }))).status).toBe(413)
    const claim = { 'content-length': '2000000000' }
    const status = await statusOfUnfinished('/api/forms/contact', claim, '{')
    expect(status).toBe(413)
  })

  it('must come as JSON, by POST, from our own pages', async () => {
    expect((await post(lead(), { 'content-type': 'text/plain' })).status).toBe(415)
    const before = countRows()
    const foreign = { origin: 'https://evil.test' }
    expect((await post(lead(), foreign)).status).toBe(403)
    expect((await post(lead(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(lead(), { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect(countRows()).toBe(before)
    const own = { origin: 'https://birkar.example', 'sec-fetch-site': 'same-origin' }
    expect((await post(lead(), own)).status).toBe(202)
    const read = await site.get('/api/forms/contact')
    expect([read.status, read.headers.allow]).toEqual([405, 'POST'])
    expect((await post(lead(), {}, 'nothing')).status).toBe(404)
  })

  it('tells the same to whoever sends it twice', async () => {
    const message = lead()
    const first = await post(message)
    const before = countRows()
    const again = await Promise.all(Array.from({ length: 5 }, () => post(message)))
    for (const answer of again) expect(answer.json()).toEqual(first.json())
    expect(countRows()).toBe(before)
  })

  it('makes one of what arrives five times at once', async () => {
    const message = lead()
    const before = countRows()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(message)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(countRows()).toBe(before + 1)
  })

  it('refuses another body under a program’s key, and keeps a corrected draft', async () => {
    const header = { 'idempotency-key': crypto.randomUUID() }
    expect((await post(lead(), header)).status).toBe(202)
    const other = await post(lead({ name: 'أخرى' }), header)
    expect([other.status, other.json().code]).toEqual([422, 'idempotency_key_reused'])
    const draft = lead()
    const first = (await post(draft)).json()
    const corrected = (await post({ ...draft, name: 'سارة القحطاني' })).json()
    expect(corrected.reference).not.toBe(first.reference)
  })

  it('goes to quarantine when the trap is filled, and looks accepted', async () => {
    const answer = await post(lead({ website: 'http://spam' }))
    expect(answer.status).toBe(202)
    const quarantine = stored(answer.json().reference)?.quarantine
    expect(quarantine?.reasons).toContain('trap')
    expect(quarantine?.score).toBeGreaterThanOrEqual(100)
  })

  it('says when to come back after twenty from one address, and not to others', async () => {
    const from = someone()
    const statuses = []
    for (let round = 0; round < 22; round += 1) statuses.push(await post(lead(), from))
    expect(statuses.filter(({ status }) => status === 202)).toHaveLength(20)
    expect(statuses.at(-1)?.status).toBe(429)
    expect(Number(statuses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post(lead())).status).toBe(202)
  })
})

describe('a doubtful message', () => {
  const doubtful = () => lead({ message: 'http://a.example http://b.example' })
  const token = async () => {
    const { token: made } = JSON.parse((await site.get('/api/forms/token')).body)
    await new Promise((resolve) => setTimeout(resolve, 3_100))
    return String(made)
  }

  it('of a browser is asked to reckon, and is let through once it has', async () => {
    const message = { ...doubtful(), renderedAt: await token(), email: 'grey@example.com' }
    const before = countRows()
    const asked = await post({ ...message, canProve: '1' })
    expect([asked.status, asked.json().code]).toEqual([428, 'proof_required'])
    expect(countRows()).toBe(before)
    const proof = await prove(asked.json().challenge as Challenge)
    const answer = await post({ ...message, proof })
    expect(stored(answer.json().reference)?.quarantine).toEqual({
      score: 30,
      reasons: ['text.links'],
    })
  })

  it('of a program that cannot reckon arrives all the same, and waits', async () => {
    const email = 'program@example.com'
    const answer = await post({ ...doubtful(), email, renderedAt: await token() })
    expect(answer.status).toBe(202)
    expect(stored(answer.json().reference)?.quarantine.reasons).toContain('proof.missing')
  })
})

describe('a token of time', () => {
  it('too young or missing marks a message, and a used one is noticed', async () => {
    const { token } = JSON.parse((await site.get('/api/forms/token')).body) as { token: string }
    const reasons = async (more: object) =>
      stored((await post(lead(more))).json().reference)?.quarantine.reasons
    expect(await reasons({})).toContain('token.missing')
    expect(await reasons({ renderedAt: token })).toContain('token.too_fast')
    expect(await reasons({ renderedAt: `${token}x` })).toContain('token.invalid')
  })

  it('of three seconds lets a message through unmarked', async () => {
    const { token } = JSON.parse((await site.get('/api/forms/token')).body) as { token: string }
    await new Promise((resolve) => setTimeout(resolve, 3_100))
    const email = 'fresh@example.com'
    const first = (await post(lead({ renderedAt: token, email }))).json()
    expect(stored(first.reference)?.quarantine).toEqual({ score: 0, reasons: [] })
    const second = (await post(lead({ renderedAt: token, email: 'other@example.com' }))).json()
    expect(stored(second.reference)?.quarantine.reasons).toContain('token.reused')
  })
})

describe('an application with a CV', () => {
  const pdf = aPdf()
  const apply = (parts: Part[]) => {
    const fields: Part[] = [
      ['name', 'سارة'],
      ['email', `cv${visitor}@example.com`],
      ['consentPrivacy', 'on'],
    ]
    const { body, headers } = multipart([...fields, ...parts])
    return sendForm(site.port, {
      path: '/api/forms/apply',
      body,
      headers: { ...headers, ...someone() },
    })
  }
  const files = async () => [
    ...(await readdir(join(site.dataDir, 'inbox', 'files'))),
    ...(await readdir(join(site.dataDir, 'inbox', 'incoming'))),
  ]

  it('keeps the file under a random name and its own name as data', async () => {
    const answer = await apply([['cv', pdf, 'السيرة الذاتيّة.pdf', 'application/pdf']])
    expect(answer.status).toBe(202)
    expect(stored(answer.json().reference)?.attachment).toMatchObject({
      name: 'السيرة الذاتيّة.pdf',
      type: 'pdf',
      size: pdf.length,
    })
    const [name = ''] = await files()
    expect(name).toMatch(/^[a-f0-9]{32}$/)
    expect(await readFile(join(site.dataDir, 'inbox', 'files', name), 'utf8')).toBe(pdf)
  })

  it('never lets a name be a path', async () => {
    const answer = await apply([['cv', pdf, '../../../../tmp/pwn.pdf', 'application/pdf']])
    expect(stored(answer.json().reference)?.attachment?.name).toBe('pwn.pdf')
  })

  it('knows old and new Word documents by their bytes', async () => {
    const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    const docx = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from('…word/document.xml…')])
    for (const [bytes, type] of [
      [doc, 'doc'],
      [docx, 'docx'],
    ] as const) {
      const answer = await apply([['cv', bytes, `cv.${type}`]])
      expect(stored(answer.json().reference)?.attachment?.type).toBe(type)
    }
  })

  it.each([
    ['cv.pdf', '<!doctype html><script>alert(1)</script>', 'cv.type', 422],
    ['cv.html', '<script>1</script>', 'cv.type', 422],
    ['cv.pdf', '%PDF-1.7\n<script>alert(1)</script>\n%%EOF', 'cv.type', 422],
    ['cv.pdf', pdf.slice(0, -30), 'cv.type', 422],
    ['cv.pdf', pdf.replace(/startxref\n\d+/, 'startxref\n5'), 'cv.type', 422],
    ['cv.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'cv.type', 422],
    ['cv.zip', 'PK\u0003\u0004 nothing of Word', 'cv.type', 422],
    ['cv.pdf', '', 'cv.empty', 422],
    ['cv.pdf', pdf + '\0'.repeat(10_500_000), 'cv.too_large', 413],
  ])(
    'refuses %s of the wrong kind and leaves nothing behind',
    async (name, bytes, code, status) => {
      const before = await files()
      const answer = await apply([['cv', bytes, name, 'application/pdf']])
      expect([answer.status, answer.json().fields]).toEqual([status, { cv: [code] }])
      expect(await files()).toEqual(before)
    },
  )

  it('refuses more than any application may weigh, a thousand parts and an end that never comes', async () => {
    const before = await files()
    const large = await apply([['cv', pdf + '\0'.repeat(28_000_000), 'cv.pdf']]).then(
      ({ status }) => status,
      () => 'cut',
    )
    expect([413, 'cut']).toContain(large)
    const many = await apply(Array.from({ length: 1000 }, (_, at): Part => [`f${at}`, 'x']))
    expect([400, 413]).toContain(many.status)
    const torn = multipart([['cv', pdf, 'a.pdf']])
    const answer = await sendForm(site.port, {
      path: '/api/forms/apply',
      body: torn.body.subarray(0, 90),
      headers: { ...torn.headers, ...someone() },
    })
    expect(answer.status).toBe(400)
    expect(await files()).toEqual(before)
  })

  it('leaves nothing behind when the visitor goes away in the middle', async () => {
    const before = await files()
    const { body, headers } = multipart([['cv', pdf + '\0'.repeat(3_000_000), 'cv.pdf']])
    await new Promise<void>((resolve) => {
      const sent = request({
        port: site.port,
        host: '127.0.0.1',
        path: '/api/forms/apply',
        method: 'POST',
        headers: { ...headers, ...someone(), 'content-length': body.length },
      })
      sent.on('error', () => resolve())
      sent.write(body.subarray(0, 2_000_000), () => sent.destroy())
    })
    await expect.poll(files, { timeout: 30_000 }).toEqual(before)
  })
})

describe('a form without script', () => {
  const fields = {
    form: 'contact',
    name: 'سارة',
    email: 'noscript@example.com',
    consentPrivacy: 'on',
  }

  it('leads to the thank-you page, which admits once', async () => {
    for (const [page, thanks, home] of [
      ['/contact', '/thank-you', '/'],
      ['/en/contact', '/en/thank-you', '/en'],
    ] as const) {
      const sent = await sendPageForm(site.port, page, { ...fields, message: page }, someone())
      expect([sent.status, sent.headers.location]).toEqual([303, thanks])
      const [cookie = ''] = sent.cookies
      expect(cookie).toMatch(/^__Host-thanks=.+; HttpOnly; SameSite=Lax; Secure$/)
      const [pair = ''] = cookie.split(';')
      const first = await site.get(thanks, { cookie: pair })
      expect(first.status).toBe(200)
      expect(String(first.headers['set-cookie'])).toContain('__Host-thanks=; Max-Age=0')
      expect(first.headers['cache-control']).toBe('no-store')
      // In the other language it could not be shown a second time: no way leads there.
      expect(String(first.body)).not.toContain('data-language')
      const second = await site.get(thanks, { cookie: pair })
      expect([second.status, second.headers.location]).toEqual([302, home])
    }
    const forged = await site.get('/thank-you', { cookie: '__Host-thanks=1.a.b' })
    expect(forged.status).toBe(302)
  })

  it.each([
    ['/contact', {}, '', 'رقم رسالتك', 'وصلت النقطة'],
    [
      '/join-us',
      { form: 'apply', links: 'https://s.example.com' },
      '?for=application',
      'رقم طلبك',
      'فكّرت في العمل معنا',
    ],
    ['/about', { form: 'subscribe' }, '?for=subscription', 'رقم اشتراكك', 'رابطُ التأكيد'],
  ])(
    'from %s thanks whoever sent it as what they are, with the number',
    async (page, own, query, label, words) => {
      const sent = await sendPageForm(
        site.port,
        page,
        { ...fields, email: `kind${query.length}@example.com`, ...own },
        someone(),
      )
      expect([sent.status, sent.headers.location]).toEqual([303, `/thank-you${query}`])
      const [pair = ''] = (sent.cookies[0] ?? '').split(';')
      const { body } = await site.get(`/thank-you${query}`, { cookie: pair })
      expect(body).toContain(words)
      expect(body).toMatch(new RegExp(`${label} ?(?:<!-- -->)?.*?<bdi dir="ltr">[0-9a-z]{8}</bdi>`))
    },
  )

  it('stands again with what was typed and what must change, for this visitor alone', async () => {
    const typed = { ...fields, name: '<b>"1"</b>', email: 'x', message: 'لا تضع هذا' }
    const answer = await sendPageForm(site.port, '/en/contact', typed, someone())
    expect(answer.status).toBe(422)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain('sha256-')
    expect(answer.headers['referrer-policy']).not.toBe('no-referrer')
    expect(answer.body).toContain('لا تضع هذا')
    expect(answer.body).not.toContain('<b>"1"')
    expect((await site.get('/en/contact')).body).not.toContain('لا تضع هذا')
  })

  it('never lets what was typed become markup or script', async () => {
    const typed = { ...fields, email: 'x', message: '</script><script>alert(1)</script>"\u2028' }
    const { status, body } = await sendPageForm(site.port, '/contact', typed, someone())
    expect(status).toBe(422)
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain('alert(1)')
  })

  it('is one message however often it is sent', async () => {
    const before = countRows()
    for (let round = 0; round < 3; round += 1)
      await sendPageForm(site.port, '/contact', { ...fields, message: 'مرّةً واحدة' }, someone())
    expect(countRows()).toBe(before + 1)
  })

  it('takes a CV on the page of a job', async () => {
    const { body, headers } = multipart([
      ['form', 'apply'],
      ['name', 'سارة'],
      ['email', 'job@example.com'],
      ['consentPrivacy', 'on'],
      ['cv', aPdf(), 'cv.pdf'],
    ])
    const sent = { path: '/join-us/x', body, headers: { ...headers, ...someone() } }
    expect((await sendForm(site.port, sent)).status).toBe(303)
  })

  it('is not answered where no form stands, nor from elsewhere', async () => {
    expect((await sendPageForm(site.port, '/nothing', fields)).status).toBe(405)
    expect((await sendPageForm(site.port, '/thank-you', fields)).status).toBe(405)
    expect((await sendPageForm(site.port, '/contact', {}, someone())).status).toBe(400)
    const foreign = { origin: 'https://evil.test', ...someone() }
    expect((await sendPageForm(site.port, '/contact', fields, foreign)).status).toBe(403)
  })
})

/** The status of a request whose body never comes. */
function statusOfUnfinished(path: string, headers: Record<string, string>, start: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers }
    const options = { port: site.port, host: '127.0.0.1', path, method: 'POST', headers: all }
    const sent = request(options, (response) => {
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.on('error', reject).write(start)
  })
}
