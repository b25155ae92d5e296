import type { Browser, Page, Route } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { atRest, leaveAsleep, openPage, wake } from '../browser.ts'
import { follow, soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { payloadsOf, type Visitor, visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

/** A page that is alive, whose day stands still until the test says how many milliseconds pass. */
async function visitStill(
  path: string,
): Promise<Visitor & { pass: (ms: number) => Promise<void> }> {
  const visitor = await visit(browser, site + path)
  let now = Date.now()
  const pass = (ms: number) => {
    now += ms
    return visitor.page.clock.setFixedTime(now)
  }
  await pass(0)
  return { ...visitor, pass }
}

describe('the data of an open page', () => {
  it('is asked for again when the visitor looks at it after five seconds, and not before', async () => {
    const visitor = await visitStill('/about')
    const { page, asked } = visitor
    await follow(page, '/contact')
    asked.length = 0
    await lookAgain(page)
    await atRest(page)
    expect(payloadsOf(visitor)).toEqual([])
    await visitor.pass(5_100)
    await lookAgain(page)
    await soon(() => payloadsOf(visitor).length).toBe(1)
  })

  it('is asked for again when there is a network again', async () => {
    const visitor = await visitStill('/about')
    const { page, asked } = visitor
    await follow(page, '/contact')
    asked.length = 0
    await visitor.pass(5_100)
    await page.evaluate(() => void window.dispatchEvent(new Event('online')))
    await soon(() => payloadsOf(visitor).length).toBe(1)
  })

  it('stays in place, and where it was read, when it cannot be renewed', async () => {
    const visitor = await visitStill('/about')
    const { page, asked, said } = visitor
    await page.route('**/_payload.json*', (route) => route.fulfill({ status: 503 }))
    await page.route('**/_shell.json*', (route) => route.fulfill({ status: 503 }))
    await page.evaluate(() => window.scrollTo(0, 400))
    const title = await page.locator('h1').textContent()
    await visitor.pass(310_000)
    await lookAgain(page)
    await soon(() => said.filter((line) => line.includes('Cannot load payload')).length).toBe(4)
    expect(payloadsOf(visitor).length).toBe(4)
    await soon(() => asked.some((url) => url.includes('_shell.json'))).toBe(true)
    expect(await page.locator('h1').textContent()).toBe(title)
    expect(await page.locator('header nav').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(400)
  })

  it('is dropped five minutes after its last use', async () => {
    const visitor = await visitStill('/about')
    const { page } = visitor
    await follow(page, '/contact')
    await follow(page, '/campaign')
    await visitor.pass(299_000)
    const held: Route[] = []
    await page.route('**/contact/_payload.json*', (route) => void held.push(route))
    await follow(page, '/contact')
    expect(await page.locator('main form').count()).toBeGreaterThan(0)
    await soon(() => held.length).toBe(1)
    await held[0]?.continue()
    await atRest(page)
    await follow(page, '/campaign')
    await visitor.pass(301_000)
    await follow(page, '/about')
    const about = await page.locator('h1').textContent()
    const arrived = follow(page, '/contact')
    await soon(() => held.length).toBe(2)
    expect(await page.locator('h1').textContent()).toBe(about)
    await held[1]?.continue()
    await arrived
    expect(await page.locator('main form').count()).toBeGreaterThan(0)
  })
})

describe('what the server sent', () => {
  it('is renewed behind the page when it comes to life after more than five seconds', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await leaveAsleep(page)
    await page.goto(`${site}/contact`)
    // The page's own clock is part of what is tested here.
    await page.waitForFunction(() => performance.now() > 5_200)
    await wake(page)
    await soon(() => asked.filter((url) => url.includes('/contact/_payload.json')).length).toBe(1)
    expect(page.complaints).toEqual([])
  })

  it('is not asked for again by a page that comes to life at once', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // For this page no time passes at all.
    await page.clock.setFixedTime(Date.now())
    await page.goto(`${site}/contact`)
    await wake(page)
    await atRest(page)
    expect(asked.filter((url) => url.includes('_payload.json'))).toEqual([])
  })
})
