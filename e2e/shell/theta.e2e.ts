/** The compass belongs to the visitor: opened once, it draws every pattern of every page from then on. */
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { leaveAsleep, openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { soon } from './journeys.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/** The path data of every pattern and star of a page that the compass draws. */
const drawn = (page: Page) =>
  page
    .locator('[data-girih] [data-part], [data-rosette]')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))

/** Closes the compass of the services' page as far as it goes. */
async function choose(page: Page) {
  await page.goto(`${site}/en/services`)
  await wake(page)
  const slider = page.locator('main input[type=range]')
  await slider.press('Home')
  return slider.inputValue()
}

describe('the opening of the compass', () => {
  it('draws all patterns of its page, and those of the pages that follow', async () => {
    const page = await openPage(browser, { locale: 'en' })
    await page.goto(`${site}/en/services`)
    const before = await drawn(page)
    const chosen = await choose(page)
    const after = await drawn(page)
    expect(after).toHaveLength(before.length)
    expect(after.filter((path, place) => path === before[place])).toEqual([])
    await page.locator('main a[href="/en/web-applications"]').first().click()
    await page.waitForURL(`${site}/en/web-applications`)
    const slider = page.locator('main input[type=range]')
    await soon(() => slider.inputValue()).toBe(chosen)
    expect(await page.locator('main output').first().textContent()).toBe(`${chosen}°`)
    expect(page.complaints).toEqual([])
  })

  it('draws a card and a page that is not there while they sleep', async () => {
    const page = await openPage(browser, { locale: 'en' })
    const other = await openPage(browser, { locale: 'en' })
    await choose(page)
    for (const path of ['/en/card/salma', '/en/nowhere', '/en/contact']) {
      await other.goto(site + path)
      await page.goto(site + path)
      const asServed = await drawn(other)
      expect(asServed.length, path).toBeGreaterThan(0)
      await soon(async () => (await drawn(page))[0]).not.toBe(asServed[0])
    }
    await leaveAsleep(page)
  })

  it('goes onto paper with a card', async () => {
    const page = await openPage(browser, { locale: 'en' })
    await page.goto(`${site}/en/card/salma`)
    const asServed = await drawn(page)
    await choose(page)
    await page.goto(`${site}/en/card/salma`)
    await soon(async () => (await drawn(page))[0]).not.toBe(asServed[0])
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('[data-girih]').first().isVisible()).toBe(true)
    expect((await drawn(page))[0]).not.toBe(asServed[0])
    await leaveAsleep(page)
  })

  it('is said in the digits of each language', async () => {
    const page = await openPage(browser, { locale: 'en' })
    await choose(page)
    await page.goto(`${site}/services`)
    await soon(() => page.locator('main output').first().textContent()).toBe('٢٢°')
    await leaveAsleep(page)
  })

  it('tells nobody, and costs nothing to who never touched it', async () => {
    const page = await openPage(browser, { locale: 'en' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await page.goto(`${site}/en/card/salma`)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('motif'))).toEqual([])
    const chosen = await choose(page)
    await page.goto(`${site}/en/about`)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /girih-theta/.test(url) || url.includes(`=${chosen}`))).toEqual([])
  })
})
