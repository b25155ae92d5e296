/** What a visitor does before the app is there: all of it has its effect, once, now or when the app comes. */
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { leaveAsleep, openPage, untilAlive } from '../browser.ts'
import { scenesOf } from '../pages-of-interest.ts'
import { lookAround, withBrowser } from '../with-browser.ts'
import { soon } from './journeys.ts'

const site = inject('siteUrl')
const code = /\/_assets\/[^/]*\.js$/
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/** A page whose code, the entry's too, is held up until `bringToLife`. */
async function openHeld(
  path: string,
  { isStale, ...options }: BrowserContextOptions & { isAsked?: boolean; isStale?: boolean } = {},
) {
  const page = await openPage(browser, { locale: 'ar', ...options })
  // As on a line so slow that what the page was made of is asked for again once it lives.
  if (isStale)
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + 60_000
    })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(site + path, { waitUntil: 'commit' })
  await page.locator('main').waitFor()
  const bringToLife = async () => {
    resolve()
    await page.mouse.move(20, 20)
    await untilAlive(page)
    expect(page.complaints).toEqual([])
  }
  return { page, bringToLife }
}

describe('what only the app can do, and is pressed before it is there', () => {
  const ticks = (carousel: Locator) =>
    carousel
      .locator('[aria-current]')
      .evaluate((tick) => [...(tick.parentElement?.children ?? [])].indexOf(tick))

  it('a button that copies copies, once the app has come', async () => {
    const { page, bringToLife } = await openHeld('/card/salma', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('main button[data-state=label]').first().click()
    await bringToLife()
    await page.locator('main button[data-state=done]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  })

  it('what is served stays where its script comes late: a press on it is not lost', async () => {
    const { page, bringToLife } = await openHeld(
      `/blogs/${encodeURIComponent('كشيدة-ليست-فراغا')}`,
      { permissions: ['clipboard-read', 'clipboard-write'], isStale: true },
    )
    const late = Promise.withResolvers<void>()
    await page.route(/\/_assets\/late-blocks[^/]*\.js$/, async (route) => {
      await late.promise
      await route.continue()
    })
    const copy = page.locator('main figure[dir=ltr] button').first()
    const served = await copy.elementHandle()
    await copy.click()
    const renewed = page.waitForResponse(/_payload\.json/)
    await bringToLife()
    await renewed
    late.resolve()
    await page.locator('main figure[dir=ltr] button[data-state=done]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
    expect(await served?.evaluate((button) => button.isConnected)).toBe(true)
  })

  it('a picture opens large, and leads nowhere else', async () => {
    const { page, bringToLife } = await openHeld(`/our-projects/${encodeURIComponent('سقيا')}`)
    const at = page.url()
    await page.locator('article a[data-enlarges]').first().click()
    await bringToLife()
    await page.locator('dialog[data-lightbox] img').first().waitFor()
    expect(page.url()).toBe(at)
  })

  it('an arrow of the slides leads on, by as many as it was pressed', async () => {
    const { page, bringToLife } = await openHeld('/')
    const carousel = page.locator('main section[aria-roledescription]').first()
    const next = carousel.getByRole('button').nth(1)
    await next.scrollIntoViewIfNeeded()
    await next.click()
    await next.click()
    await bringToLife()
    await soon(() => ticks(carousel)).toBe(2)
  })

  it('a tick of the slides shows its slide', async () => {
    const { page, bringToLife } = await openHeld('/')
    const carousel = page.locator('main section[aria-roledescription]').first()
    const tick = carousel.getByRole('button').nth(4)
    await tick.scrollIntoViewIfNeeded()
    await tick.click()
    await bringToLife()
    await soon(() => ticks(carousel)).toBe(2)
  })

  it('the slider opens the pattern as far as it was moved', async () => {
    const { page, bringToLife } = await openHeld('/en', { locale: 'en' })
    const slider = page.locator('main input[type=range]')
    const figure = page.locator('main output')
    const drawn = () => page.locator('main svg:has(pattern) path').first().getAttribute('d')
    const [before, star] = [await slider.inputValue(), await drawn()]
    await slider.focus()
    await slider.press('End')
    const moved = await slider.inputValue()
    expect(moved).not.toBe(before)
    await bringToLife()
    expect(await slider.inputValue()).toBe(moved)
    await soon(() => figure.textContent()).toBe(`${moved}°`)
    expect(await drawn()).not.toBe(star)
  })

  it('a chosen file is named', async () => {
    const { page, bringToLife } = await openHeld('/join-us')
    const job = await page.locator('main a[href^="/join-us/"]').first().getAttribute('href')
    await page.goto(site + job, { waitUntil: 'commit' })
    const input = page.locator('input[type=file]')
    await input.setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    })
    await bringToLife()
    await page.locator('input[type=file] + span bdi', { hasText: 'cv.pdf' }).waitFor()
  })

  it('a tab of a page shows its section, also when the app has come', async () => {
    const { page, bringToLife } = await openHeld('/web-applications')
    await page.locator('#step-3-tab').click()
    await bringToLife()
    const chosen = page.locator('[role=tab][aria-selected=true]')
    await soon(() => chosen.getAttribute('id')).toBe('step-3-tab')
    expect(await page.evaluate(() => location.hash)).toBe('#step-3')
  })

  it('is heard on every page: no button waits for the app without being kept for it', async () => {
    const scenes = await lookAround(browser, (page) => scenesOf(page, site))
    const page = await openPage(browser)
    await leaveAsleep(page)
    const heard = '[data-mode-set], [data-opens], [data-acts], [data-consent-close], [data-early]'
    let buttons = 0
    for (const path of new Set(scenes.flatMap(({ paths }) => [paths.ar, paths.en]))) {
      const html = await (await fetch(site + path, { headers: { accept: 'text/html' } })).text()
      const deaf = await page.evaluate(
        ([served = '', selector = '']) => {
          const shown = new DOMParser().parseFromString(served, 'text/html')
          const all = [...shown.querySelectorAll('button[type=button]')]
          return [
            all.length,
            all.filter((one) => !one.matches(selector)).map((one) => one.outerHTML),
          ]
        },
        [html, heard],
      )
      buttons += Number(deaf[0])
      expect(deaf[1], path).toEqual([])
    }
    expect(buttons).toBeGreaterThan(100)
  })
})

describe('what the page does by itself, before the app is there', () => {
  it('the menu opens, and stays open when the app comes', async () => {
    const { page, bringToLife } = await openHeld('/about', {
      viewport: { width: 390, height: 844 },
    })
    const isOpen = () => page.locator('#menu').evaluate((menu) => menu.matches(':modal'))
    await page.click('button[data-opens=menu]')
    expect(await isOpen()).toBe(true)
    await bringToLife()
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    await soon(isOpen).toBe(false)
  })

  it('a colour mode is there at once, and the app finds it', async () => {
    const { page, bringToLife } = await openHeld('/about')
    const dark = page.locator('[data-mode-set=dark]:visible').first()
    const mode = () => page.evaluate(() => document.documentElement.dataset.mode)
    await dark.click()
    expect(await mode()).toBe('dark')
    await bringToLife()
    expect([await mode(), await dark.getAttribute('aria-pressed')]).toEqual(['dark', 'true'])
  })

  it('the language changes', async () => {
    const { page, bringToLife } = await openHeld('/about')
    await page.getByRole('banner').locator('a[hreflang=en]:visible').first().click()
    await page.waitForURL(`${site}/en/about`, { waitUntil: 'commit' })
    await bringToLife()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  })

  it('a search is answered', async () => {
    const { page, bringToLife } = await openHeld('/blogs')
    await page.locator('main input[type=search]').fill('الكشيدة')
    await page.locator('main search button[type=submit]').click()
    await page.waitForURL((url) => url.searchParams.get('q') === 'الكشيدة', { waitUntil: 'commit' })
    await page.locator('main mark').first().waitFor()
    await bringToLife()
    expect(await page.locator('main input[type=search]').inputValue()).toBe('الكشيدة')
  })

  it('what was typed into a search stands when the app comes', async () => {
    const { page, bringToLife } = await openHeld('/blogs')
    const field = page.locator('main input[type=search]')
    await field.fill('الكشيدة')
    await bringToLife()
    expect(await field.inputValue()).toBe('الكشيدة')
  })

  it('a filter chooses, as one step of the history', async () => {
    const { page, bringToLife } = await openHeld('/our-projects')
    const entries = await page.evaluate(() => history.length)
    const filter = page.locator('main nav a[href*="?"], main a[href*="/our-projects?"]').first()
    const href = await filter.getAttribute('href')
    await filter.click()
    await page.waitForURL(new URL(href ?? '', site).href, { waitUntil: 'commit' })
    await bringToLife()
    expect(await page.locator(`main a[aria-current=true]`).count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  it('the notice takes its answer, and asks no more', async () => {
    const { page, bringToLife } = await openHeld('/about', { isAsked: true })
    await page.locator('#privacy-choices button[value=all]').click()
    await page.waitForFunction(() => document.documentElement.dataset.consent === undefined)
    await bringToLife()
    expect(await page.evaluate(() => document.cookie)).toContain('wajiha-consent=1.a')
  })
})
