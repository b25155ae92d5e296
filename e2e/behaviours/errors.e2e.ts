import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, wake } from '../browser.ts'
import { follow, soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

describe('an address that is not there, by a link inside the app', () => {
  it('and matches no page shows the screen at its own address, and back clears it', async () => {
    const { page, documents } = await visit(browser, `${site}/about`)
    await page.getByRole('contentinfo').locator('a').first().focus()
    await follow(page, '/لا-شيء?x=1#y')
    await page.getByRole('heading', { level: 1, name: /خطأ/ }).waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
    await soon(() => decodeURI(page.url())).toBe(`${site}/لا-شيء?x=1#y`)
    expect(await page.locator('main').textContent()).toContain('Page not found: /لا-شيء?x=1#y')
    await page.goBack()
    await page.waitForURL(`${site}/about`)
    await page.getByRole('contentinfo').waitFor()
    await soon(() => page.locator('h1').textContent()).not.toContain('خطأ')
    expect(documents).toEqual([])
  })

  it('and is of a page that is not published shows the screen, and any later journey clears it', async () => {
    const { page, documents } = await visit(browser, `${site}/blogs`)
    await follow(page, '/blogs/لا-وجود-له')
    await page.getByRole('heading', { level: 1, name: /خطأ/ }).waitFor()
    expect(await page.locator('main').textContent()).toContain('Page Not Found: /blogs/لا-وجود-له')
    await follow(page, '/contact')
    await page.waitForURL(`${site}/contact`)
    await soon(() => page.locator('h1').textContent()).not.toContain('خطأ')
    expect(documents).toEqual([])
  })
})

describe('a page that is not published, by a link inside the app', () => {
  it('leaves the address bar where it was, one entry further, and back shows the page again', async () => {
    const { page } = await visit(browser, `${site}/blogs`)
    const entries = await page.evaluate(() => history.length)
    await follow(page, '/blogs/لا-وجود-له')
    await page.getByRole('heading', { level: 1, name: /خطأ/ }).waitFor()
    await soon(() => page.url()).toBe(`${site}/blogs`)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await page.getByRole('contentinfo').waitFor()
    await soon(() => page.url()).toBe(`${site}/blogs`)
    await soon(() => page.locator('h1').textContent()).not.toContain('خطأ')
  })
})

describe('a component that fails in the browser', () => {
  const spoil = async (userAgent?: string) => {
    const page = await openPage(browser, { locale: 'ar', ...(userAgent ? { userAgent } : {}) })
    await page.goto(`${site}/about`)
    await wake(page)
    await page.route('**/contact/_payload.json*', (route) => route.fulfill({ json: {} }))
    await follow(page, '/contact')
    return page
  }

  it('shows the error screen with a way on, and without a reason', async () => {
    const page = await spoil()
    await page.getByRole('heading', { level: 1, name: /^Error/ }).waitFor()
    expect(await page.locator('main').getAttribute('dir')).toBe('ltr')
    expect(await page.locator('main').textContent()).not.toMatch(/undefined|TypeError| at /)
    await page.locator('main a[href="/"]').waitFor()
  })

  it('draws no screen for a bot, and says so in the console', async () => {
    const page = await spoil('Mozilla/5.0 (compatible; Googlebot/2.1)')
    await soon(() => page.complaints.join(' ')).toContain(
      '[nuxt] Not rendering error page for bot with user agent',
    )
    expect(await page.getByRole('heading', { name: /^Error/ }).count()).toBe(0)
  })
})

describe('the thank-you page', () => {
  it('sends home whoever comes by a link without having sent a form, in their language', async () => {
    for (const [from, to, home] of [
      ['/about', '/thank-you', '/'],
      ['/about', '/ar/thank-you', '/'],
      ['/en/about', '/en/thank-you', '/en'],
    ]) {
      const { page, documents } = await visit(
        browser,
        site + from,
        from === '/en/about' ? 'en' : 'ar',
      )
      await follow(page, to ?? '')
      await page.waitForURL(site + home)
      expect(documents).toEqual([])
    }
  })
})
