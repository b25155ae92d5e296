import type { Browser, Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { atRest, leaveAsleep, openPage, type WatchedPage, wake } from '../browser.ts'
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

type Turn = (page: Page, link: Locator) => Promise<void>

/** How a visitor turns to a link, without pressing it. */
const turns: [string, Turn][] = [
  ['touched', (_, link) => link.dispatchEvent('touchstart')],
  ['pointed at', (_, link) => link.hover()],
  [
    'reached by the keyboard',
    async (page, link) => {
      await page.keyboard.press('Tab')
      await link.focus()
    },
  ],
]

const payloadsIn = (asked: string[]) => asked.filter((url) => url.includes('_payload.json'))
const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

/** Wakes a page and waits until it looks ahead: the rules have been heard. */
async function wakeAndLook(page: WatchedPage, rules: () => string[]) {
  await wake(page)
  await soon(() => rules().length).toBe(1)
  await atRest(page)
}

describe('a link that is turned to', () => {
  it.each(turns)(
    '%s, brings the code and the data of its page at low priority',
    async (_, turn) => {
      const needed = await codeOf('/our-projects')
      expect(needed.filter(isRoute)).toHaveLength(1)
      const { page, asked, rules } = await open('/about')
      await page.addInitScript(() => {
        const { fetch } = window
        const told: unknown[] = []
        Object.assign(window, { told })
        window.fetch = (url, init) => {
          told.push([url, init?.priority])
          return fetch(url, init)
        }
      })
      await page.reload()
      asked.length = 0
      await wakeAndLook(page, rules)
      expect(payloadsIn(asked)).toEqual([])
      await turn(page, linkTo(page, '/our-projects'))
      await untilFetched(page, needed)
      await soon(() => payloadsIn(asked)).toHaveLength(1)
      expect(payloadsIn(asked)[0]).toMatch(/^\/our-projects\/_payload\.json\?/)
      const told = await page.evaluate(() => (window as never as { told: string[][] }).told)
      expect(told.find(([url]) => url?.includes('_payload'))?.[1]).toBe('low')
    },
  )

  it('leaves no request to its journey, in either language', async () => {
    for (const path of ['/our-projects', '/en/about']) {
      const needed = await codeOf(path)
      const { page, asked, rules } = await open('/about')
      await wakeAndLook(page, rules)
      const link = page.locator(`a[href="${path}"]:visible`).first()
      await link.hover()
      await soon(() => payloadsIn(asked)).toHaveLength(1)
      await atRest(page)
      const documents = asked.length
      await page.evaluate(() => {
        window.__TSR_ROUTER__?.subscribe('onResolved', () =>
          document.documentElement.setAttribute('data-arrived', ''),
        )
      })
      await link.click()
      await page.locator('html[data-arrived]').waitFor({ state: 'attached' })
      await page.locator('main h1').waitFor()
      const later = asked.slice(documents)
      expect(later.filter((url) => /_payload|_shell|\.css/.test(url))).toEqual([])
      expect(later.filter((url) => needed.includes(url))).toEqual([])
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })

  it('of home to an article in Arabic, by its code, its data and nothing else', async () => {
    const { page, asked, rules } = await open('/')
    await wakeAndLook(page, rules)
    const link = page.locator('main a[href^="/blogs/"]').first()
    await link.hover()
    await soon(() => payloadsIn(asked)).toHaveLength(1)
    await atRest(page)
    asked.length = 0
    await link.click()
    await page.locator('main article h1').waitFor()
    expect(payloadsIn(asked)).toEqual([])
    expect(asked.filter(isRoute)).toEqual([])
  })

  it('is asked for once, however often it is turned to', async () => {
    const { page, asked, rules } = await open('/about')
    await wakeAndLook(page, rules)
    const link = linkTo(page, '/contact')
    const other = linkTo(page, '/our-projects')
    for (let turn = 0; turn < 3; turn += 1) {
      await link.hover()
      await soon(() => payloadsIn(asked).length).toBeGreaterThan(0)
      await link.dispatchEvent('touchstart')
      await other.dispatchEvent('touchstart')
    }
    await soon(() => payloadsIn(asked)).toHaveLength(2)
    await atRest(page)
    expect(payloadsIn(asked)).toHaveLength(2)
  })

  it('is left alone where it is only seen, opens elsewhere, opts out, leads to a file, or has moved', async () => {
    const { page, asked, rules } = await open('/about')
    await wakeAndLook(page, rules)
    const before = asked.length
    await page.evaluate(() => {
      const links: Record<string, string>[] = [
        { href: '/contact', target: '_blank' },
        { href: '/contact', 'data-no-prefetch': '' },
        { href: '/contact', download: 'page' },
        { href: '/card/salma.vcf' },
        { href: '/portfolio' },
        { href: '/about?page=2' },
        { href: 'https://other.example/contact' },
      ]
      for (const attributes of links) {
        const link = document.createElement('a')
        for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
        link.textContent = 'x'
        link.className = 'left-alone'
        document.querySelector('main')?.append(link)
      }
    })
    for (const link of await page.locator('a.left-alone').all())
      await link.dispatchEvent('touchstart')
    await page.mouse.wheel(0, 9_000)
    await page.waitForFunction(() => scrollY > 0)
    // The last one counts: by then the others would have been asked for.
    await linkTo(page, '/our-projects').dispatchEvent('touchstart')
    await soon(() => payloadsIn(asked)).toHaveLength(1)
    await atRest(page)
    const paths = asked.slice(before).map((url) => url.split('?')[0])
    expect(paths.filter((path) => path?.includes('_payload'))).toEqual([
      '/our-projects/_payload.json',
    ])
  })

  it('whose data cannot be loaded is warned of, and loaded by its journey', async () => {
    const { page, asked, rules } = await open('/about')
    const said: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    await page.route('**/contact/_payload.json*', (route) => route.abort())
    await page.clock.install()
    await wake(page)
    await passTime(page, 1_000)
    await soon(() => rules().length).toBe(1)
    await atRest(page)
    await linkTo(page, '/contact').dispatchEvent('touchstart')
    await soon(() => said.join('\n')).toContain('warning: [nuxt] Cannot load payload /contact')
    await soon(async () => {
      await passTime(page, 4_000)
      return said.join('\n')
    }).toContain('warning: [nuxt] Error preloading payload for /contact')
    expect(payloadsIn(asked)).toHaveLength(4)
    await page.unroute('**/contact/_payload.json*')
    await linkTo(page, '/contact').click()
    await page.waitForURL(`${site}/contact`)
    await page.locator('main form').first().waitFor()
    expect(page.complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])
  })

  it.each([
    ['a visitor who saves data', { saveData: true }],
    ['a network of the second generation', { effectiveType: '2g' }],
  ])('brings nothing for %s', async (_, connection) => {
    const { page, asked, rules } = await open('/privacy-policy', connection)
    await wakeAndLook(page, rules)
    const before = asked.length
    await linkTo(page, '/our-projects').hover()
    await linkTo(page, '/contact').dispatchEvent('touchstart')
    await atRest(page)
    expect(asked.slice(before).filter((url) => /\.js|_payload/.test(url))).toEqual([])
  })
})
