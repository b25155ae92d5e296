/** The notice that asks, and the choice that can be changed (ATTR-04). */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, type WatchedPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { notice, press, startAskingSite, untilRecorded } from './asking-site.ts'

type Site = Awaited<ReturnType<typeof startAskingSite>>

let browser: Browser
let required: Site
let told: Site

beforeAll(async () => {
  required = await startAskingSite({ consent: 'required' })
  told = await startAskingSite({ consent: 'notice' })
})
afterAll(async () => {
  for (const site of [required, told]) await site.stop()
})

withBrowser((opened) => {
  browser = opened
})

async function open(site: Site, path: string, options = {}): Promise<WatchedPage> {
  const page = await openPage(browser, { isAsked: true, locale: 'ar', ...options })
  await page.goto(site.url + path)
  return page
}

const answered = (page: WatchedPage) =>
  page.waitForFunction(() => !document.documentElement.hasAttribute('data-consent'))

describe('the choice', () => {
  it('is changed from the footer at any time, and the focus goes there and back', async () => {
    const page = await open(told, '/about')
    await press(page, 'all')
    await wake(page)
    await untilRecorded(page)
    const link = page.locator('a[href="#privacy-choices"]')
    expect(await link.textContent()).toBe('إعدادات الخصوصيّة')
    const cross = page.locator('[data-consent-close]')
    for (const goBack of [() => cross.click(), () => page.keyboard.press('Escape')]) {
      await link.click()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('privacy-choices')
      await goBack()
      await answered(page)
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await link.click()
    await press(page, 'none')
    await page.waitForFunction(() => localStorage.getItem('nuxt-utm-data') === null)
    expect(await page.evaluate(() => document.cookie)).toContain('wajiha-consent=1.0')
  })

  it('that was made in another tab is in force as soon as somebody looks, and is not asked again', async () => {
    const page = await open(told, '/about')
    await wake(page)
    await untilRecorded(page)
    const other = await page.context().newPage()
    await other.goto(`${told.url}/contact`)
    await press(other, 'none')
    await answered(other as WatchedPage)
    // Tabs of a headless browser are all in view: this is what the browser says when one is turned to.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await answered(page)
    await page.waitForFunction(() => sessionStorage.getItem('nuxt-utm-session-id') === null)
  })

  it('is offered without script too: the link leads to the form, and the form leads back', async () => {
    const page = await open(required, '/en/about?x=1', { javaScriptEnabled: false, locale: 'en' })
    expect(await notice(page).isHidden()).toBe(true)
    await page.getByRole('link', { name: 'Privacy choices' }).click()
    await notice(page).waitFor()
    await press(page, 'all')
    await page.waitForURL(`${required.url}/en/about?x=1`)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'wajiha-consent')?.value).toBe('1.a')
  })
})

describe('the notice', () => {
  it('moves nothing on the page, neither when it comes nor when it goes', async () => {
    const page = await openPage(browser, { isAsked: true, viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${told.url}/about`)
    await page.evaluate(() => document.fonts.ready)
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top)
    const before = await top()
    await press(page, 'none')
    await answered(page)
    expect(await top()).toBe(before)
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as { shifts: number[] }).shifts),
            ),
          ),
        ),
    )
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)
  })

  it('has its room in the footer: the page ends with it, and nothing of it stays covered', async () => {
    for (const width of [320, 390, 1440]) {
      for (const path of ['/about', '/en/about']) {
        const page = await open(told, path, { viewport: { width, height: 844 } })
        await page.evaluate(() => document.fonts.ready)
        const [footEnd, lastLine, noticeTop] = await page.evaluate(() => {
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
          const endOf = (element: Element) => element.getBoundingClientRect().bottom
          const lines = [...document.querySelectorAll('footer a, footer p')].map(endOf)
          const footer = document.querySelector('footer')
          const top = document.querySelector('#privacy-choices')?.getBoundingClientRect().top
          return [footer && endOf(footer), Math.max(...lines), top] as [number, number, number]
        })
        expect(Math.abs(footEnd - 844)).toBeLessThanOrEqual(1)
        expect(lastLine).toBeLessThanOrEqual(noticeTop)
      }
    }
  })

  it.each(['/', '/en'])(
    'leaves the first page’s buttons in sight, and where they are (%s)',
    async (path) => {
      for (const [width, height] of [
        [390, 844],
        [1280, 720],
        [1366, 768],
        [1440, 900],
      ] as const) {
        const locale = path === '/' ? 'ar' : 'en'
        const page = await open(told, path, { viewport: { width, height }, locale })
        await page.evaluate(() => document.fonts.ready)
        const button = page.locator('main a[href$="/contact"]').first()
        const asked = await button.boundingBox()
        const box = await notice(page).boundingBox()
        expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
        await wake(page)
        await press(page, 'none')
        await answered(page)
        expect(await button.boundingBox()).toEqual(asked)
      }
    },
  )

  it('speaks the other language after a change inside the app, and its answer counts', async () => {
    const page = await open(required, '/about')
    await wake(page)
    await page.locator('header a[hreflang=en]').click()
    await notice(page).getByRole('button', { name: 'Refuse' }).waitFor()
    await page.locator('header a[hreflang=ar]').click()
    await notice(page).getByRole('button', { name: 'أرفض' }).waitFor()
    await press(page, 'none')
    await answered(page)
    expect(page.complaints).toEqual([])
  })

  it('gives both answers the same weight, and nothing is chosen beforehand', async () => {
    const page = await open(required, '/about')
    const looks = await notice(page)
      .locator('button[value]')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontWeight, borderWidth } = getComputedStyle(button)
          return { width, height, backgroundColor, color, fontWeight, borderWidth }
        }),
      )
    expect(looks).toHaveLength(2)
    expect(looks[0]).toEqual(looks[1])
    expect(await notice(page).locator('input:checked').count()).toBe(0)
  })

  it('is not printed', async () => {
    const page = await open(required, '/about')
    await page.emulateMedia({ media: 'print' })
    expect(await notice(page).isHidden()).toBe(true)
  })
})
