import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { leaveAsleep, openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { follow, soon } from './journeys.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

async function open(path: string) {
  const page = await openPage(browser, { locale: path.startsWith('/en') ? 'en' : 'ar' })
  await page.goto(site + path)
  await wake(page)
  return page
}

const toast = (page: Page) => page.locator('[data-toasts] [data-kind]')
const banner = (page: Page) => page.locator('[data-network=gone]')
const retry = { ar: 'أعد المحاولة', en: 'Try again' }

/** The network goes and comes back, which is said in passing: for as long as the page's clock stands. */
async function showToast(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.context().setOffline(true)
  await banner(page).waitFor()
  await page.context().setOffline(false)
  await toast(page).waitFor()
}

describe('a toast', () => {
  it.each(['/about', '/en/about'])(
    'stands at the top right in both directions (%s)',
    async (path) => {
      const page = await open(path)
      await showToast(page)
      const box = await toast(page).boundingBox()
      expect([Math.round((box?.x ?? 0) + (box?.width ?? 0)), Math.round(box?.y ?? 0)]).toEqual([
        1264, 16,
      ])
    },
  )

  it('is gone after 3000 ms', async () => {
    const page = await open('/about')
    await showToast(page)
    await page.clock.runFor(2_900)
    expect(await toast(page).count()).toBe(1)
    await page.clock.runFor(200)
    await toast(page).waitFor({ state: 'detached' })
  })

  it('waits while it is pointed at', async () => {
    const page = await open('/about')
    await showToast(page)
    await toast(page).hover()
    await page.clock.runFor(10_000)
    expect(await toast(page).count()).toBe(1)
    expect(
      await toast(page).evaluate((one) => getComputedStyle(one, '::after').animationPlayState),
    ).toBe('paused')
    await page.mouse.move(10, 800)
    await soon(async () => {
      await page.clock.runFor(500)
      return toast(page).count()
    }).toBe(0)
  })

  it('waits while the focus is in it, and leaves when it is dismissed', async () => {
    const page = await open('/about')
    await showToast(page)
    await toast(page).getByRole('button').focus()
    await page.clock.runFor(10_000)
    expect(await toast(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await toast(page).waitFor({ state: 'detached' })
  })

  it('is announced politely, from a region that stands before it', async () => {
    const html = await (await fetch(`${site}/about`)).text()
    expect(html).toMatch(/<div [^>]*role="status" aria-live="polite"[^>]*data-toasts/)
  })
})

describe('the banner without a network', () => {
  const canonical = (page: Page, path: string) =>
    page.locator(`link[rel=canonical][href$="${path}"]`)

  /** Presses a link of the foot to a page whose code is not here, and waits until it was asked for in vain. */
  async function pressWithoutNetwork(page: Page, path: string): Promise<void> {
    await page.route(/\/_assets\//, (route) => route.abort('internetdisconnected'))
    await page.context().setOffline(true)
    await banner(page).waitFor()
    const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/_assets/'))
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
    await failed
  }

  it('follows the browser: it comes above the masthead and goes by itself', async () => {
    const page = await open('/about')
    expect(await banner(page).count()).toBe(0)
    await page.context().setOffline(true)
    await banner(page).waitFor()
    const [above, head] = await Promise.all([
      banner(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
    ])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + 1)
    expect(await banner(page).getAttribute('role')).toBe('status')
    await page.context().setOffline(false)
    await banner(page).waitFor({ state: 'detached' })
  })

  it('stands at once on a page that comes to life without a network', async () => {
    const page = await openPage(browser, { locale: 'ar' })
    await leaveAsleep(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await page.goto(`${site}/about`)
    expect(await banner(page).count()).toBe(0)
    await wake(page)
    await banner(page).waitFor()
  })

  it('stands on the page that is there while another is out of reach, which comes with the network', async () => {
    const page = await open('/en/about')
    await pressWithoutNetwork(page, '/en/join-us')
    await banner(page).getByRole('button', { name: retry.en }).click()
    await banner(page).getByText('Still offline').waitFor()
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/about$/)
    await page.unroute(/\/_assets\//)
    await page.context().setOffline(false)
    await canonical(page, '/en/join-us').waitFor({ state: 'attached' })
  })

  it('does not hold a visitor who then goes to a page that is here, nor takes them away later', async () => {
    const page = await open('/about')
    const foot = page.getByRole('contentinfo')
    await foot.locator('a[href="/testimonials"]').click()
    await canonical(page, '/testimonials').waitFor({ state: 'attached' })
    await pressWithoutNetwork(page, '/join-us')
    await foot.locator('a[href="/about"]').click()
    await canonical(page, '/about').waitFor({ state: 'attached' })
    await page.unroute(/\/_assets\//)
    await page.context().setOffline(false)
    await banner(page).waitFor({ state: 'detached' })
    const { length } = page.complaints
    await foot.locator('a[href="/contact"]').click()
    await canonical(page, '/contact').waitFor({ state: 'attached' })
    expect(page.complaints.slice(length)).toEqual([])
  })

  it('asks the site when the visitor wants it, and believes the site more than the browser', async () => {
    const page = await open('/en/about')
    await page.context().setOffline(true)
    await banner(page).getByRole('button', { name: retry.en }).click()
    await banner(page).getByText('Still offline').waitFor()
    await page.context().setOffline(false)
    await banner(page).waitFor({ state: 'detached' })

    const mistaken = await openPage(browser, { locale: 'ar' })
    await mistaken.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false }),
    )
    await mistaken.goto(`${site}/about`)
    await wake(mistaken)
    await banner(mistaken).getByRole('button', { name: retry.ar }).click()
    await soon(() => banner(mistaken).textContent()).toBe('')
  })
})

describe('the way back up', () => {
  const control = (page: Page) => page.locator('[data-scroll-to-top]')

  it('is offered after one screen, and leads to the start of the page', async () => {
    const page = await open('/our-projects')
    await soon(() => control(page).isVisible()).toBe(false)
    await page.evaluate(() => window.scrollTo({ top: innerHeight + 50, behavior: 'instant' }))
    await control(page).click()
    await soon(() => page.evaluate(() => scrollY)).toBe(0)
    await soon(() => control(page).isVisible()).toBe(false)
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('is not offered on the campaign page and on cards', async () => {
    const page = await open('/campaign')
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    )
    await page.waitForTimeout(200)
    expect(await control(page).count()).toBe(0)
    await follow(page, '/about')
    await soon(() => control(page).count()).toBe(1)
    await follow(page, '/card/salma')
    await soon(() => control(page).count()).toBe(0)
  })
})
