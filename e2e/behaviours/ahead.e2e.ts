import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, wake } from '../browser.ts'
import { follow, soon } from '../shell/journeys.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a page on a network of a kind, and tells what it fetches once it is alive. */
async function open(path: string, connection: { effectiveType?: string; saveData?: boolean } = {}) {
  const page = await openPage(browser, { locale: 'ar', viewport: { width: 1280, height: 900 } })
  await page.addInitScript((kind) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', ...kind } })
  }, connection)
  await page.goto(site + path)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(site, '')))
  return { page, asked, rules: () => asked.filter((url) => url.startsWith('/_nuxt/builds/meta/')) }
}

/** Scripts that were fetched so far, and nothing else under way. */
async function scriptsAtRest(page: Page, asked: string[]): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return asked.filter((url) => url.endsWith('.js'))
}

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
    await page.waitForLoadState('networkidle')
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
    const { page: before, asked: needed } = await open('/our-projects', { saveData: true })
    await wake(before)
    const route = (urls: string[]) => urls.filter((url) => /\/route-[^/]+\.js$/.test(url))
    await soon(() => route(needed).length).toBe(1)
    const { page, asked } = await open('/privacy-policy')
    await wake(page)
    await soon(() => asked).toContain(route(needed)[0])
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await follow(page, '/our-projects')
    await page.locator('main h1').waitFor()
    expect(asked.filter((url) => needed.includes(url) && url.endsWith('.js'))).toEqual([])
    expect(asked.filter((url) => url.includes('_payload.json'))).toHaveLength(1)
  })

  it('leaves at most four requests for the journey from home to an article', async () => {
    const { page, asked } = await open('/')
    await wake(page)
    const link = page.locator('main a[href^="/blogs/"]').first()
    await link.scrollIntoViewIfNeeded()
    // The code of the page comes ahead, and whatever the home page itself shows there.
    const known = () => page.evaluate(() => performance.getEntriesByType('resource').length)
    let before = -1
    await soon(async () => {
      const [last, now] = [before, await known()]
      before = now
      await page.waitForLoadState('networkidle')
      return asked.some((url) => url.startsWith('/_nuxt/builds/meta/')) && last === now
    }).toBe(true)
    asked.length = 0
    await link.click()
    await page.waitForURL('**/blogs/*')
    await page.locator('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(4)
  })

  it('is fetched once, at most five at a time', async () => {
    const { page, asked, rules } = await open('/')
    const waiting: (() => Promise<void>)[] = []
    await wake(page)
    await page.route('**/_assets/route-*.js', (route) => {
      waiting.push(() => route.continue())
    })
    await soon(() => rules().length).toBe(1)
    await soon(() => waiting.length).toBeGreaterThan(0)
    let most = 0
    for (let rounds = 0; rounds < 200 && waiting.length > 0; rounds += 1) {
      most = Math.max(most, waiting.length)
      await waiting.shift()?.()
      if (waiting.length === 0) await page.waitForTimeout(200)
    }
    expect(most).toBeLessThanOrEqual(5)
    const routes = asked.filter((url) => /\/route-[^/]+\.js$/.test(url))
    expect(new Set(routes).size).toBe(routes.length)
  })

  it.each([
    ['a visitor who saves data', { saveData: true }],
    ['a network of the second generation', { effectiveType: '2g' }],
  ])('brings nothing for %s', async (_, connection) => {
    const { page, asked, rules } = await open('/privacy-policy', connection)
    await wake(page)
    await soon(() => rules().length).toBe(1)
    await scriptsAtRest(page, asked)
    const before = asked.length
    await page.mouse.wheel(0, 2_000)
    await page.waitForLoadState('networkidle')
    expect(asked.slice(before).filter((url) => url.endsWith('.js'))).toEqual([])
  })
})
