import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { leaveAsleep, openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'

type Visit = {
  timestamp: string
  utmParams: object
  sessionId: string
  gclidParams?: object
  additionalInfo: { landingPageUrl: string; screen: object; language: string }
}

const site = inject('siteUrl')
const listKey = 'nuxt-utm-data'
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const visitsIn = (page: Page): Promise<Visit[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), listKey)

/** Opens an address and brings it to life; the visit has been recorded by then. */
async function visit(page: Page, address: string) {
  await page.goto(site + address)
  await wake(page)
  await page.waitForFunction(() => sessionStorage.getItem('nuxt-utm-session-id'))
}

describe('the visit record', () => {
  it('is written once the page is alive, with what the page reports', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await leaveAsleep(page)
    await page.goto(`${site}/about?utm_source=a+b&gclid=g1#x`)
    expect(await visitsIn(page)).toEqual([])
    await wake(page)
    await page.waitForFunction((key) => localStorage.getItem(key), listKey)
    const [record] = await visitsIn(page)
    const screen = await page.evaluate(() => ({
      width: window.screen.width,
      height: window.screen.height,
    }))
    const sessionId = await page.evaluate(() => sessionStorage.getItem('nuxt-utm-session-id'))
    expect(record).toMatchObject({
      utmParams: { utm_source: 'a b' },
      gclidParams: { gclid: 'g1' },
      sessionId,
      additionalInfo: {
        referrer: '',
        language: 'ar',
        landingPageUrl: `${site}/about?utm_source=a+b&gclid=g1#x`,
        screen,
      },
    })
    expect(page.complaints).toEqual([])
  })

  it('changes nothing in what the server sends', async () => {
    const [plain, tagged] = await Promise.all(
      ['/about', '/about?utm_source=a&gclid=b'].map(async (path) =>
        (await fetch(site + path)).text(),
      ),
    )
    expect(tagged).toBe(plain)
  })

  it('keeps one record when the page is loaded again with the same parameters', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await visit(page, '/about?utm_source=a')
    await page.reload()
    await wake(page)
    await visit(page, '/contact?utm_source=a')
    expect(await visitsIn(page)).toHaveLength(1)
  })

  it('adds a record in front for another campaign, session or click', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await visit(page, '/about')
    await visit(page, '/about?utm_source=a')
    await visit(page, '/about?utm_source=a&gclid=1')
    await page.evaluate(() => sessionStorage.setItem('nuxt-utm-session-id', 'another'))
    await visit(page, '/about?utm_source=a&gclid=1')
    const records = await visitsIn(page)
    expect(records).toHaveLength(4)
    expect(records[0]?.sessionId).toBe('another')
    expect(records[3]?.utmParams).toEqual({})
  })

  it('is not written for a journey inside the app, even to an address with a campaign', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await visit(page, '/about')
    await page.evaluate(() => {
      history.pushState({}, '', '/contact?utm_source=inside')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.waitForFunction(() =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith('/contact'),
    )
    await page.waitForTimeout(300)
    expect(await visitsIn(page)).toHaveLength(1)
  })

  it('holds the page that an advertisement led to, though it was left before its app came', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await leaveAsleep(page)
    await page.goto(`${site}/about?utm_source=google&gclid=g2`, {
      referer: 'https://search.example/',
    })
    // A link that the app never saw: the browser follows it by itself.
    await page.evaluate(() => location.assign('/contact'))
    await page.waitForURL('**/contact')
    const beacons: string[] = []
    page.on('request', (asked) => {
      if (asked.url().endsWith('/api/touches')) beacons.push(asked.postData() ?? '')
    })
    await wake(page)
    await page.waitForFunction(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]').length === 2,
      listKey,
    )
    const [here, landing] = await visitsIn(page)
    expect(here?.additionalInfo.landingPageUrl).toBe(`${site}/contact`)
    expect(landing).toMatchObject({
      utmParams: { utm_source: 'google' },
      gclidParams: { gclid: 'g2' },
      sessionId: here?.sessionId,
      additionalInfo: {
        referrer: 'https://search.example/',
        landingPageUrl: `${site}/about?utm_source=google&gclid=g2`,
      },
    })
    const told = beacons.map((body) => JSON.parse(body) as { url: string; session: string })
    expect(told.map(({ url }) => new URL(url).pathname)).toEqual(['/about', '/contact'])
    expect(told.map(({ session }) => session)).toEqual([here?.sessionId, here?.sessionId])
    // Told once: nothing is left for the page after that.
    await visit(page, '/about?utm_source=a')
    expect(await visitsIn(page)).toHaveLength(3)
  })

  it('gives each tab a session of its own', async () => {
    const first = await openPage(browser, { locale: 'ar' })
    const ids: string[] = []
    for (const page of [first, await first.context().newPage()]) {
      await visit(page, '/about')
      ids.push((await visitsIn(page))[0]?.sessionId ?? '')
    }
    expect(ids[0]).toMatch(/^[0-9a-z]{1,13}$/)
    expect(ids[1]).not.toBe(ids[0])
  })

  it('begins anew, and says so, when what is stored cannot be read', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.addInitScript((key) => {
      if (!sessionStorage.getItem('nuxt-utm-session-id')) localStorage.setItem(key, '{broken')
    }, listKey)
    await visit(page, '/about')
    expect(await visitsIn(page)).toHaveLength(1)
    expect(page.complaints.join()).toContain('Error parsing local storage data')
  })

  it('is left out in silence where nothing can be stored', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem'] as const)
        Storage.prototype[method] = () => {
          throw new DOMException('denied', 'SecurityError')
        }
    })
    await page.goto(`${site}/about`)
    await wake(page)
    await page.locator('[data-mode-set=dark]:visible').first().click()
    await page.waitForFunction(() => document.documentElement.dataset.mode === 'dark')
    expect(page.complaints).toEqual([])
  })
})
