/** An agency that has given its logos sees them where its drawn name would stand. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sampleData } from '../../apps/site/test/sample-content.ts'
import { startStandInStudio } from '../../apps/site/test/stand-in-studio.ts'
import { startTestSite } from '../../apps/site/test/start-test-site.ts'
import { findFreePort } from '../../tools/stack/ports.ts'
import { openPage } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'

let browser: Browser
let url: string

withBrowser((opened) => {
  browser = opened
})

const drawing = { width: 512, height: 512, alt: 'شعار', mimeType: 'image/svg+xml' }
const logos = { light: { ...drawing, url: '' }, dark: { ...drawing, url: '' } }

beforeAll(async () => {
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  logos.light.url = `${url}/favicon.svg`
  logos.dark.url = `${url}/favicon.svg?dark`
  const studio = await startStandInStudio()
  const general = sampleData('general') as object
  studio.publish('general', { ...general, logos }, ['general'])
  const site = await startTestSite(studio.apiBase, { port, origin: url })
  return async () => {
    await site.remove()
    await studio.stop()
  }
})

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, { locale: 'ar', ...options })
  await page.goto(`${url}/about`)
  return page
}

const shownIn = (page: Page, where: 'banner' | 'contentinfo') =>
  page.getByRole(where).locator('img[src*="/favicon.svg"]').filter({ visible: true })

async function expectShown(page: Page, where: 'banner' | 'contentinfo', src: string) {
  const logo = shownIn(page, where)
  await expect.poll(() => logo.getAttribute('src')).toBe(src)
  expect(await logo.count()).toBe(1)
  expect(await logo.getAttribute('alt')).toBe('بِركار')
  expect(await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
    true,
  )
}

describe('an agency with a logo for each ground', () => {
  it('sees the one for the ground, and nothing moves when the mode changes', async () => {
    const page = await visit({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' })
    await expectShown(page, 'banner', logos.light.url)
    await expectShown(page, 'contentinfo', logos.dark.url)
    const place = await shownIn(page, 'banner').boundingBox()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(() => {
      const { $colour } = window as unknown as { $colour: { pick: (mode: string) => void } }
      $colour.pick('dark')
    })
    await expectShown(page, 'banner', logos.dark.url)
    await expectShown(page, 'contentinfo', logos.dark.url)
    expect(await shownIn(page, 'banner').boundingBox()).toEqual(place)
    // Both were there: no moment without a name.
    expect(asked.filter((one) => one.includes('favicon'))).toEqual([])
  })

  it.each(['light', 'dark'] as const)('sees it without script, too: %s', async (colorScheme) => {
    const page = await visit({ javaScriptEnabled: false, colorScheme })
    await expectShown(page, 'banner', logos[colorScheme].url)
    await expectShown(page, 'contentinfo', logos.dark.url)
  })

  it('has the one for light grounds on paper, whatever the screen was', async () => {
    const page = await visit({ colorScheme: 'dark' })
    await expectShown(page, 'banner', logos.dark.url)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expectShown(page, 'banner', logos.light.url)
  })

  it('keeps the place of its logo before it has come', async () => {
    const page = await openPage(browser, { locale: 'ar', colorScheme: 'light' })
    const held = Promise.withResolvers<void>()
    await page.route('**/favicon.svg*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${url}/about`, { waitUntil: 'domcontentloaded' })
    const before = await shownIn(page, 'banner').boundingBox()
    held.resolve()
    await expectShown(page, 'banner', logos.light.url)
    expect(await shownIn(page, 'banner').boundingBox()).toEqual(before)
    expect(before?.height).toBeGreaterThan(20)
    expect(before?.width).toBeCloseTo(before?.height ?? 0, 0)
  })
})

describe('the demo agency, which has one logo', () => {
  it('keeps its drawn name', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(inject('siteUrl'))
    expect(await page.getByRole('banner').locator('svg path').count()).toBeGreaterThan(1)
    expect(await page.getByRole('banner').locator('img').count()).toBe(0)
    expect(await page.getByRole('contentinfo').locator('img').count()).toBe(0)
  })
})
