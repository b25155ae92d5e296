import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

type Seen = { at: number; isVisible: boolean; progress: number; kind: string }

/**
 * Opens a living page whose journeys to `/contact` are answered when the test says so, and watches
 * its bar. The page's own clock stands, and goes on when the test says so too.
 */
async function open(prefix = '', status?: number) {
  const { promise: given, resolve: answer } = Promise.withResolvers<void>()
  const page = await openPage(browser, { locale: 'ar' })
  await page.clock.install()
  await page.goto(`${site}${prefix}/about`)
  await wake(page)
  await page.route('**/contact/_payload.json*', async (route) => {
    await given
    if (status) await route.fulfill({ status, body: 'oops' })
    else await route.continue()
  })
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[data-loading-bar]')
    const seen: object[] = []
    Object.assign(window, { seen })
    const note = () => {
      const { visible, loadingBar } = bar?.dataset ?? {}
      seen.push({
        at: performance.now(),
        isVisible: visible === 'true',
        progress: Number(bar?.style.getPropertyValue('--progress')),
        kind: loadingBar,
      })
    }
    if (bar) new MutationObserver(note).observe(bar, { attributes: true })
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  return { page, answer }
}

/** Goes to `/contact` by its link; gives the time of the page's clock when its data was asked for. */
async function leave(page: Page): Promise<number> {
  const asked = page.waitForRequest('**/contact/_payload.json*')
  await page
    .locator('a[href="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await asked
  return page.evaluate(() => performance.now())
}

const seenOn = (page: Page) => page.evaluate(() => (window as never as { seen: Seen[] }).seen)

/** Lets the page's clock go on by 10 ms again and again, or by another step, until the bar is so. */
async function turnUntil(page: Page, isSo: (seen: Seen[]) => boolean, step = 10): Promise<Seen[]> {
  for (;;) {
    const seen = await seenOn(page)
    if (isSo(seen)) return seen
    await page.clock.runFor(step)
  }
}

const isFull = ({ progress }: Seen) => progress === 1
const isOver = (seen: Seen[]) => seen.some(isFull) && seen.at(-1)?.progress === 0

describe('the loading bar', () => {
  it('shows after 200 ms of a slow journey, rises by its curve, and goes when the page is there', async () => {
    const { page, answer } = await open()
    const begun = await leave(page)
    await turnUntil(page, (all) => (all.at(-1)?.progress ?? 0) > 0.6)
    answer()
    const seen = await turnUntil(page, isOver)
    const shown = seen.find(({ isVisible }) => isVisible)
    expect(Math.abs((shown?.at ?? 0) - begun - 200)).toBeLessThan(1)
    const rising = seen.filter(({ isVisible, progress }) => isVisible && progress < 1)
    expect(rising.map(({ progress }) => progress)).toEqual(
      rising.map(({ progress }) => progress).toSorted((a, b) => a - b),
    )
    const last = rising.at(-1)
    const expected = (2 / Math.PI) * Math.atan((2 * ((last?.at ?? 0) - (shown?.at ?? 0))) / 2_000)
    expect(Math.abs((last?.progress ?? 0) - expected)).toBeLessThan(0.02)
    expect(seen.at(-1)).toMatchObject({ isVisible: false, progress: 0, kind: 'calm' })
  })

  it('never shows for a journey of less than 200 ms', async () => {
    const { page, answer } = await open()
    await leave(page)
    await page.clock.runFor(190)
    answer()
    // The page's clock stands until everything is there.
    await page.waitForFunction(() =>
      (window as never as { seen: Seen[] }).seen.some(({ progress }) => progress === 1),
    )
    const seen = await turnUntil(page, isOver)
    expect(seen.filter(({ isVisible }) => isVisible)).toEqual([])
  })

  it('stays for 500 ms when the page is there, and is empty 400 ms after', async () => {
    const { page, answer } = await open()
    await leave(page)
    await turnUntil(page, (seen) => seen.some(({ isVisible }) => isVisible))
    answer()
    const seen = await turnUntil(page, isOver)
    const full = seen.find(isFull)?.at ?? 0
    const hidden = seen.find(({ at, isVisible }) => at > full && !isVisible)?.at ?? 0
    const empty = seen.at(-1)?.at ?? 0
    expect([hidden - full, empty - hidden]).toEqual([500, 400])
  })

  it('is red when the page could not be loaded', async () => {
    const { page, answer } = await open('', 500)
    await leave(page)
    answer()
    // It is asked for four times, with seconds in between.
    const seen = await turnUntil(page, isOver, 200)
    expect(seen.filter(isFull).at(-1)?.kind).toBe('error')
  })

  it('extends from the start of the line and is three pixels high', async () => {
    for (const [prefix, side] of [
      ['', 'right'],
      ['/en', 'left'],
    ] as const) {
      const { page } = await open(prefix)
      const look = await page.locator('[data-loading-bar]').evaluate((bar) => {
        const { transformOrigin, height, position, pointerEvents, width } = getComputedStyle(bar)
        return {
          origin: Number.parseFloat(transformOrigin),
          height,
          position,
          pointerEvents,
          width,
        }
      })
      expect(look).toMatchObject({ height: '3px', position: 'fixed', pointerEvents: 'none' })
      expect(look.origin).toBe(side === 'left' ? 0 : Number.parseFloat(look.width))
    }
  })
})
