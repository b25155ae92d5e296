/** What wakes a page and what does not, and what waking costs: files and bytes, never time. */
import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { atRest, openPage, untilAlive, type WatchedPage } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
const first = /\/_assets\/start-[^/]*\.js$/
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/** Opens a page as it is for whoever comes, with the scripts of the app that it fetches. */
async function open(path: string, options: { savesData?: boolean; hasTouch?: boolean } = {}) {
  const { savesData = false, hasTouch = false } = options
  const page = await openPage(browser, { locale: 'ar', hasTouch })
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } })
  }, savesData)
  const scripts: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (request.resourceType() === 'script' && !first.test(url)) scripts.push(url)
  })
  await page.goto(site + path)
  return { page, scripts }
}

/** Reads a page to its end, with the pointer on it. */
async function readOn(page: WatchedPage) {
  await page.mouse.move(100, 100)
  await page.mouse.move(140, 140)
  await page.mouse.wheel(0, 4_000)
  await page.waitForFunction(() => scrollY > 0)
  await atRest(page)
}

describe('waking a page', () => {
  it('by reading on, is nobody’s wish who saves data', async () => {
    const { page, scripts } = await open('/about', { savesData: true })
    await readOn(page)
    expect(scripts).toEqual([])
    await page.keyboard.press('Tab')
    await untilAlive(page)
    expect(page.complaints).toEqual([])
  })
})
