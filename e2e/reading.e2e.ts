import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { leaveAsleep, openPage, wake } from './browser.ts'
import { complaintsOn } from './complaints.ts'
import { soon } from './shell/journeys.ts'
import { withBrowser } from './with-browser.ts'

const site = inject('siteUrl')
let browser: Browser

/** A navigation inside the app loads no document. */
const inApp = { waitUntil: 'commit' } as const

withBrowser((opened) => {
  browser = opened
})

describe('a visitor who reads Arabic', () => {
  it('goes from home to an article, changes language and comes back, without a new document', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(site)
    await wake(page)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.locator('main a[href^="/blogs/"]').first().click()
    await page.waitForURL(/\/blogs\/.+/, inApp)
    await page.locator('main article h1').waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('ar')
    await page.getByRole('banner').locator('a[hreflang=en]').click()
    await page.waitForURL(/\/en\/blogs\/[a-z-]+$/, inApp)
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    expect(await page.getAttribute('html', 'dir')).toBe('ltr')
    await soon(() => page.locator('h1').textContent()).toMatch(/[A-Za-z]{3}/)
    await soon(() => page.locator('link[rel=canonical]').getAttribute('href')).toContain(
      '/en/blogs/',
    )
    await page.getByRole('banner').locator('a[hreflang=ar]').click()
    await page.waitForFunction(() => document.documentElement.dir === 'rtl')
    const remembered = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value
    await soon(remembered).toBe('ar')
    expect(documents).toBe(0)
    expect(page.complaints).toEqual([])
  })

  it('sees the missing-page screen inside the app, and the page before it on the way back', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(`${site}/about`)
    await wake(page)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/blogs/لا-وجود-له'
      document.querySelector('main')?.append(link)
      history.pushState({}, '', '/blogs/لا-وجود-له')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('heading', { level: 1, name: /خطأ/ }).waitFor()
    await page.goBack()
    await page.getByRole('banner').waitFor()
    await page.waitForURL(`${site}/about`)
    await page.getByRole('heading', { level: 1, name: /خطأ/ }).waitFor({ state: 'detached' })
  })

  it('fetches nothing of the app before the first sign of life', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await leaveAsleep(page)
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body())
    })
    await page.goto(site, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(scripts)).map(({ length }) => length)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(6_000)
  })
})

describe('every page', () => {
  const paths = [
    '/',
    '/about',
    '/contact',
    '/campaign',
    '/card/salma',
    '/blogs',
    '/testimonials',
    '/join-us',
  ]
  const more = [
    '/privacy-policy',
    '/web-applications',
    '/our-projects',
    '/terms-and-conditions',
    '/nope/nope',
  ]

  it.each(['', '/en'])('comes to life without a complaint of the browser (%s)', async (prefix) => {
    const page = await openPage(browser, { locale: prefix ? 'en' : 'ar' })
    for (const path of [...paths, ...more]) {
      const address = `${site}${path === '/' && prefix ? prefix : prefix + path}`
      const complaints = await complaintsOn(page, address)
      const expected = /404 \(Not Found\)/
      expect(
        complaints.filter((complaint) => !expected.test(complaint)),
        prefix + path,
      ).toEqual([])
    }
  })

  it.each(['', '/en'])(
    'of an article, a project and a job comes to life as well (%s)',
    async (prefix) => {
      const page = await openPage(browser, { locale: prefix ? 'en' : 'ar' })
      await leaveAsleep(page)
      for (const list of ['/blogs', '/our-projects', '/join-us']) {
        await page.goto(site + prefix + list)
        const href = await page
          .locator(`main a[href^="${prefix}${list}/"]`)
          .first()
          .getAttribute('href')
        expect(await complaintsOn(page, site + href), String(href)).toEqual([])
      }
    },
  )

  it('never scrolls sideways at 320 px', async () => {
    const page = await openPage(browser, { locale: 'ar', viewport: { width: 320, height: 640 } })
    for (const path of [...paths, ...more].flatMap((one) => [
      one,
      one === '/' ? '/en' : `/en${one}`,
    ])) {
      await page.goto(site + path)
      const spill = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(spill, path).toBeLessThanOrEqual(0)
    }
  })
})

describe('a visitor without JavaScript', () => {
  it('sees nothing to press that only script could hear', async () => {
    const page = await openPage(browser, { locale: 'ar', javaScriptEnabled: false })
    for (const path of ['/', '/card/salma'])
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(site + path)
        const dead = page.locator('[data-mode-set], input[type=range], button')
        const seen = dead.and(page.locator(':visible')).and(page.locator(':not([type=submit])'))
        expect(await seen.count(), `${path} at ${width}`).toBe(0)
      }
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`${site}/about`)
    await page.click('a[href="#menu"]')
    await page.locator('#menu a').first().waitFor({ state: 'visible' })
    expect(await page.locator('[data-mode-set]:visible').count()).toBe(0)
  })

  it('reads, goes on and changes language by plain links', async () => {
    const page = await openPage(browser, { locale: 'ar', javaScriptEnabled: false })
    await page.goto(site)
    await page.locator('main a[href^="/our-projects/"]').first().click()
    await page.waitForURL(/\/our-projects\/./)
    expect(await page.locator('h1').textContent()).toMatch(/[\u0621-\u064a]{2}/)
    await page.getByRole('banner').locator('a[hreflang=en]').click()
    await page.waitForURL(/\/en\/our-projects\/[a-z-]+$/)
    expect(await page.getAttribute('html', 'lang')).toBe('en')
  })

  it('is told once that no seat matches, and how many voices there are in all', async () => {
    const page = await openPage(browser, { locale: 'ar', javaScriptEnabled: false })
    await page.goto(`${site}/join-us?q=zzz`)
    expect(await page.getByText('لا وظيفة بهذه الصفات.').count()).toBe(1)
    await page.goto(`${site}/testimonials`)
    const voices = await page.locator('main blockquote').count()
    const all = await page.locator('main a[aria-current]').first().textContent()
    expect(all).toContain(new Intl.NumberFormat('ar-u-nu-arab').format(voices))
  })
})
