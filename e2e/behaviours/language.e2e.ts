import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { newestSlug, visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const cookieName = 'i18n_redirected'

describe('changing the language in the page', () => {
  it('leads to the same article with query and hash, and changes everything without a new document', async () => {
    const slug = await newestSlug(site, '')
    const { page, documents } = await visit(browser, `${site}/blogs/${slug}?x=1#share`)
    const english = page.getByRole('banner').locator('a[hreflang=en]').first()
    await english.click()
    await page.waitForURL(/\/en\/blogs\//)
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    expect(page.url()).toMatch(/\/en\/blogs\/[a-z0-9-]+\?x=1#share$/)
    await page.locator('link[rel=canonical][href*="/en/blogs/"]').waitFor({ state: 'attached' })
    expect(documents).toEqual([])
    const head = await page.evaluate(() => ({
      dir: document.documentElement.dir,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      alternates: [...document.querySelectorAll('link[hreflang]')].map((one) =>
        one.getAttribute('hreflang'),
      ),
      title: document.title,
    }))
    expect(head.dir).toBe('ltr')
    expect(head.canonical).toBe(page.url().replace(/\?.*/, ''))
    expect(head.alternates).toEqual(['x-default', 'ar', 'en'])
    expect(head.title).toMatch(/[a-z]{3}/i)
    const cookieIn = async () =>
      (await page.context().cookies()).find(({ name }) => name === cookieName)
    await soon(async () => (await cookieIn())?.value).toBe('en')
    const cookie = await cookieIn()
    expect(cookie).toMatchObject({
      value: 'en',
      path: '/',
      sameSite: 'Lax',
      httpOnly: false,
      secure: false,
    })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365)
    await page.getByRole('banner').locator('a[hreflang=ar]').first().click()
    await page.waitForFunction(() => document.documentElement.lang === 'ar')
    await soon(() => page.url()).toBe(`${site}/blogs/${slug}?x=1#share`)
    expect(page.complaints).toEqual([])
  })

  it('never happens by a link to /, which shows Arabic and remembers it', async () => {
    const { page, documents } = await visit(browser, `${site}/about`)
    await page.context().addCookies([{ name: cookieName, value: 'en', url: site }])
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await page.waitForURL(`${site}/`)
    await page.waitForFunction(() => document.cookie.includes('i18n_redirected=ar'))
    await soon(() => page.getAttribute('html', 'lang')).toBe('ar')
    expect(documents).toEqual([])
  })

  it('is completed also when the words cannot be fetched, and the console says why', async () => {
    const { page, said } = await visit(browser, `${site}/about`)
    await page.route(/\/_assets\/en-[^/]*\.js/, (route) => route.abort())
    await page.getByRole('banner').locator('a[hreflang=en]').first().click()
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    await soon(() => page.url()).toBe(`${site}/en/about`)
    await soon(() => said.some((line) => line.startsWith('error: Failed locale loading: '))).toBe(
      true,
    )
    await page.getByRole('contentinfo').waitFor()
  })
})
