/** Whole ways through the product: from a click that was paid for to what the studio makes of it. */
import type { Browser, Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, wake } from './browser.ts'
import type { Office } from './office.ts'
import { soon } from './shell/journeys.ts'
import { withOffice } from './with-browser.ts'
import { aliveForm, begin, formOf, takeTime } from './writing.ts'

const site = inject('siteUrl')
let browser: Browser
let office: Office

withOffice((signedIn, opened) => {
  office = signedIn
  browser = opened
})

type Row = Record<string, unknown> & { id: string }

/** What the studio answers its own page: a session's cookie counts only from there. */
const ask = (
  path: string,
  method = 'GET',
  data?: object,
): Promise<{ status: number; text: string }> =>
  office.page.evaluate(
    async ([address, verb, body]) => {
      const init = { method: verb, headers: { 'content-type': 'application/json' }, body }
      const answer = await fetch(address, body ? init : { method: verb })
      return { status: answer.status, text: await answer.text() }
    },
    [path, method, data && JSON.stringify(data)] as [string, string, string | undefined],
  )

/** The one document of a collection that a visitor's address leads to, as soon as it is there. */
async function arrived(collection: string, email: string): Promise<Row> {
  let rows: Row[] = []
  const look = async () => {
    const { text } = await ask(`/api/${collection}?where[email][equals]=${email}&depth=0`)
    rows = (JSON.parse(text) as { docs: Row[] }).docs
    return rows.length
  }
  await expect.poll(look, { timeout: 60_000, interval: 500 }).toBe(1)
  return rows[0] as Row
}

async function change(collection: string, id: string, data: object): Promise<void> {
  const { status, text } = await ask(`/api/${collection}/${id}`, 'PATCH', data)
  expect(status, text).toBe(200)
}

/** What came without script waits in the tray, where a colleague lets it go with one press. */
async function release(collection: 'leads' | 'applications', { id, stage }: Row): Promise<void> {
  expect(stage).toBe('spam')
  await change(collection, id, { stage: collection === 'leads' ? 'new' : 'received' })
}

/** What was mailed to an address: the kinds of mail, in their order. */
async function mailsTo(email: string): Promise<{ kind: string; subject: string; text: string }[]> {
  const { text } = await ask(`/api/outbox?where[to][equals]=${email}&sort=createdAt&depth=0`)
  return (JSON.parse(text) as { docs: { kind: string; subject: string; text: string }[] }).docs
}

/** A phone of somebody; a browser without a window says of itself that it is a machine. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const ad = '?utm_source=google&utm_medium=cpc&utm_campaign=launch'

/** Over three pages and a language switch, by the links a visitor sees. */
async function wander(page: Page): Promise<void> {
  await page.locator('main a[href="/our-projects"], header a[href="/our-projects"]').first().click()
  await page.waitForURL(`${site}/our-projects`)
  await page.locator('header a[href="/en/our-projects"]').first().click()
  await page.waitForURL(`${site}/en/our-projects`)
  await page
    .locator('header a[href="/our-projects"][hreflang], header a[lang="ar"]')
    .first()
    .click()
  await page.waitForURL(`${site}/our-projects`)
  await page.locator('header a[href="/contact"], footer a[href="/contact"]').first().click()
  await page.waitForURL(`${site}/contact`)
}

/** A form to write in: touched already where there is script. */
async function formIn(page: Page, name: string, hasScript: boolean): Promise<Locator> {
  if (!hasScript) return formOf(page, name)
  const form = await aliveForm(page, name)
  await begin(page, form)
  return form
}

async function write(page: Page, email: string, hasScript: boolean): Promise<void> {
  const form = await formIn(page, 'contact', hasScript)
  await form.locator('[name=name]').fill('سارة العتيبي')
  await form.locator('[name=phone]').fill('٠٥٠١٢٣٤٥٦٧')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=service][value=web-applications]').press('Space')
  await form.locator('[name=message]').fill('نريد متجرًا يقرؤه الناس من اليمين.')
  await form.locator('[name=consentPrivacy]').check()
  await takeTime(page)
  await form.locator('[type=submit]').click()
  await page.waitForURL(`${site}/thank-you`, { waitUntil: 'commit' })
}

/** From the first answer to the agreement, and to the line that Google Ads is told. */
async function win(email: string, gclid: string, hasScript: boolean): Promise<void> {
  if (!hasScript) await release('leads', await arrived('leads', email))
  const lead = await arrived('leads', email)
  expect(lead).toMatchObject({
    stage: 'new',
    locale: 'ar',
    phoneE164: '+966501234567',
    name: 'سارة العتيبي',
    attribution: { channel: 'paid-search', campaign: 'launch', gclid },
  })
  await office.page.goto(`${inject('studioUrl')}/admin/collections/leads/${lead.id}`)
  // The story of the visits, told on the lead's own page.
  const story = office.page.locator('table', { hasText: '/web-applications' })
  expect(await office.readBehind('المصدر', story)).toContain('بحث مدفوع')
  await change('leads', lead.id, { stage: 'qualified' })
  await change('leads', lead.id, { stage: 'won', value: 48_000, currency: 'SAR' })
  const { status, text } = await ask('/api/conversions/google-ads.csv')
  expect(status).toBe(200)
  const line = text.split('\r\n').find((one) => one.startsWith(gclid)) ?? ''
  expect(line).toMatch(
    new RegExp(
      `^${gclid},[^,]+,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d[+-]\\d\\d:\\d\\d,48000(?:\\.00)?,SAR`,
    ),
  )
}

describe('a click that was paid for', () => {
  it('leads over three pages and two languages to a client, and to the line of Google Ads', async () => {
    const [email, gclid] = ['journey-script@example.com', 'Cj0JourneyScript']
    const page = await openPage(browser, { locale: 'ar', userAgent })
    await page.goto(`${site}/web-applications${ad}&gclid=${gclid}`)
    await wake(page)
    await wander(page)
    await write(page, email, true)
    await win(email, gclid, true)
    const kinds = async () => (await mailsTo(email)).map(({ kind }) => kind)
    await soon(kinds).toEqual(['lead-receipt'])
    // Whoever's address this is gets none of the words that came with it.
    expect((await mailsTo(email))[0]?.text).not.toContain('سارة العتيبي')
    expect(page.complaints).toEqual([])
  })

  it('leads there without script, too', async () => {
    const [email, gclid] = ['journey-plain@example.com', 'Cj0JourneyPlain']
    const page = await openPage(browser, { javaScriptEnabled: false, locale: 'ar', userAgent })
    await page.goto(`${site}/web-applications${ad}&gclid=${gclid}`)
    await wander(page)
    await write(page, email, false)
    await win(email, gclid, false)
  })
})

describe('an applicant', () => {
  it.each([
    ['with script', true],
    ['without script', false],
  ])('is invited to an interview: %s', async (_, javaScriptEnabled) => {
    const email = `applicant-${javaScriptEnabled}@example.com`
    const page = await openPage(browser, { javaScriptEnabled, locale: 'ar', userAgent })
    await page.goto(`${site}/join-us?src=linkedin`)
    if (javaScriptEnabled) await wake(page)
    await page.locator('main a[href^="/join-us/"]').first().click()
    await page.waitForURL(/\/join-us\/./)
    const form = await formIn(page, 'apply', javaScriptEnabled)
    await form.locator('[name=name]').fill('نورة القحطاني')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=links]').fill('https://noura.example.com')
    await form.locator('[name=consentPrivacy]').check()
    await takeTime(page)
    await form.locator('[type=submit]').click()
    await page.waitForURL(`${site}/thank-you?for=application`, { waitUntil: 'commit' })
    if (!javaScriptEnabled) await release('applications', await arrived('applications', email))
    const application = await arrived('applications', email)
    expect(application).toMatchObject({ stage: 'received', name: 'نورة القحطاني' })
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await change('applications', application.id, { stage: 'screening' })
    await change('applications', application.id, {
      stage: 'interview',
      interview: { at, minutes: 45, where: 'https://meet.example.com/noura' },
    })
    const kinds = async () => (await mailsTo(email)).map(({ kind }) => kind)
    await soon(kinds).toEqual(
      expect.arrayContaining(['application-receipt', 'interview-invitation']),
    )
    const invitation = (await mailsTo(email)).find(({ kind }) => kind === 'interview-invitation')
    expect(invitation?.text).toContain('https://meet.example.com/noura')
  })
})
