import type { Browser, Page, Route } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { atRest, leaveAsleep, openPage, wake } from '../browser.ts'
import { follow, soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/** Opens a page on a network of a kind, and tells what it fetches once it is alive. */
async function open(path: string, connection: { effectiveType?: string; saveData?: boolean } = {}) {
  const page = await openPage(browser, { locale: 'ar', viewport: { width: 1280, height: 900 } })
  await page.addInitScript((kind) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', ...kind } })
  }, connection)
  await leaveAsleep(page)
  await page.goto(site + path)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(site, '')))
  return { page, asked, rules: () => asked.filter((url) => url.startsWith('/_nuxt/builds/meta/')) }
}

/** The scripts that a page fetches when it comes to life: what a journey to it would need. */
async function codeOf(path: string): Promise<string[]> {
  const { page, asked } = await open(path, { saveData: true })
  await wake(page)
  return asked.filter((url) => url.endsWith('.js'))
}

/** Waits until a page has all of these. */
const untilFetched = (page: Page, scripts: string[]) =>
  page.waitForFunction((wanted) => {
    const had = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return wanted.every((one) => had.includes(one))
  }, scripts)

type Journey = { begun: number; arrived: number }

const isRoute = (url: string) => /\/route-[^/]+\.js$/.test(url)

/** Runs the rest of the page's clock, with whatever it was waiting for. */
const passTime = (page: Page, ms: number) => page.clock.runFor(ms)

describe('the rules of a build', () => {
  it('are fetched a second after the page is alive, for a year', async () => {
    const { page, rules } = await open('/about')
    const answered = page.waitForResponse('**/_nuxt/builds/meta/*.json')
    await wake(page)
    const answer = await answered
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    const { id, matcher, prerendered } = await answer.json()
    expect(rules()).toEqual([`/_nuxt/builds/meta/${id}.json`])
    expect(prerendered).toEqual([])
    expect(matcher['/en/ar/portfolio']).toEqual({
      redirect: { to: '/our-projects', statusCode: 301 },
    })
  })

  it('are not fetched on the slowest network', async () => {
    const { page, asked, rules } = await open('/about', { effectiveType: 'slow-2g' })
    await page.clock.install()
    await wake(page)
    await passTime(page, 5_000)
    await follow(page, '/contact')
    expect(rules()).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
  })

  it('that cannot be had hold no journey up', async () => {
    const { page, rules } = await open('/about')
    await page.route('**/_nuxt/builds/meta/**', (route) => route.abort())
    await wake(page)
    await soon(() => rules().length).toBe(1)
    await follow(page, '/contact')
    expect(await page.locator('main h1').count()).toBe(1)
  })
})

describe('a link that comes into view', () => {
  it('brings the code of its page, so that the journey fetches only its data', async () => {
    const needed = await codeOf('/our-projects')
    expect(needed.filter(isRoute)).toHaveLength(1)
    const { page, asked } = await open('/privacy-policy')
    await wake(page)
    await untilFetched(page, needed)
    await atRest(page)
    asked.length = 0
    await follow(page, '/our-projects')
    await page.locator('main h1').waitFor()
    expect(asked.filter((url) => needed.includes(url))).toEqual([])
    expect(asked.filter((url) => url.includes('_payload.json'))).toHaveLength(1)
  })

  it('leaves at most four requests for the journey from home to an article', async () => {
    const { page, rules } = await open('/')
    await wake(page)
    const link = page.locator('main a[href^="/blogs/"]').first()
    await link.scrollIntoViewIfNeeded()
    // The code of the page comes ahead, and whatever the home page itself shows there. What stands
    // further down in an article comes when the article is there.
    const needed = await codeOf((await link.getAttribute('href')) ?? '')
    await untilFetched(page, needed.filter(isRoute))
    await soon(() => rules().length).toBe(1)
    await atRest(page)
    // From the press until everything is there and the article can be shown, by the page's own clock.
    await page.evaluate(() => {
      const journey = { begun: performance.now(), arrived: 0 }
      Object.assign(window, { journey })
      window.__TSR_ROUTER__?.subscribe('onLoad', () => {
        journey.arrived ||= performance.now()
      })
    })
    await link.click()
    await page.waitForFunction(() => (window as never as { journey: Journey }).journey.arrived)
    await atRest(page)
    const fetched = await page.evaluate(() => {
      const { begun, arrived } = (window as never as { journey: Journey }).journey
      return (
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime >= begun && startTime <= arrived)
          .map(({ name }) => name)
          // The browser itself asks again for the sign of its tab.
          .filter((name) => !name.endsWith('/favicon.svg'))
      )
    })
    expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(4)
    expect(fetched.join()).toContain('_payload.json')
  })

  it('is fetched once, at most five at a time', async () => {
    const own = await codeOf('/')
    const { page, asked } = await open('/')
    const waiting: Route[] = []
    await page.route('**/_assets/route-*.js', (route) => {
      if (own.includes(new URL(route.request().url()).pathname)) return route.continue()
      waiting.push(route)
    })
    await wake(page)
    await soon(() => waiting.length).toBeGreaterThan(0)
    let most = 0
    for (let rounds = 0; rounds < 200 && waiting.length > 0; rounds += 1) {
      most = Math.max(most, waiting.length)
      await waiting.shift()?.continue()
      if (waiting.length === 0) await page.waitForTimeout(500)
    }
    expect(most).toBeLessThanOrEqual(5)
    const routes = asked.filter(isRoute)
    expect(new Set(routes).size).toBe(routes.length)
  })

  it.each([
    ['a visitor who saves data', { saveData: true }],
    ['a network of the second generation', { effectiveType: '2g' }],
  ])('brings nothing for %s', async (_, connection) => {
    const { page, asked, rules } = await open('/privacy-policy', connection)
    await wake(page)
    await soon(() => rules().length).toBe(1)
    await atRest(page)
    const before = asked.length
    await page.mouse.wheel(0, 2_000)
    await page.waitForFunction(() => scrollY > 0)
    await page.waitForTimeout(500)
    await atRest(page)
    expect(asked.slice(before).filter((url) => url.endsWith('.js'))).toEqual([])
  })
})
