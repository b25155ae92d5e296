/** What the data layer tells a tag manager, and that it never tells of a person (ATTR-11). */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  closePages,
  openBrowser,
  openPage,
  untilAlive,
  type WatchedPage,
  wake,
} from '../browser.ts'
import { startAskingSite, startConfirmingSite } from './asking-site.ts'
import { startTagHost } from './tag-host.ts'
import { allowAll, eventsOf, layerOf, openTagged, ran, toldOf } from './tagged-page.ts'

let browser: Browser
let host: Awaited<ReturnType<typeof startTagHost>>
let told: Awaited<ReturnType<typeof startAskingSite>>

beforeAll(async () => {
  host = await startTagHost()
  browser = await openBrowser(host.flags)
  told = await startAskingSite({ consent: 'notice', tagManagerId: 'GTM-ABC123' })
})
afterEach(() => closePages(browser))
afterAll(async () => {
  await browser.close()
  await told.stop()
  await host.stop()
})

describe('the data layer', () => {
  it('tells of each page with its language, direction, template and entity', async () => {
    const page = await openTagged(browser, told.url, '/about', { isAllowed: true })
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
    const page = await openTagged(browser, told.url, '/card/salma', { isAllowed: true })
    await ran(page)
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    )
    const calls = await toldOf(page, 'phone_click', () =>
      page.locator('main a[href^="tel:"]').first().click(),
    )
    const messages = await toldOf(page, 'whatsapp_click', () =>
      page.locator('main a[href*="/w/"]').first().click(),
    )
    expect([...calls, ...messages]).toEqual([
      { event: 'phone_click', place: 'main', contract_version: 1 },
      { event: 'whatsapp_click', place: 'main', contract_version: 1 },
    ])
  })

  it('tells of a card that sleeps and of the first press on it, once, though that wakes it', async () => {
    const page = await openPage(browser, { isAsked: true, locale: 'ar' })
    await allowAll(page, told.url)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(told.url) && request.resourceType() === 'script')
        scripts.push(request.url())
    })
    await page.goto(`${told.url}/card/salma`)
    await ran(page)
    expect(scripts.filter((url) => /\/(?:framework|hydrate|routes)-/.test(url))).toEqual([])
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    )
    const calls = await toldOf(page, 'phone_click', () =>
      page.locator('main a[href^="tel:"]').first().click(),
    )
    await untilAlive(page)
    expect(calls).toHaveLength(1)
    const views = (await eventsOf(page)).filter(({ event }) => event === 'page_view')
    expect(views).toMatchObject([{ template: 'card', entity: 'salma', locale: 'ar', dir: 'rtl' }])
  })

  it('tells of a call to act, a saved card and a fetched file', async () => {
    const page = await openTagged(browser, told.url, '/about', { isAllowed: true })
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
    const page = await openTagged(browser, told.url, '/contact?utm_source=layla%40mail.example', {
      isAllowed: true,
    })
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
    expect(wrong[0]?.codes).toContain('email.no_domain')
    await page.locator('main input[name=email]').fill(person.email)
    await page.locator('main input[name=phone]').fill(person.phone)
    await page.locator('main textarea[name=message]').fill(person.message)
    await page.locator('main input[name=consentPrivacy]').check()
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

  it('tells once of a subscription that was confirmed, never of its secret, and nothing without consent', async () => {
    const site = await startConfirmingSite({ consent: 'notice', tagManagerId: 'GTM-ABC123' })
    try {
      const secret = 'c.0b9f6e0e-1111-4222-8333-123456789abc.tabcde.nonce.signature'
      const confirm = async (page: WatchedPage) => {
        await page.goto(`${site.url}/newsletter/confirm?token=${secret}`)
        await page.locator('main button[value=confirm]').click()
        await page.getByRole('heading', { name: 'بدأ اشتراكك' }).waitFor()
      }
      const page = await openPage(browser, { isAsked: true, locale: 'ar' })
      await allowAll(page, site.url)
      await confirm(page)
      await wake(page)
      await ran(page)
      const told = await toldOf(page, 'newsletter_confirmed', async () => {})
      expect(told).toEqual([{ event: 'newsletter_confirmed', contract_version: 1 }])
      const views = (await eventsOf(page)).filter(({ event }) => event === 'page_view')
      expect(views).toMatchObject([{ template: 'thank-you', locale: 'ar' }])
      expect(JSON.stringify(await layerOf(page))).not.toMatch(/0b9f6e0e|token|confirm\?/)
      await page.locator('main a[href="/blogs"]').click()
      await page.waitForURL('**/blogs')
      await page.waitForFunction(() => document.querySelector('[data-event]') === null)
      expect((await eventsOf(page)).filter(({ event }) => event === told[0]?.event)).toHaveLength(1)

      for (const answer of ['1t.0', '']) {
        const other = await openPage(browser, { isAsked: true, locale: 'ar' })
        const cookie = { name: 'wajiha-consent', value: answer, url: site.url }
        if (answer) await other.context().addCookies([cookie])
        await confirm(other)
        expect(new URL(other.url()).pathname).toBe('/newsletter/confirm')
        expect(await layerOf(other)).toEqual([])
        expect(await other.locator('script').count()).toBe(0)
      }
    } finally {
      await site.stop()
    }
  })
})
