import { randomUUID } from 'node:crypto'
import type { RecordedVisit, StoredVisit } from '@wajiha/contract'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { readCsv } from '../../test/read-csv.ts'
import { type Role, roles } from '../platform/access/rights.ts'

type Desk = Awaited<ReturnType<typeof deskOf>>

let studio: TestStudio
let payload: Payload
const desks = {} as Record<Role, Desk>
const serviceKey = 'attribution-0123456789abcdef-0123456789'

beforeAll(async () => {
  process.env.SERVICE_KEY = serviceKey
  studio = await openTestStudio()
  payload = studio.payload
  for (const role of roles) desks[role] = await deskOf(payload, role)
})
afterAll(() => studio?.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()

const visit = (timestamp: string, landing: string, referrer = ''): RecordedVisit => ({
  timestamp,
  utmParams: {},
  additionalInfo: { landingPageUrl: `https://birkar.example${landing}`, referrer },
})

const kept = (visitor: string, one: RecordedVisit): StoredVisit => ({
  id: randomUUID(),
  visitor,
  kind: 'visit',
  locale: 'ar',
  deviceClass: 'phone',
  visit: one,
})

const deliver = (body: unknown, key = serviceKey) =>
  studio.ask('visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })

async function leadOf(more: Parameters<typeof submissionOf>[0]) {
  const { processSubmission } = await import('../desk/process-submission.ts')
  const row = await storeSubmission(payload, submissionOf(more))
  await processSubmission(payload, row)
  return madeOf(payload, 'leads', row)
}

type Group = {
  channel: string
  firstChannel: string
  touchCount: number
  gclid: string | null
  why: { ar: string; en: string }
  timeline: { channel: string }[]
}
const groupOf = (lead: object) => (lead as { attribution: Group }).attribution

describe('what the site delivers', () => {
  it('is stored once however often it comes, and heard from the site alone', async () => {
    const touches = [kept(randomUUID(), visit(daysAgo(1), '/?utm_source=fb'))]
    const count = {
      key: 'book.1',
      hour: '2026-11-21T08:00:00.000Z',
      path: '/',
      deviceClass: 'phone',
    }
    expect((await deliver({ touches, counts: [{ ...count, count: 3 }] })).status).toBe(204)
    expect((await deliver({ touches, counts: [{ ...count, count: 5 }] })).status).toBe(204)
    expect((await deliver({ touches, counts: [{ ...count, count: 3 }] })).status).toBe(204)
    const { docs } = await payload.find({ collection: 'page-counts', overrideAccess: true })
    expect(docs.map((doc) => doc.count)).toEqual([5])
    const where = { touchId: { equals: touches[0]?.id } }
    const found = await payload.find({ collection: 'touches', where, overrideAccess: true })
    expect(found.docs).toMatchObject([{ source: 'fb', landingPath: '/' }])
    expect((await deliver({ touches, counts: [] }, 'x'.repeat(40))).status).toBe(401)
  })

  it.each([
    [{}],
    [{ touches: [{}], counts: [] }],
    [[]],
    ['x'],
    [{ touches: [], counts: [], a: 1 }],
  ])('is refused whole where it is not what the contract says: %j', async (body) =>
    expect((await deliver(body)).status).toBe(422),
  )
})

describe('numbers of pages', () => {
  const noon = Date.parse('2026-11-21T09:00:00Z')
  const before = (days: number, hours = 0) =>
    new Date(noon - days * 86_400_000 - hours * 3_600_000).toISOString()
  const numbers = async () => {
    const { docs } = await payload.find({
      collection: 'page-counts',
      where: { path: { like: '/folded' } },
      sort: ['hour', 'path', 'referrerHost'],
      limit: 0,
      overrideAccess: true,
    })
    return docs.map(({ hour, path, referrerHost, count }) => [hour, path, referrerHost, count])
  }

  it('are kept by the hour for five weeks, then by the day of the agency, and go with the visits', async () => {
    const row = (hour: string, referrerHost?: string) => ({
      key: randomUUID(),
      hour,
      path: '/folded',
      deviceClass: 'phone',
      count: 2,
      ...(referrerHost ? { referrerHost } : {}),
    })
    const hours = Array.from({ length: 6 }, (_, index) => before(60, index))
    const counts = [
      ...hours.flatMap((hour) => [row(hour), row(hour, 'news.example')]),
      row(before(3)),
      row(before(3, 1)),
      row(before(500)),
    ]
    expect((await deliver({ touches: [], counts })).status).toBe(204)
    const { foldCounts } = await import('../privacy/retention/fold-counts.ts')
    expect(await foldCounts(payload, new Date(noon))).toBe(13)
    const folded = [
      [before(60), '/folded', 'news.example', 12],
      [before(60), '/folded', null, 12],
      [before(3, 1), '/folded', null, 2],
      [before(3), '/folded', null, 2],
    ]
    expect(await numbers()).toEqual(folded)
    expect(await foldCounts(payload, new Date(noon))).toBe(0)
    expect((await deliver({ touches: [], counts: [row(before(60, 2))] })).status).toBe(204)
    expect(await foldCounts(payload, new Date(noon))).toBe(1)
    expect((await numbers()).reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(30)
  })
})

describe('a lead', () => {
  it('shows its first visit though the device has forgotten it', async () => {
    const visitor = randomUUID()
    const ad = kept(visitor, visit(daysAgo(8), '/campaign?gclid=Ab-1&utm_source=google'))
    const chat = { ...kept(visitor, visit(daysAgo(2), '/contact')), kind: 'whatsapp' }
    await deliver({ touches: [ad, chat], counts: [] })
    const touches = [visit(daysAgo(0), '/contact')]
    const group = groupOf(await leadOf({ visitor, touches }))
    expect(group).toMatchObject({
      channel: 'paid-search',
      firstChannel: 'paid-search',
      touchCount: 2,
      gclid: 'Ab-1',
      timeline: [{ channel: 'paid-search' }, { channel: 'direct' }],
    })
    expect(group.why.ar).toContain('gclid')
  })

  it('never shows the visits of somebody else', async () => {
    await deliver({ touches: [kept(randomUUID(), visit(daysAgo(1), '/?gclid=x'))], counts: [] })
    const group = groupOf(await leadOf({ visitor: randomUUID(), touches: [] }))
    expect(group).toMatchObject({ channel: 'direct', touchCount: 1 })
  })

  it('without any record is told by the form’s own page', async () => {
    const group = groupOf(await leadOf({ touches: [], pageUrl: '/contact?utm_source=linkedin' }))
    expect(group.channel).toBe('organic-social')
  })

  it('is made also where the history cannot be read', async () => {
    const { attributionOf } = await import('./attribute.ts')
    const broken = { logger: { error() {} }, findGlobal: () => Promise.reject(new Error('no')) }
    const values = await attributionOf({ payload: broken } as never, submissionOf({}))
    expect(Object.keys(values)).toEqual(['why'])
  })

  it('follows the table that people wrote in the studio', async () => {
    await payload.updateGlobal({
      slug: 'attribution',
      data: { rules: [{ channel: 'qr', sources: ['fair'] }] } as never,
      overrideAccess: true,
    })
    const touches = [visit(daysAgo(0), '/?utm_source=FAIR')]
    expect(groupOf(await leadOf({ touches })).channel).toBe('qr')
    await payload.updateGlobal({
      slug: 'attribution',
      data: { rules: [] } as never,
      overrideAccess: true,
    })
  })
})

describe('the files for Google Ads', () => {
  const names = ['google-ads.csv', 'enhanced.csv', 'left-out.csv']

  it('are for marketing, sales and administrators alone', async () => {
    for (const role of roles)
      for (const name of names) {
        const { status } = await desks[role].ask(`conversions/${name}`)
        expect([role, name, status]).toEqual([
          role,
          name,
          ['owner', 'admin', 'marketer', 'sales'].includes(role) ? 200 : 403,
        ])
      }
  })

  it('hold an agreement under its click, at the time it was reached', async () => {
    const touches = [visit(daysAgo(3), '/?gclid=Won-1')]
    const lead = await leadOf({ touches, answers: { phoneE164: '+966500000001' } })
    for (const stage of ['contacted', 'qualified', 'won'] as const)
      await payload.update({
        collection: 'leads',
        id: lead.id,
        data: { stage, ...(stage === 'won' ? { value: 9_000, currency: 'SAR' } : {}) },
        overrideAccess: true,
      })
    const csv = await (await desks.sales.ask('conversions/google-ads.csv')).text()
    const [head, line] = csv.trim().split('\r\n')
    expect(head).toBe(
      'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
    )
    expect(line).toMatch(/^Won-1,Lead won,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+03:00,9000,SAR$/)
  })
})

describe('reports', () => {
  it('are open to those whose work they are about', async () => {
    const allowed: Record<string, Role[]> = {
      'leads-by-channel.csv': ['admin', 'sales'],
      'hires-by-channel.svg': ['admin', 'recruiter'],
      'pages-opened.csv': ['admin', 'sales', 'editor', 'recruiter'],
    }
    for (const [file, readers] of Object.entries(allowed))
      for (const role of ['admin', 'editor', 'sales', 'recruiter', 'holder'] as const) {
        const { status } = await desks[role].ask(`reports/${file}`)
        expect([file, role, status]).toEqual([file, role, readers.includes(role) ? 200 : 403])
      }
  })

  it('each answer as a table, and as a picture where there is one', async () => {
    const { reports } = await import('../reports/report-list.ts')
    const { models } = await import('./models.ts')
    for (const { key, draw } of reports)
      for (const model of models) {
        const csv = await desks.admin.ask(`reports/${key}.csv?model=${model}`)
        expect([key, model, csv.status]).toEqual([key, model, 200])
        if (!draw) continue
        const svg = await (await desks.admin.ask(`reports/${key}.svg?model=${model}`)).text()
        expect(svg).toMatch(/^<\?xml[\s\S]*<\/svg>$/)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }
  })

  it('count the same people in every model', async () => {
    const totals = await Promise.all(
      ['first', 'last', 'lastNonDirect', 'linear', 'position'].map(async (model) => {
        const answer = await desks.admin.ask(`reports/leads-by-channel.csv?model=${model}`)
        const lines = (await answer.text()).trim().split('\r\n').slice(1)
        return Math.round(lines.reduce((sum, line) => sum + Number(line.split(',')[1]), 0))
      }),
    )
    expect(totals[0]).toBeGreaterThan(3)
    expect(new Set(totals).size).toBe(1)
  })

  it('survive whatever a visitor wrote, in pictures and in files', async () => {
    const hostile = `=cmd|'/c calc'!A1"><script>alert(1)</script>]]>&\u202e`
    const query = new URLSearchParams({ utm_source: hostile, utm_campaign: hostile })
    await leadOf({ touches: [visit(daysAgo(0), `/?${query}`)] })
    const svg = await (await desks.admin.ask('reports/leads-by-campaign.svg')).text()
    expect(svg).not.toContain('<script')
    const csv = await (await desks.admin.ask('reports/leads-by-campaign.csv')).text()
    expect(csv).not.toMatch(/(?:^|,|\r\n)"?[=+\-@]/m)
  })

  it('do not answer what is no report', async () => {
    for (const file of ['x.csv', 'leads-by-channel.exe', 'funnel', 'campaign-links.svg'])
      expect((await desks.admin.ask(`reports/${file}`)).status).toBe(404)
  })
})

describe('the link kit', () => {
  it('makes links of approved words once, with short links that carry them', async () => {
    const campaign = await payload.create({
      collection: 'campaigns',
      locale: 'ar',
      data: { promise: 'هويّة في ستّة أسابيع', lead: 'و', formTitle: 'ف', slug: 'rebrand' } as never,
      draft: true,
      overrideAccess: true,
    })
    const ways = ['google/cpc', 'whatsapp/whatsapp', 'evil/evil']
    const form = { campaign: campaign.id, ways }
    for (let time = 0; time < 2; time += 1)
      expect((await postKit(desks.sales, form)).status).toBe(303)
    const { docs } = await payload.find({
      collection: 'short-links',
      sort: 'code',
      overrideAccess: true,
    })
    expect(docs.map(({ target }) => target)).toEqual([
      '/campaign/rebrand?utm_source=google&utm_medium=cpc&utm_campaign=rebrand&via=short:rebrand-google',
      '/campaign/rebrand?utm_source=whatsapp&utm_medium=whatsapp&utm_campaign=rebrand&via=short:rebrand-whatsapp',
    ])
    expect((await postKit(desks.recruiter, form)).status).toBe(403)
    const figures = await (await desks.sales.ask('reports/campaign-links.csv')).text()
    expect(figures).toContain('rebrand · ')
  })

  it('has a QR code for each link, for those who make links', async () => {
    const { docs } = await payload.find({ collection: 'campaign-links', overrideAccess: true })
    const file = `link-kit/${docs[0]?.id}`
    const svg = await desks.sales.ask(`${file}.svg`)
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(await svg.text()).toContain('/short/rebrand-')
    const png = await desks.sales.ask(`${file}.png`)
    expect(
      Buffer.from(await png.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect((await desks.recruiter.ask(`${file}.png`)).status).toBe(403)
    for (const other of [`link-kit/${crypto.randomUUID()}.svg`, `${file}.gif`])
      expect((await desks.sales.ask(other)).status).toBe(404)
  })

  it('refuses a link of other words made by hand', async () => {
    const { docs } = await payload.find({ collection: 'campaigns', overrideAccess: true })
    const data = { title: 'x', campaign: docs[0]?.id, source: 'Facebok', medium: 'cpc' }
    await expect(
      payload.create({ collection: 'campaign-links', data: data as never, overrideAccess: true }),
    ).rejects.toThrow()
  })
})

describe('a table of costs', () => {
  const today = new Date().toISOString().slice(0, 10)
  const table = (...lines: string[]) =>
    `\uFEFFdate;utm_campaign;utm_source;cost\n${lines.join('\n')}`
  const rowsOf = async () =>
    (await payload.find({ collection: 'campaign-costs', overrideAccess: true, sort: 'amount' }))
      .docs

  it('is imported once, corrects what it said before, and is what a lead cost', async () => {
    const lines = [`${today};rebrand;google;١٢٥٠٫٥`, `${today};REBRAND;adwords;100`]
    const import_ = async (text: string, desk = desks.sales) =>
      (await postCosts(desk, text)).json() as Promise<object>
    expect(await import_(table(...lines))).toEqual({ added: 1, changed: 0, same: 0 })
    expect(await import_(table(...lines))).toEqual({ added: 0, changed: 0, same: 1 })
    expect(await import_(table(lines[0] ?? ''))).toEqual({ added: 0, changed: 1, same: 0 })
    expect(await rowsOf()).toMatchObject([{ day: today, amount: 1250.5, currency: 'SAR' }])
    await leadOf({ touches: [visit(daysAgo(0), '/campaign/rebrand?via=short:rebrand-google')] })
    const figures = readCsv(await (await desks.sales.ask('reports/campaign-links.csv')).text())
    const row = figures.find(([name]) => name?.includes('rebrand') && name.includes('Google'))
    expect(row?.slice(-2).map(Number)).toEqual([1250.5, 1250.5])
  })

  it('is refused whole with a wrong line, which is named in the reader’s language', async () => {
    const before = await rowsOf()
    const text = table(`${today};rebrand;google;9`, `${today};rebrand;bing;9`, `x;rebrand;google;9`)
    const answer = await postCosts(desks.sales, text)
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: { line: number; message: string }[] }
    expect(errors).toEqual([
      { line: 3, message: expect.stringContaining('ليس للحملة رابط من «\u2068bing\u2069»') },
      { line: 4, message: expect.stringContaining('التاريخ «\u2068x\u2069» غير مفهوم') },
    ])
    const other = await postCosts(desks.sales, table(`${today};rebrand;bing;9`), 'en')
    expect(await other.json()).toMatchObject({
      errors: [{ line: 2, message: expect.stringContaining('no link for “bing”') }],
    })
    const latin = Buffer.from('date,campaign,cost\n2026-11-21,caf\xe9,5', 'latin1')
    expect((await postCosts(desks.sales, latin)).status).toBe(422)
    expect(await rowsOf()).toEqual(before)
    expect((await postCosts(desks.recruiter, text)).status).toBe(403)
  })

  it('goes with its link', async () => {
    const link = (await rowsOf())[0]?.link
    const id = typeof link === 'object' ? link.id : String(link)
    await payload.delete({ collection: 'campaign-links', id, overrideAccess: true })
    expect(await rowsOf()).toEqual([])
  })
})

/** As the page's plain form sends it. */
async function postKit(desk: Desk, { campaign, ways }: { campaign: string; ways: string[] }) {
  const body = new FormData()
  body.set('campaign', campaign)
  for (const way of ways) body.append('way', way)
  return postForm(desk, 'link-kit', body)
}

async function postCosts(desk: Desk, table: string | Buffer, language = 'ar') {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(Buffer.from(table))], 'تكاليف.csv'))
  return postForm(desk, 'link-kit/costs', body, language)
}

async function postForm({ user }: Desk, path: string, body: FormData, language = 'ar') {
  const data = { email: user.email, password: 'كلمة طويلة جدًّا ٢٠٢٦' }
  const { token } = await payload.login({ collection: 'users', data })
  const headers = { authorization: `JWT ${token}`, 'accept-language': language }
  const request = new Request(`http://localhost:3100/api/${path}`, {
    method: 'POST',
    headers,
    body,
  })
  return handleEndpoints({ config: payload.config, request })
}
