import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { atRest, openPage, type WatchedPage, wake } from '../browser.ts'
import { soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { newestSlug, visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const copy = 'svg[data-icon="charm:copy"]'
/** The button that copies the article's address. */
const copyAddress = 'ul[aria-labelledby=share] button'

/** What became of a press stands for as long as the page's clock does. */
async function stopClock(page: WatchedPage) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

describe('the icons of a page', () => {
  it('come with it, and cost no request when it comes to life', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site}/blogs/${await newestSlug(site, '')}`)
    const drawn = await page.locator(`${copy} path`).count()
    expect([drawn > 0, await page.locator(copy).count()]).toEqual([true, drawn])
    await wake(page)
    await atRest(page)
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
    await stopClock(page)
    await button.click()
    // Icons are asked for a moment later, several at once.
    await soon(async () => {
      await page.clock.runFor(20)
      return asked.some((one) => one.includes('/api/icons/'))
    }).toBe(true)
    await button.locator('svg[data-icon="charm:tick"] > *').waitFor()
    await soon(async () => {
      await page.clock.runFor(1_000)
      return button.locator(`${copy} path`).count()
    }).toBeGreaterThan(0)
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
    await stopClock(page)
    await button.click()
    await page.locator(`${copyAddress}:not([data-state=label])`).waitFor()
    expect(await button.textContent()).toMatch(/[\u0621-\u064a]{2}/)
  })
})
