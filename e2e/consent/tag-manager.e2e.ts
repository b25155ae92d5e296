/** The tag manager against a host of our own in its place (BEHAVIOURS 16, ATTR-11, ATTR-12). */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, openPage, type WatchedPage, wake } from '../browser.ts'
import { press, startAskingSite } from './asking-site.ts'
import { startTagHost } from './tag-host.ts'

type Site = Awaited<ReturnType<typeof startAskingSite>>
type Entry = Record<string, unknown>

let browser: Browser
let host: Awaited<ReturnType<typeof startTagHost>>
let required: Site
let told: Site

beforeAll(async () => {
  host = await startTagHost()
  browser = await openBrowser(host.flags)
  required = await startAskingSite({ consent: 'required', tagManagerId: 'GTM-ABC123' })
  told = await startAskingSite({ consent: 'notice', tagManagerId: 'GTM-ABC123' })
})
afterAll(async () => {
  await browser.close()
  await required.stop()
  await told.stop()
  await host.stop()
})
beforeEach(() => {
  host.asked.length = 0
})

/** Opens a page and brings it to life; `strangers` are requests to anybody but the site. */
async function open(site: Site, path: string, options = {}) {
  const page = await openPage(browser, { isAsked: true, locale: 'ar', ...options })
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) strangers.push(request.url())
  })
  await page.goto(site.url + path)
  await wake(page)
  return Object.assign(page, { strangers })
}

const ran = (page: WatchedPage) =>
  page.waitForFunction(() => (window as { tagsRan?: number }).tagsRan === 1)

/** The data layer, with the commands of consent mode as lists. */
const layerOf = (page: WatchedPage) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? ['arguments', ...Array.from(entry as ArrayLike<unknown>)]
        : entry,
    ),
  ) as Promise<(Entry & unknown[])[]>

const eventsOf = async (page: WatchedPage) =>
  (await layerOf(page)).filter((entry): entry is Entry & unknown[] => 'event' in entry)

/** Does something, and waits until the data layer tells of it. */
async function toldOf(page: WatchedPage, event: string, act: () => Promise<unknown>) {
  await act()
  await page.waitForFunction(
    (name) => (window as { dataLayer?: Entry[] }).dataLayer?.some((entry) => entry.event === name),
    event,
  )
  return (await eventsOf(page)).filter((entry) => entry.event === event)
}

describe('the tag manager', () => {
  it('asks no other house for anything before consent, and once after it', async () => {
    const page = await open(required, '/about')
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect([page.strangers, host.asked]).toEqual([[], []])
    await press(page, 'all')
    await ran(page)
    await page.locator('header a[href="/our-projects"]').first().click()
    await page.waitForURL('**/our-projects')
    expect(host.asked).toEqual(['/gtm.js?id=GTM-ABC123'])
    expect(page.complaints).toEqual([])
  })

  it('denies all, then says what is allowed, then begins: in this order, also on later pages', async () => {
    const page = await open(required, '/about')
    await press(page, 'all')
    await ran(page)
    for (const path of ['', '/contact']) {
      if (path) {
        await page.goto(required.url + path)
        await wake(page)
        await ran(page)
      }
      const [first, second, ...rest] = await layerOf(page)
      expect(first?.slice(0, 3)).toEqual(['arguments', 'consent', 'default'])
      expect(first?.[3]).toEqual({
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
      })
      expect(second?.slice(0, 3)).toEqual(['arguments', 'consent', 'update'])
      expect(new Set(Object.values(second?.[3] as object))).toEqual(new Set(['granted']))
      expect(rest.map(({ event }) => event)).toEqual(['page_view', 'gtm.js'])
      // The container finds all of it when it runs.
      expect(await page.evaluate(() => (window as { tagsFound?: number }).tagsFound)).toBe(4)
    }
  })

  it('is never fetched after a refusal', async () => {
    const page = await open(required, '/about')
    await press(page, 'none')
    await page.goto(`${required.url}/contact`)
    await wake(page)
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect([page.strangers, await layerOf(page)]).toEqual([[], []])
  })

  it('hears of a choice by purpose, and of a change of mind, without being fetched twice', async () => {
    const page = await open(required, '/about')
    await page.locator('#privacy-choices summary').click()
    await page.locator('#privacy-choices input[value=a]').check()
    await press(page, 'some')
    await ran(page)
    const granted = (entry: unknown[] | undefined) =>
      Object.entries(entry?.[3] as object)
        .filter(([, word]) => word === 'granted')
        .map(([signal]) => signal)
    expect(granted((await layerOf(page))[1])).toEqual(['analytics_storage', 'security_storage'])
    await page.locator('a[href="#privacy-choices"]').click()
    expect(await page.locator('#privacy-choices input:checked').count()).toBe(1)
    await press(page, 'none')
    const last = (await layerOf(page)).at(-1)
    expect(last?.slice(0, 3)).toEqual(['arguments', 'consent', 'update'])
    expect(granted(last)).toEqual(['security_storage'])
    expect(host.asked).toHaveLength(1)
  })

  it('comes without an answer where visitors are told, but not against Global Privacy Control', async () => {
    const page = await open(told, '/about')
    await ran(page)
    const guarded = await openPage(browser, { isAsked: true, locale: 'ar' })
    await guarded.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await guarded.goto(`${told.url}/about`)
    await wake(guarded)
    await guarded.locator('footer a[href="/privacy-policy"]').first().click()
    await guarded.waitForURL('**/privacy-policy')
    expect([host.asked.length, await layerOf(guarded)]).toEqual([1, []])
  })

  it('is not fetched for bots', async () => {
    const page = await open(told, '/about', { userAgent: 'Googlebot/2.1' })
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect([page.strangers, await layerOf(page)]).toEqual([[], []])
  })

  it('that cannot be reached changes nothing for the page', async () => {
    const page = await openPage(browser, { isAsked: true, locale: 'ar' })
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort())
    await page.goto(`${told.url}/about`)
    const failed = page.waitForEvent('requestfailed')
    await wake(page)
    await failed
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect(page.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })
})

describe('the data layer', () => {
  it('tells of each page with its language, direction, template and entity', async () => {
    const page = await open(told, '/about')
    await ran(page)
    const [first] = await eventsOf(page)
    expect(first).toEqual({
      event: 'page_view',
      locale: 'ar',
      dir: 'rtl',
      template: 'about',
      contract_version: 1,
    })
    await page.locator('header a[hreflang=en]').click()
    await page.waitForURL('**/en/about')
    const changes = await toldOf(page, 'language_change', async () => {})
    expect(changes).toEqual([
      { event: 'language_change', from: 'ar', to: 'en', contract_version: 1 },
    ])
    await page.goto(`${told.url}/en/blogs/kashida`)
    await wake(page)
    await ran(page)
    expect((await eventsOf(page))[0]).toMatchObject({ template: 'blog', entity: 'kashida' })
  })

  it('tells of calls, telephones and WhatsApp, without their numbers', async () => {
    const page = await open(told, '/card/salma')
    await ran(page)
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    )
    const calls = await toldOf(page, 'phone_click', () =>
      page.locator('main a[href^="tel:"]').first().click(),
    )
    const messages = await toldOf(page, 'whatsapp_click', () =>
      page.locator('main a[href*="wa.me"]').first().click(),
    )
    expect([...calls, ...messages]).toEqual([
      { event: 'phone_click', place: 'main', contract_version: 1 },
      { event: 'whatsapp_click', place: 'main', contract_version: 1 },
    ])
  })

  it('tells of a call to act, a saved card and a fetched file', async () => {
    const page = await open(told, '/about')
    await ran(page)
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
      for (const href of [
        '/contact?name=layla',
        '/card/salma.vcf',
        '/media/deck.pdf?token=secret',
      ]) {
        const link = document.createElement('a')
        Object.assign(link, { href, textContent: href, id: href.split('/')[1] })
        document.querySelector('main')?.append(link)
      }
    })
    const seen = [
      ...(await toldOf(page, 'cta_click', () => page.locator('a#contact\\?name\\=layla').click())),
      ...(await toldOf(page, 'card_save', () => page.locator('a#card').click())),
      ...(await toldOf(page, 'file_download', () => page.locator('a#media').click())),
    ]
    expect(seen).toEqual([
      { event: 'cta_click', target: 'contact', place: 'main', contract_version: 1 },
      { event: 'card_save', place: 'main', contract_version: 1 },
      { event: 'file_download', file: 'deck.pdf', place: 'main', contract_version: 1 },
    ])
  })

  it('tells of a form that was begun, of what was wrong with it, and once that it was sent; never of the person', async () => {
    const page = await open(told, '/contact?utm_source=layla%40mail.example')
    await ran(page)
    const person = {
      name: 'ليلى العمري',
      email: 'layla@mail.example',
      phone: '+966 55 123 4567',
      message: 'حديثٌ خاصّ لا يُروى',
    }
    const begun = await toldOf(page, 'form_start', () =>
      page.locator('main input[name=name]').fill(person.name),
    )
    await page.locator('main input[name=email]').fill('layla@')
    const wrong = await toldOf(page, 'form_error', () =>
      page.locator('main form button[type=submit]').click(),
    )
    expect(begun).toEqual([{ event: 'form_start', form: 'contact', contract_version: 1 }])
    expect(wrong).toHaveLength(1)
    expect(wrong[0]?.codes).toContain('email.invalid')
    await page.locator('main input[name=email]').fill(person.email)
    await page.locator('main input[name=phone]').fill(person.phone)
    await page.locator('main textarea[name=message]').fill(person.message)
    await page.locator('main input[name=consentPrivacy]').check({ force: true })
    const sent = await toldOf(page, 'generate_lead', () =>
      page.locator('main form button[type=submit]').click(),
    )
    await page.waitForURL('**/thank-you')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      form: 'contact',
      event_id: expect.stringMatching(/^[\w-]{8,}$/),
    })

    const heard = JSON.stringify(await layerOf(page))
    const parts = [...Object.values(person), 'ليلى', 'layla', '4567', '551234567', 'mail.example']
    expect(parts.filter((part) => heard.includes(part))).toEqual([])
  })
})
