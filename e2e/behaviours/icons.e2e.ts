import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../browser.ts'
import { newestSlug, visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const copy = 'svg[data-icon="charm:copy"]'
/** The button that copies the article's address. */
const copyAddress = 'ul[aria-labelledby=share] button'

describe('the icons of a page', () => {
  it('come with it, and cost no request when it comes to life', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site}/blogs/${await newestSlug(site, '')}`)
    const drawn = await page.locator(`${copy} path`).count()
    expect([drawn > 0, await page.locator(copy).count()]).toEqual([true, drawn])
    await page.mouse.move(30, 30)
    await page.waitForFunction(() => !('$_TSR' in window))
    await page.waitForLoadState('networkidle')
    expect(await page.locator(`${copy} path`).count()).toBe(drawn)
    expect(await page.locator(copy).first().getAttribute('aria-hidden')).toBe('true')
    expect(asked.filter((url) => url.includes('/api/icons/'))).toEqual([])
    expect(page.complaints).toEqual([])
  })

  it('that are shown later are asked for once, and then known', async () => {
    const url = `${site}/blogs/${await newestSlug(site, '')}`
    const { page, asked } = await visit(browser, url)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
    const button = page.locator(copyAddress)
    await button.click()
    await button.locator('svg[data-icon="charm:tick"] > *').waitFor()
    await button.locator(`${copy} path`).waitFor()
    await button.click()
    await button.locator('svg[data-icon="charm:tick"] > *').waitFor()
    expect(asked.filter((one) => one.includes('/api/icons/'))).toEqual([
      `${site}/api/icons/charm.json?icons=tick`,
    ])
  })

  it('that cannot be had leave the page as it is', async () => {
    const { page } = await visit(browser, `${site}/blogs/${await newestSlug(site, '')}`)
    await page.route('**/api/icons/**', (route) => route.abort())
    const button = page.locator(copyAddress)
    await button.click()
    await page.locator(`${copyAddress}:not([data-state=label])`).waitFor()
    expect(await button.textContent()).toMatch(/[\u0621-\u064a]{2}/)
  })
})
