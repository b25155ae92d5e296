/** What wakes a page and what does not, and what waking costs: files and bytes, never time. */
import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { atRest, openPage, untilAlive, type WatchedPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { follow, soon } from './journeys.ts'

const site = inject('siteUrl')
const first = /\/_assets\/start-[^/]*\.js$/
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

type Options = Parameters<typeof openPage>[1] & { savesData?: boolean }

/** A tab, with the scripts of the app that its page fetches, and what it tells of its visit. */
async function openListening({ savesData = false, ...options }: Options = {}) {
  const page = await openPage(browser, { locale: 'ar', ...options })
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } })
  }, savesData)
  const scripts: string[] = []
  const told: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (request.resourceType() === 'script' && !first.test(url)) scripts.push(url)
    if (url.endsWith('/api/touches')) told.push(url)
  })
  return { page, scripts, told }
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
    const { page, scripts } = await openListening({ savesData: true })
    await page.goto(`${site}/about`)
    await readOn(page)
    expect(scripts).toEqual([])
    await page.keyboard.press('Tab')
    await untilAlive(page)
    expect(page.complaints).toEqual([])
  })
})

/** What a page needs to tell of its visit, and nothing of the app. */
const ofVisit = /\/_assets\/(?:visit|tell-asleep)-[^/]*\.js$/

const recordsIn = (page: WatchedPage) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('nuxt-utm-data') ?? '[]').length)

describe('a page that sleeps', () => {
  it.each([
    ['a card', '/card/salma'],
    ['a policy', '/privacy-policy'],
    ['the terms', '/terms-and-conditions'],
    ['a page that is not there', '/nowhere'],
  ])('%s, is read without the app, and its visit counts once', async (_, path) => {
    const { page, scripts, told } = await openListening()
    await page.clock.install()
    await page.goto(site + path)
    await page.mouse.move(100, 100)
    await page.mouse.move(140, 140)
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => dispatchEvent(new Event('touchstart')))
    await page.clock.runFor(20_000)
    await soon(() => told).toHaveLength(1)
    await atRest(page)
    expect(scripts.filter((url) => !ofVisit.test(url))).toEqual([])
    expect(await recordsIn(page)).toBe(1)
    await page.keyboard.press('Tab')
    await untilAlive(page)
    await page.clock.runFor(20_000)
    await atRest(page)
    expect(told).toHaveLength(1)
    expect(await recordsIn(page)).toBe(1)
    expect(page.complaints.filter((one) => !one.includes('404 (Not Found)'))).toEqual([])
  })
})

describe('the first press on a page that sleeps', () => {
  /** A page at rest, of which nothing of the app is there. */
  async function openAsleep(path: string, options: Options = {}) {
    const { page, scripts, told } = await openListening(options)
    await page.goto(site + path)
    await atRest(page)
    expect(scripts.filter((url) => !ofVisit.test(url))).toEqual([])
    return { page, told }
  }

  it('wakes it, wherever it falls', async () => {
    const { page } = await openAsleep('/privacy-policy')
    await page.locator('main h1').click()
    await untilAlive(page)
    expect(page.complaints).toEqual([])
  })

  it('copies what stands on a card', async () => {
    const { page } = await openAsleep('/card/salma', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('main button[data-state=label]').first().click()
    await page.locator('main button[data-state=done]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  })

  it('saves a card', async () => {
    const { page } = await openAsleep('/card/salma')
    const saved = page.waitForEvent('download')
    await page.locator('main a[href$=".vcf"]').first().click()
    expect((await saved).suggestedFilename()).toMatch(/\.vcf$/)
    await untilAlive(page)
  })

  it('chooses a colour mode, which stays', async () => {
    const { page } = await openAsleep('/terms-and-conditions')
    const dark = page.locator('[data-mode-set=dark]:visible').first()
    await dark.click()
    await untilAlive(page)
    await soon(() => dark.getAttribute('aria-pressed')).toBe('true')
    expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark')
  })

  it('opens the menu, which stays open', async () => {
    const { page } = await openAsleep('/privacy-policy', { viewport: { width: 390, height: 844 } })
    await page.click('button[data-opens=menu]')
    await untilAlive(page)
    expect(await page.locator('#menu').evaluate((menu) => menu.matches(':modal'))).toBe(true)
  })

  it.each([
    ['/card/salma', '/en/card/salma'],
    ['/privacy-policy', '/en/privacy-policy'],
  ])('changes the language of %s', async (path, other) => {
    const { page } = await openAsleep(path)
    await page.locator('a[hreflang=en]:visible').first().click()
    await page.waitForURL(site + other)
    await page.locator('html[lang=en]').waitFor()
  })

  it.each(['/nowhere', '/terms-and-conditions'])('follows a link of %s', async (path) => {
    const { page } = await openAsleep(path)
    await page.locator('a[href="/"]:visible').first().click()
    await page.waitForURL(`${site}/`)
    await page.locator('link[rel=canonical][href$="/"]').waitFor({ state: 'attached' })
  })

  it('answers the notice, and the visit is told once', async () => {
    const { page, told } = await openAsleep('/card/salma', { isAsked: true })
    await page.locator('#privacy-choices button[value=all]').click()
    await page.waitForFunction(() => document.documentElement.dataset.consent === undefined)
    await untilAlive(page)
    await soon(() => told).toHaveLength(1)
    expect(await recordsIn(page)).toBe(1)
  })
  it('on the browser’s button shows the page to which it leads, though only the address changed', async () => {
    const { page } = await openListening()
    await page.goto(`${site}/about`)
    await wake(page)
    await follow(page, '/privacy-policy')
    await page.reload()
    await atRest(page)
    await page.goBack()
    await page.locator('link[rel=canonical][href$="/about"]').waitFor({ state: 'attached' })
    expect(page.complaints).toEqual([])
  })

  it('does so, too, before the page’s first script has come', async () => {
    const { page } = await openListening()
    await page.goto(`${site}/about`)
    await wake(page)
    await follow(page, '/privacy-policy')
    await page.route('**/_assets/start-*.js', () => {})
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => '$early' in window)
    await page.evaluate(() => history.back())
    await page.locator('link[rel=canonical][href$="/about"]').waitFor({ state: 'attached' })
    expect(page.complaints).toEqual([])
  })
})
