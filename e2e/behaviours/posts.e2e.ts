import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const addressOf = (page: Page) => decodeURI(page.url().replace(site, ''))

describe('the pager of the notebook', () => {
  it('shows a further page from its heading and reads on there, and the first from its top', async () => {
    const { page, documents } = await visit(browser, `${site}/blogs`)
    await page.setViewportSize({ width: 390, height: 844 })
    const pager = page.locator('main nav:has(ol > li > a[href="/blogs?page=2"])')
    await pager.locator('ol a[href="/blogs?page=2"]').click()
    await soon(() => focused(page)).toBe('list')
    const heading = page.locator('#list')
    expect(await heading.textContent()).toBe('صفحة ٢')
    const isBelowMasthead = async () => {
      const masthead = await page.getByRole('banner').boundingBox()
      const box = await heading.boundingBox()
      const top = (masthead?.y ?? 0) + (masthead?.height ?? 0)
      return box !== null && box.y >= top && box.y < 300
    }
    await soon(isBelowMasthead).toBe(true)
    await page.locator('main nav ol a[href="/blogs"]').click()
    await soon(() => focused(page)).toBe('content')
    await soon(() => page.evaluate(() => scrollY)).toBe(0)
    expect(documents).toEqual([])
    expect(page.complaints).toEqual([])
  })
})

describe('changing the language of a list', () => {
  it.each([
    ['/blogs?category=التطوير', '/en/blogs?category=engineering'],
    ['/blogs?tag=العربية', '/en/blogs?tag=arabic'],
    ['/blogs?series=واجهة-تبدأ-عربية', '/en/blogs?series=an-interface-that-starts-arabic'],
  ])('leads to the same list and back, with the campaign of the address (%s)', async (ar, en) => {
    const { page, documents } = await visit(browser, `${site}${encodeURI(ar)}&utm_source=x`)
    const change = () => page.getByRole('banner').locator('a[hreflang]').first().click()
    await change()
    await soon(() => addressOf(page)).toBe(`${en}&utm_source=x`)
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    await soon(() => page.locator('main h1').count()).toBe(1)
    expect((await fetch(site + en)).status).toBe(200)
    await change()
    await soon(() => addressOf(page)).toBe(`${ar}&utm_source=x`)
    await page.waitForFunction(() => document.documentElement.lang === 'ar')
    expect(documents).toEqual([])
    expect(page.complaints).toEqual([])
  })
})
