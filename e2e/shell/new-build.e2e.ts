import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { follow, soon } from './journeys.ts'

const site = inject('siteUrl')
const latest = '/_nuxt/builds/latest.json'
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/**
 * Opens a page and counts the documents that are asked for after the first. The visitor saves data,
 * so that no code of other pages has come before a test takes it away.
 */
async function open(path: string) {
  const page = await openPage(browser, { locale: 'ar' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    addEventListener('vite:preloadError', () =>
      document.documentElement.setAttribute('data-misses-code', ''),
    )
  })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(site, ''))
  })
  return {
    page,
    documents,
    start: async () => {
      await page.goto(site + path)
      documents.length = 0
      await wake(page)
    },
  }
}

/** Shortens the hour between two questions, and marks the page once it has read an answer. */
const hurry = (page: Page) =>
  page.addInitScript((path) => {
    const later = window.setTimeout
    window.setTimeout = ((run: () => void, ms?: number) =>
      later(run, ms === 3_600_000 ? 50 : ms)) as typeof setTimeout
    const { json } = Response.prototype
    Response.prototype.json = async function read() {
      const value = await json.call(this)
      // A task of its own: whoever asked has heard it by then.
      if (this.url.includes(path))
        later(() => document.documentElement.setAttribute('data-has-read-build', ''))
      return value
    }
  }, latest)

const hasReadBuild = (page: Page) =>
  page.locator('html[data-has-read-build]').waitFor({ state: 'attached' })

/** The site answers every question for its build with another one. */
async function deploy(page: Page) {
  const asked: string[] = []
  await page.route(`**${latest}*`, (route) => {
    asked.push(route.request().url().replace(site, ''))
    return route.fulfill({ json: { id: 'another', timestamp: 1 } })
  })
  return asked
}

const guardIn = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('nuxt:reload') ?? 'null'))

describe('the file of the latest build', () => {
  it('names the build being served, and may be kept for a second', async () => {
    const answer = await fetch(`${site}${latest}?${Date.now()}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=1')
    const build = (await answer.json()) as { id: string; timestamp: number }
    expect(build.timestamp).toBe(Number.parseInt(build.id, 36))
    expect(Math.abs(Date.now() - build.timestamp)).toBeLessThan(365 * 86_400_000)
    const html = await (await fetch(`${site}/about`)).text()
    expect(html).toContain(build.id)
  })

  it('is alone below its folder: anything else there is missing, and no page', async () => {
    const answer = await fetch(`${site}/_nuxt/entry.js`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ])
  })
})

describe('a newer build', () => {
  it('shows nothing, and makes the next journey end in a document of its own', async () => {
    const { page, documents, start } = await open('/about')
    await hurry(page)
    const asked = await deploy(page)
    await start()
    await hasReadBuild(page)
    expect(asked).toEqual([expect.stringMatching(/^\/_nuxt\/builds\/latest\.json\?\d{13}$/)])
    expect(documents).toEqual([])
    const arrived = page.waitForEvent('domcontentloaded')
    await page.locator('main a[href="/contact"], header a[href="/contact"]').first().click()
    await arrived
    expect([documents, page.url()]).toEqual([['/contact'], `${site}/contact`])
    expect(await guardIn(page)).toMatchObject({ path: '/contact' })
    expect((await guardIn(page)).expires - Date.now()).toBeLessThanOrEqual(10_000)
    await page.goBack()
    await soon(() => page.url()).toBe(`${site}/about`)
    await page.locator('link[rel=canonical][href$="/about"]').waitFor({ state: 'attached' })
  })

  it('also for a journey that only changes the query, with the query', async () => {
    const { page, documents, start } = await open('/our-projects')
    await hurry(page)
    await deploy(page)
    await start()
    await hasReadBuild(page)
    const arrived = page.waitForEvent('domcontentloaded')
    await page.evaluate(
      () =>
        void window.__TSR_ROUTER__?.navigate({ href: '/our-projects?service=web-applications' }),
    )
    await arrived
    expect(documents).toEqual(['/our-projects?service=web-applications'])
  })

  it('does not load the same address twice within ten seconds', async () => {
    const { page, documents, start } = await open('/about')
    await hurry(page)
    await deploy(page)
    await start()
    await hasReadBuild(page)
    await page.evaluate(async () => {
      const guard = { path: '/contact', expires: Date.now() + 10_000 }
      sessionStorage.setItem('nuxt:reload', JSON.stringify(guard))
      await window.__TSR_ROUTER__?.navigate({ href: '/contact' })
    })
    await page.locator('link[rel=canonical][href$="/contact"]').waitFor({ state: 'attached' })
    expect(documents).toEqual([])
  })

  it('that cannot be asked for disturbs nobody', async () => {
    const { page, documents, start } = await open('/about')
    await hurry(page)
    let asked = 0
    await page.route(`**${latest}*`, (route) => {
      asked += 1
      return route.abort()
    })
    await start()
    await soon(() => asked).toBeGreaterThan(2)
    await follow(page, '/contact')
    expect(documents).toEqual([])
    expect(page.complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([])
  })
})

/** Gives a page a sign, and waits until it has found that its code is not there. */
async function missCode(page: Page) {
  await wantCode(page)
  await page.locator('html[data-misses-code]').waitFor({ state: 'attached' })
}

async function wantCode(page: Page) {
  await page.waitForLoadState('load')
  await page.keyboard.press('Shift')
}

describe('code that is no longer there', () => {
  it('makes the journey that needs it end in a document at once', async () => {
    const { page, documents, start } = await open('/about')
    await start()
    await page.route('**/_assets/*.js', (route) => route.abort())
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute('**/_assets/*.js')
    })
    const arrived = page.waitForEvent('domcontentloaded')
    await page.evaluate(() => void window.__TSR_ROUTER__?.navigate({ href: '/join-us?q=x' }))
    await arrived
    expect(documents).toEqual(['/join-us?q=x'])
    expect(await guardIn(page)).toMatchObject({ path: '/join-us?q=x' })
  })

  it('and stays away leads to one document, not to a circle', async () => {
    const { page, documents, start } = await open('/about')
    await start()
    const missing = /\/_assets\/route-[^/]*\.js$/
    await page.route(missing, (route) => route.abort())
    const arrived = page.waitForEvent('domcontentloaded')
    await page.evaluate(() => void window.__TSR_ROUTER__?.navigate({ href: '/join-us' }))
    await arrived
    await missCode(page)
    await page.waitForTimeout(500)
    expect(documents).toEqual(['/join-us'])
    // The page stays as it was served, and its links are links.
    expect(await page.locator('main h1').textContent()).toMatch(/[\u0621-\u064a]/)
    await page.locator('header a[href="/blogs"]').first().click()
    await page.waitForURL(`${site}/blogs`)
  })

  it('when a page comes to life is asked for by one document, and the page stays as it was served', async () => {
    const { page, documents } = await open('/join-us')
    await page.route(/\/_assets\/route-[^/]*\.js$/, (route) => route.abort())
    await page.goto(`${site}/join-us`)
    const title = await page.locator('main h1').textContent()
    const again = page.waitForEvent('domcontentloaded')
    // The document that misses its code is gone too soon to be looked at.
    await wantCode(page)
    await again
    const isThere = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
    await missCode(page)
    await isThere
    expect(documents).toEqual(['/join-us', '/join-us'])
    expect(await page.locator('main h1').textContent()).toBe(title)
  })

  it('outside a journey loads nothing anew', async () => {
    const { page, documents, start } = await open('/about')
    await start()
    await page.evaluate(() => {
      const payload = new TypeError('Failed to fetch dynamically imported module: /_assets/gone.js')
      dispatchEvent(
        Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }),
      )
    })
    await page.waitForTimeout(500)
    expect(documents).toEqual([])
    expect(await guardIn(page)).toBeNull()
  })

  it('is not said of a style sheet: the page is shown without it', async () => {
    const { page, documents, start } = await open('/about')
    await start()
    await page.route('**/_assets/*.css', (route) => route.abort())
    for (const path of ['/our-projects', '/join-us', '/blogs']) await follow(page, path)
    await page.locator('link[rel=canonical][href$="/blogs"]').waitFor({ state: 'attached' })
    expect(await page.locator('main h1').textContent()).toMatch(/[\u0621-\u064a]/)
    expect(documents).toEqual([])
  })
})
