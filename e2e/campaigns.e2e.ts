/** Campaign pages as visitors meet them: whose promise they read, what thanks them, what comes after. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { headingIn } from '../apps/site/test/heading-in.ts'
import { openPage, wake } from './browser.ts'
import type { Office } from './office.ts'
import { withOffice } from './with-browser.ts'
import { aliveForm, begin, formOf, takeTime } from './writing.ts'

const site = inject('siteUrl')
let browser: Browser
let office: Office

withOffice((signedIn, opened) => {
  office = signedIn
  browser = opened
})

/** A phone; a browser without a window says of itself that it is a machine. */
const phone = (release = 15) =>
  `Mozilla/5.0 (Linux; Android ${release}; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`
const open = (options: BrowserContextOptions & { isAsked?: boolean } = {}) =>
  openPage(browser, { locale: 'ar', userAgent: phone(), ...options })

const path = '/campaign/identity'
/** What the demo’s campaign says on each side of its test, and to whom its advertisements promised something. */
const sides = {
  ar: { a: 'هويّةٌ كاملةٌ في أسبوعين.', b: 'افتتِح بهويّةٍ تُعرف من بعيد.' },
  en: { a: 'A whole identity in two weeks.', b: 'Open with an identity people know from afar.' },
}
const logo = {
  ar: 'شعارُك في أسبوعين، ومعه كلُّ ما حوله.',
  en: 'Your logo in two weeks, and all that goes around it.',
}
const restaurant = 'هويّةُ مطعمك قبل الافتتاح.'

const promiseOn = async (page: Page) => (await page.locator('main h1').textContent()) ?? ''
const sideOf = (promise: string) =>
  (['a', 'b'] as const).find((side) => promise === sides.ar[side] || promise === sides.en[side])

/** The heading of an address as the server answers it, without a browser. */
async function heading(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(site + address, { headers: { 'user-agent': phone(), ...headers } })
  return headingIn(await answer.text())
}

describe('the promise that an advertisement made', () => {
  it('is what its visitors read, in Arabic and English, also once the page is alive', async () => {
    const page = await open()
    await page.goto(`${site}${path}?utm_source=google&utm_term=تصميم شعار`)
    expect(await promiseOn(page)).toBe(logo.ar)
    await wake(page)
    expect(await promiseOn(page)).toBe(logo.ar)
    await page.goto(`${site}/en${path}?utm_term=Logo+Design`)
    await wake(page)
    expect(await promiseOn(page)).toBe(logo.en)
    expect(page.complaints).toEqual([])
  })

  it('is found by other hands and keyboards, and by the content where the term says nothing', async () => {
    for (const query of [
      'utm_term=هُويّة مطعم',
      'utm_term=هوية  مطعم',
      'utm_content=هويه مطعم&utm_term=x',
    ])
      expect(await heading(`${path}?${query}`), query).toBe(restaurant)
  })

  it('is never what an address says: a stranger’s words change nothing and stand nowhere', async () => {
    const words = 'zzhostilezz<b>'
    const address = `${site}${path}?utm_term=${encodeURIComponent(words)}&utm_content=zzhostilezz`
    const answer = await fetch(address, { headers: { 'user-agent': phone() } })
    const html = await answer.text()
    expect(html).not.toContain('zzhostilezz')
    expect(sideOf(headingIn(html))).toBeDefined()
  })
})

describe('a test of two wordings', () => {
  it('shows one visitor the same side each time, in both languages, and remembers it', async () => {
    const page = await open()
    await page.goto(site + path)
    const side = sideOf(await promiseOn(page))
    expect(side).toBeDefined()
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'ab')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      value: expect.stringMatching(`^\\w+\\.${side}$`),
    })
    await wake(page)
    await page.reload()
    await wake(page)
    expect(sideOf(await promiseOn(page))).toBe(side)
    await page.locator('header a[hreflang=en], header a[lang=en]').first().click()
    await page.waitForURL(`${site}/en${path}`)
    await expect.poll(() => promiseOn(page), { timeout: 60_000 }).toBe(sides.en[side ?? 'a'])
    expect(page.complaints).toEqual([])
  })

  it('goes by the cookie where measuring is allowed, and keeps nothing where it is refused', async () => {
    const [, test = ''] =
      /campaign-(\w+)-[ab]/.exec(
        await (await fetch(site + path, { headers: { 'user-agent': phone() } })).text(),
      ) ?? []
    for (const side of ['a', 'b'] as const)
      expect(await heading(path, { cookie: `ab=${test}.${side}` })).toBe(sides.ar[side])
    const refusing = { 'sec-gpc': '1' }
    const promise = await heading(path, refusing)
    for (const side of ['a', 'b'])
      expect(await heading(path, { ...refusing, cookie: `ab=${test}.${side}` })).toBe(promise)
    const answer = await fetch(site + path, { headers: { 'user-agent': phone(), ...refusing } })
    expect(answer.headers.getSetCookie().join()).not.toContain('ab=')
    expect(answer.headers.get('cache-control')).toContain('private')
  })

  it('shows both sides to many, and programs the campaign as it stands', async () => {
    const seen = new Set<string | undefined>()
    for (let release = 1; release <= 60 && seen.size < 2; release += 1)
      seen.add(sideOf(await heading(path, { 'user-agent': phone(release) })))
    expect([...seen].sort()).toEqual(['a', 'b'])
    for (const robot of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'WhatsApp/2.24'])
      expect(await heading(path, { 'user-agent': robot })).toBe(sides.ar.a)
  })
})

it('may stand without the site’s menus, and still speaks both languages and says what is kept', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(site + path)
  expect(await page.locator('header, footer').locator('a[href="/our-projects"]').count()).toBe(0)
  expect(await page.locator('footer a[href="#privacy-choices"]').count()).toBe(1)
  expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(1)
  await page.locator('header a[href="/en/campaign/identity"]').click()
  await page.waitForURL(`${site}/en${path}`)
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
  await page.goto(`${site}/campaign`)
  expect(await page.locator('footer a[href="/our-projects"]').count()).toBeGreaterThan(0)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
})

async function write(page: Page, email: string): Promise<void> {
  const form = await aliveForm(page, 'campaign')
  await begin(page, form)
  await form.locator('[name=name]').fill('ليان الحربي')
  await form.locator('[name=phone]').fill('٠٥٠١٢٣٤٥٦٧')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=consentPrivacy]').check()
  await takeTime(page)
  await form.locator('[type=submit]').click()
}

const ask = (address: string, method = 'GET', data?: object): Promise<Record<string, unknown>> =>
  office.page.evaluate(
    async ([url, verb, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url, body ? { method: verb, headers, body } : { method: verb })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    [address, method, data && JSON.stringify(data)] as [string, string, string | undefined],
  )

/** The one lead of an address, as soon as the desk has it. */
async function leadOf(email: string): Promise<Record<string, unknown>> {
  let docs: Record<string, unknown>[] = []
  const look = async () => {
    const found = await ask(`/api/leads?where[email][equals]=${email}&depth=0`)
    docs = found.docs as typeof docs
    return docs.length
  }
  await expect.poll(look, { timeout: 60_000, interval: 500 }).toBe(1)
  return docs[0] ?? {}
}

describe('after the form', () => {
  it('thanks in the campaign’s own words, tells what a lead is worth, and keeps the side', async () => {
    const page = await open()
    await page.addInitScript(() => Object.assign(window, { dataLayer: [] }))
    await page.goto(site + path)
    const side = sideOf(await promiseOn(page))
    await wake(page)
    await write(page, 'campaign-script@example.com')
    await page.waitForURL(/\/thank-you/, { waitUntil: 'commit' })
    await page.locator('main a[href="/our-projects"]', { hasText: 'انظر ما صنعناه' }).waitFor()
    expect(await promiseOn(page)).toContain('حُجزت جلستُك.')
    expect(await page.locator('main').textContent()).toContain('موعدان تختار منهما')
    const told = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.find(
          ({ event }) => event === 'generate_lead',
        ),
      )
    await expect
      .poll(told, { timeout: 60_000 })
      .toMatchObject({ form: 'campaign', value: 1800, currency: 'SAR' })
    expect(await leadOf('campaign-script@example.com')).toMatchObject({
      variant: side,
      campaignValue: 1800,
      campaignCurrency: 'SAR',
      value: null,
    })
    await page.reload()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(page.complaints).toEqual([])
  })

  it('does the same without script, once', async () => {
    const page = await open({ javaScriptEnabled: false })
    await page.goto(`${site}/en${path}?utm_term=logo design`)
    expect(await promiseOn(page)).toBe(logo.en)
    const form = formOf(page, 'campaign')
    await form.locator('[name=name]').fill('Layan')
    await form.locator('[name=phone]').fill('12')
    await form.locator('[name=consentPrivacy]').check()
    await form.locator('[type=submit]').click()
    await page.locator('#campaign-phone-error').waitFor()
    expect(await promiseOn(page)).toBe(logo.en)
    expect(await form.locator('[name=name]').inputValue()).toBe('Layan')
    await form.locator('[name=phone]').fill('0501234567')
    await form.locator('[type=submit]').click()
    await page.waitForURL(`${site}/en/thank-you?campaign=identity`)
    expect(await page.locator('main h1').textContent()).toContain('Your session is booked.')
    await page.reload()
    expect(new URL(page.url()).pathname).toBe('/en')
  })

  it('a side’s form that must change comes back on its side, and is counted there', async () => {
    const page = await open({ javaScriptEnabled: false })
    await page.goto(site + path)
    const side = sideOf(await promiseOn(page))
    const form = formOf(page, 'campaign')
    await form.locator('[name=name]').fill('ليان')
    await form.locator('[name=phone]').fill('١٢')
    await form.locator('[name=consentPrivacy]').check()
    await form.locator('[type=submit]').click()
    await page.locator('[id$="-phone-error"]').waitFor()
    expect(sideOf(await promiseOn(page))).toBe(side)
    expect(await form.locator('[name=name]').inputValue()).toBe('ليان')
  })

  it('thanks in the site’s words where a stranger names a campaign that has none', async () => {
    for (const name of ['launch', 'nothing-here']) {
      const answer = await fetch(`${site}/thank-you/_payload.json?campaign=${name}`)
      const { words } = (await answer.json()) as { words: { title: string } }
      expect(words.title).toBe('وصلت النقطة.')
    }
  })
})

describe('what an editor decides', () => {
  const change = async (data: object) => {
    const id = await office.find('campaigns', 'slug', 'identity', 'ar')
    await ask(`/api/campaigns/${id}?locale=ar`, 'PATCH', { ...data, _status: 'published' })
  }
  const answer = () =>
    fetch(`${site}${path}?utm_source=x`, {
      redirect: 'manual',
      headers: { 'user-agent': phone() },
    })
  const slowly = { timeout: 60_000, interval: 200 }
  const shown = (what: string | RegExp) =>
    expect.poll(async () => (await answer()).text(), slowly).toMatch(what)
  const answered = (status: number) =>
    expect.poll(async () => (await answer()).status, slowly).toBe(status)

  it('sees what each side of the test brought', async () => {
    const id = await office.find('campaigns', 'slug', 'identity', 'ar')
    await office.page.goto(`${inject('studioUrl')}/admin/collections/campaigns/${id}?locale=ar`)
    const test = office.page.locator('.collapsible', { hasText: 'اختبار صيغتين' })
    const table = test.locator('table', { hasText: 'نسبة من كتب' })
    await office.unfold(test, table)
    expect(await table.textContent()).toContain('أ: الحملة كما هي')
    expect(await test.textContent()).toContain('لا يُقال شيء بعد')
    await test.locator('button', { hasText: 'فازت ب: اجعلها الحملة' }).waitFor()
  })

  it('says when it ends and what is left, and where it leads afterwards', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    // Several wrote by now: of two places one is left at most, which is worth saying.
    await change({ showsEnd: true, endsAt: inDays(11), places: 2 })
    await shown(/ينتهي العرض في [^<]+، وبقي ١١ يومًا\./)
    await shown(/الأماكن المتبقّية: ١ من ٢\.|اكتملت الأماكن كلُّها\./)
    await change({ endsAt: inDays(-1), afterEnd: 'page', afterEndPath: '/our-projects' })
    await answered(302)
    expect((await answer()).headers.get('location')).toBe('/our-projects?utm_source=x')
    const page = await open()
    await page.goto(`${site}/campaign`)
    await wake(page)
    await page.evaluate(
      (href) =>
        void (
          window as unknown as { __TSR_ROUTER__?: { navigate: (to: object) => void } }
        ).__TSR_ROUTER__?.navigate({ href }),
      path,
    )
    await page.waitForURL(`${site}/our-projects`)
    await change({ afterEnd: 'gone' })
    await answered(410)
    // As whoever comes next expects to find it.
    await change({ showsEnd: false, endsAt: null, places: 40 })
    await answered(200)
  })
})
