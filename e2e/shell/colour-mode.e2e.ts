import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { paperInks } from '../../packages/brand/src/inks.ts'
import { leaveAsleep, openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { follow, say, soon } from './journeys.ts'

const site = inject('siteUrl')
const key = 'nuxt-color-mode'
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const shownIn = (page: Page) =>
  page.evaluate(() => {
    const { className, dataset } = document.documentElement
    return {
      classes: className,
      mode: dataset.mode,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }
  })
/** The colours of the browser's own bars that count, as its media queries have it. */
const barsIn = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        matchMedia((one as HTMLMetaElement).media).matches ? one.getAttribute('content') : [],
      ),
    )
const barsOf = { light: [paperInks.fustuq.light], dark: [paperInks.fustuq.dark] }
const dark = { classes: 'dark-mode dark', mode: 'dark', scheme: 'dark' }
const light = { classes: 'light-mode light', mode: 'light', scheme: 'light' }
const storedIn = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)
const button = (page: Page, mode: string) => page.locator(`header [data-mode-set=${mode}]`)
const pressed = (page: Page) =>
  page
    .locator('header [data-mode-set]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))

async function open(options: { stored?: string; system?: 'dark' | 'light'; path?: string } = {}) {
  const page = await openPage(browser, { locale: 'ar', colorScheme: options.system ?? 'light' })
  await leaveAsleep(page)
  if (options.stored !== undefined)
    await page.addInitScript(
      ([name, value]) => {
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
      },
      [key, options.stored] as const,
    )
  await page.goto(site + (options.path ?? '/about'))
  return page
}

describe('before the page is alive', () => {
  it('it already has the stored mode, without a complaint of the browser', async () => {
    const page = await open({ stored: 'dark' })
    expect(await shownIn(page)).toEqual(dark)
    expect(page.complaints).toEqual([])
    const html = await (await fetch(`${site}/about`)).text()
    expect(html).toContain(key)
  })

  it.each([
    ['dark', dark],
    ['light', light],
  ] as const)('a first visitor gets the mode of a %s system', async (system, shown) => {
    const page = await open({ system })
    expect(await shownIn(page)).toEqual(shown)
    expect(await storedIn(page)).toBeNull()
  })

  it('a garbled choice counts as system', async () => {
    const page = await open({ stored: 'weird', system: 'dark' })
    expect(await shownIn(page)).toEqual(dark)
    await wake(page)
    await page.waitForFunction((name) => localStorage.getItem(name) === 'system', key)
  })

  it('the control says nothing about the choice', async () => {
    const page = await open({ stored: 'dark' })
    expect(await pressed(page)).toEqual([null, null, null])
    await wake(page)
    await soon(() => pressed(page)).toEqual(['false', 'false', 'true'])
  })

  it('a click on the control is answered and remembered', async () => {
    const page = await open({ stored: 'light' })
    // The app's code never comes: only what was there before it can answer.
    await page.route('**/_assets/*.js', (route) => route.abort())
    await button(page, 'dark').click()
    expect(await shownIn(page)).toEqual(dark)
    expect([await storedIn(page), await barsIn(page)]).toEqual(['dark', barsOf.dark])
    await page.unroute('**/_assets/*.js')
    await page.reload()
    await wake(page)
    await soon(() => pressed(page)).toEqual(['false', 'false', 'true'])
    expect(await barsIn(page)).toEqual(barsOf.dark)
  })
})

describe('a page that is alive', () => {
  it('stores `system` for a first visitor', async () => {
    const page = await open()
    await wake(page)
    await soon(() => storedIn(page)).toBe('system')
  })

  it('shows and stores a choice at once, and marks it', async () => {
    const page = await open()
    await wake(page)
    await soon(() => pressed(page)).toEqual(['false', 'true', 'false'])
    await button(page, 'dark').click()
    expect(await shownIn(page)).toEqual(dark)
    expect(await storedIn(page)).toBe('dark')
    await soon(() => pressed(page)).toEqual(['false', 'false', 'true'])
  })

  it("gives the browser's own bars the colour of what is chosen, on every page, once", async () => {
    const page = await open({ system: 'dark' })
    expect(await barsIn(page)).toEqual(barsOf.dark)
    await wake(page)
    await soon(() => pressed(page)).toEqual(['false', 'true', 'false'])
    await button(page, 'light').click()
    expect(await barsIn(page)).toEqual(barsOf.light)
    await follow(page, '/contact')
    const { light } = paperInks.ward
    await soon(() => barsIn(page)).toEqual([light])
  })

  it('follows the system at once while `system` is chosen, and only then', async () => {
    const page = await open({ system: 'light' })
    await wake(page)
    await soon(() => storedIn(page)).toBe('system')
    await page.emulateMedia({ colorScheme: 'dark' })
    await soon(() => shownIn(page)).toEqual(dark)
    await button(page, 'light').click()
    await soon(() => shownIn(page)).toEqual(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForTimeout(100)
    expect(await shownIn(page)).toEqual(light)
  })

  it('is not changed by a choice in another tab until it is loaded again', async () => {
    const page = await open({ stored: 'light' })
    await wake(page)
    await soon(() => pressed(page)).toEqual(['true', 'false', 'false'])
    const other = await page.context().newPage()
    await other.goto(`${site}/about`)
    await other.locator('header [data-mode-set=dark]').click()
    // The choice has arrived; nothing follows from it.
    await soon(() => storedIn(page)).toBe('dark')
    await page.waitForTimeout(200)
    expect(await shownIn(page)).toEqual(light)
    await page.reload()
    expect(await shownIn(page)).toEqual(dark)
  })

  it('comes to life without moving anything', async () => {
    const page = await open({ stored: 'dark' })
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift:
              (window as never as { shift: number }).shift +
              (entry as never as { value: number }).value,
          })
      }).observe({ type: 'layout-shift', buffered: false })
    })
    await wake(page)
    await soon(() => pressed(page)).toEqual(['false', 'false', 'true'])
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBe(0)
  })
})

describe('a page that forces its mode', () => {
  /** No page of the demo agency does: this one is told to. */
  async function force(page: Page, mode: string) {
    await say(page, '/{-$locale}/contact', { colourMode: mode })
    await follow(page, '/contact')
  }

  it('shows it without touching the choice, and gives the choice back on leaving', async () => {
    const page = await open({ stored: 'light' })
    await wake(page)
    await force(page, 'dark')
    await soon(() => shownIn(page)).toEqual(dark)
    expect(await page.getAttribute('html', 'data-color-mode-forced')).toBe('dark')
    expect([await storedIn(page), await pressed(page)]).toEqual([
      'light',
      ['true', 'false', 'false'],
    ])
    await follow(page, '/about')
    await soon(() => shownIn(page)).toEqual(light)
    expect(await page.getAttribute('html', 'data-color-mode-forced')).toBeNull()
  })

  it('lets a choice wait in memory until the visitor leaves', async () => {
    const page = await open({ stored: 'light' })
    await wake(page)
    await force(page, 'light')
    await button(page, 'dark').click()
    expect([await shownIn(page), await storedIn(page)]).toEqual([light, 'light'])
    await follow(page, '/about')
    await soon(() => shownIn(page)).toEqual(dark)
    expect(await storedIn(page)).toBe('light')
  })

  it('cannot force `system`, and is told so', async () => {
    const page = await open({ stored: 'dark' })
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await wake(page)
    await force(page, 'system')
    await soon(() => warnings).toContain(
      'You cannot force the colorMode to system at the page level.',
    )
    expect(await shownIn(page)).toEqual(dark)
  })

  it('is obeyed before the first paint, and holds an early choice in memory', async () => {
    const page = await openPage(browser, { locale: 'ar', colorScheme: 'light' })
    await leaveAsleep(page)
    await page.route(`${site}/about`, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replace('<html ', '<html data-color-mode-forced="dark" ')
      await route.fulfill({ response: answer, body: html })
    })
    await page.goto(`${site}/about`)
    expect(await shownIn(page)).toEqual(dark)
    // The click would also bring the page to life, which keeps more than the choice.
    await page.route('**/_assets/*.js', (route) => route.abort())
    await button(page, 'light').click()
    expect([await shownIn(page), await storedIn(page)]).toEqual([dark, null])
  })
})
