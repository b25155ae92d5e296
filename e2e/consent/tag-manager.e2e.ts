/** The tag manager against a host of our own in its place (BEHAVIOURS 16, ATTR-12). */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closePages, openBrowser, openPage, wake } from '../browser.ts'
import { press, startAskingSite } from './asking-site.ts'
import { startTagHost } from './tag-host.ts'
import { layerOf, openTagged, ran } from './tagged-page.ts'

type Site = Awaited<ReturnType<typeof startAskingSite>>

let browser: Browser
let host: Awaited<ReturnType<typeof startTagHost>>
let required: Site
let told: Site
let silent: Site

beforeAll(async () => {
  host = await startTagHost()
  browser = await openBrowser(host.flags)
  required = await startAskingSite({ consent: 'required', tagManagerId: 'GTM-ABC123' })
  told = await startAskingSite({ consent: 'notice', tagManagerId: 'GTM-ABC123' })
  silent = await startAskingSite({ consent: 'off', tagManagerId: 'GTM-ABC123' })
})
afterEach(() => closePages(browser))
afterAll(async () => {
  await browser.close()
  await required.stop()
  await told.stop()
  await silent.stop()
  await host.stop()
})
beforeEach(() => {
  host.asked.length = 0
})

describe.each([
  ['required', () => required],
  ['notice', () => told],
] as const)('the tag manager under %s', (_, site) => {
  it('asks no other house for anything before consent, and once after it', async () => {
    const page = await openTagged(browser, site().url, '/about')
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect([page.strangers, host.asked, await layerOf(page)]).toEqual([[], [], []])
    await press(page, 'all')
    await ran(page)
    await page.locator('header a[href="/our-projects"]').first().click()
    await page.waitForURL('**/our-projects')
    expect(host.asked).toEqual(['/gtm.js?id=GTM-ABC123'])
    expect(page.complaints).toEqual([])
  })

  it('denies all, then says what is allowed, then begins: in this order, also on later pages', async () => {
    const page = await openTagged(browser, site().url, '/about')
    await press(page, 'all')
    await ran(page)
    for (const path of ['', '/contact']) {
      if (path) {
        await page.goto(site().url + path)
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
    const page = await openTagged(browser, site().url, '/about')
    await press(page, 'none')
    await page.goto(`${site().url}/contact`)
    await wake(page)
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect([page.strangers, await layerOf(page)]).toEqual([[], []])
  })

  it('hears of a choice by purpose, and of a change of mind, without being fetched twice', async () => {
    const page = await openTagged(browser, site().url, '/about')
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
})

describe('the tag manager', () => {
  it('comes without an answer where nobody is asked, but not against Global Privacy Control', async () => {
    const page = await openTagged(browser, silent.url, '/about')
    await ran(page)
    const guarded = await openPage(browser, { isAsked: true, locale: 'ar' })
    await guarded.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await guarded.goto(`${silent.url}/about`)
    await wake(guarded)
    await guarded.locator('footer a[href="/privacy-policy"]').first().click()
    await guarded.waitForURL('**/privacy-policy')
    expect([host.asked.length, await layerOf(guarded)]).toEqual([1, []])
  })

  it('is not brought by permission for a notice that did not speak of it', async () => {
    const page = await openPage(browser, { isAsked: true, locale: 'ar' })
    await page.context().addCookies([{ name: 'wajiha-consent', value: '1.a', url: told.url }])
    await page.goto(`${told.url}/about`)
    await wake(page)
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect([host.asked, await layerOf(page)]).toEqual([[], []])
  })

  it('is not fetched for bots', async () => {
    const page = await openTagged(browser, silent.url, '/about', { userAgent: 'Googlebot/2.1' })
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect([page.strangers, await layerOf(page)]).toEqual([[], []])
  })

  it('that cannot be reached changes nothing for the page', async () => {
    const page = await openPage(browser, { isAsked: true, locale: 'ar' })
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort())
    await page.goto(`${silent.url}/about`)
    const failed = page.waitForEvent('requestfailed')
    await wake(page)
    await failed
    await page.locator('footer a[href="/privacy-policy"]').first().click()
    await page.waitForURL('**/privacy-policy')
    expect(page.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })
})
