import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, openPage, wake } from '../browser.ts'
import { follow } from './journeys.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Seen = { at: number; isVisible: boolean; progress: number; kind: string }

/** Opens a living page whose journeys to `/contact` are answered as told, and watches its bar. */
async function open(
  prefix: string,
  answer: { afterMs: number; status?: number } | { given: Promise<void> },
) {
  const page = await openPage(browser, { locale: 'ar' })
  if ('given' in answer) await page.clock.install()
  await page.goto(`${site}${prefix}/about`)
  await wake(page)
  await page.route('**/contact/_payload.json*', async (route) => {
    if ('given' in answer) await answer.given
    else await pause(answer.afterMs)
    if ('status' in answer) await route.fulfill({ status: answer.status, body: 'oops' })
    else await route.continue()
  })
  await page.locator('[data-loading-bar]').waitFor({ state: 'attached' })
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
  return page
}

/** Goes to `/contact` by its link and gives all that the bar showed until it was idle again. */
async function journey(page: Page, prefix = ''): Promise<{ begun: number; seen: Seen[] }> {
  const begun = await page.evaluate(() => performance.now())
  await leave(page, prefix)
  await page.waitForURL(/\/contact$/, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => {
      const seen = (window as never as { seen: Seen[] }).seen
      return seen.some(({ progress }) => progress === 1) && seen.at(-1)?.progress === 0
    },
    undefined,
    { timeout: 15_000 },
  )
  return { begun, seen: await seenOn(page) }
}

const leave = (page: Page, prefix = '') =>
  page
    .locator(`a[href="${prefix}/contact"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

const seenOn = (page: Page) => page.evaluate(() => (window as never as { seen: Seen[] }).seen)

/** Lets the page's own clock, which stands, go on by 10 ms again and again until the bar is so. */
async function turnUntil(page: Page, isSo: (seen: Seen[]) => boolean): Promise<Seen[]> {
  for (;;) {
    const seen = await seenOn(page)
    if (isSo(seen)) return seen
    await page.clock.runFor(10)
  }
}

describe('the loading bar', () => {
  it('shows after 200 ms of a slow journey, rises by its curve, and goes when the page is there', async () => {
    const page = await open('', { afterMs: 1_500 })
    const { begun, seen } = await journey(page)
    const shown = seen.find(({ isVisible }) => isVisible)
    const shownAfter = (shown?.at ?? 0) - begun
    expect(shownAfter).toBeGreaterThan(195)
    const rising = seen.filter(({ isVisible, progress }) => isVisible && progress < 1)
    expect(rising.map(({ progress }) => progress)).toEqual(
      rising.map(({ progress }) => progress).toSorted((a, b) => a - b),
    )
    const last = rising.at(-1)
    const expected = (2 / Math.PI) * Math.atan((2 * ((last?.at ?? 0) - (shown?.at ?? 0))) / 2_000)
    expect(Math.abs((last?.progress ?? 0) - expected)).toBeLessThan(0.08)
    expect(seen.filter(({ progress }) => progress === 1).length).toBeGreaterThan(0)
    expect(seen.at(-1)).toMatchObject({ isVisible: false, progress: 0, kind: 'calm' })
  })

  it('never shows for a journey of less than 200 ms', async () => {
    const page = await open('', { afterMs: 0 })
    await journey(page)
    // Back and forth between pages whose data is fresh; a busy machine may be slow once or twice.
    const calm: number[] = []
    for (let round = 0; round < 12 && calm.length === 0; round += 1) {
      await page.evaluate(() => (window as never as { seen: Seen[] }).seen.splice(0))
      await follow(page, round % 2 ? '/contact' : '/about')
      await page.waitForTimeout(1_200)
      const seen = await page.evaluate(() => (window as never as { seen: Seen[] }).seen)
      expect(seen.some(({ progress }) => progress === 1)).toBe(true)
      if (!seen.some(({ isVisible }) => isVisible)) calm.push(round)
    }
    expect(calm).not.toEqual([])
  })

  it('stays for 500 ms when the page is there, and is empty 400 ms after', async () => {
    const { promise: given, resolve: answer } = Promise.withResolvers<void>()
    const page = await open('', { given })
    await page.clock.pauseAt(Date.now() + 60_000)
    await leave(page)
    await turnUntil(page, (seen) => seen.some(({ isVisible }) => isVisible))
    answer()
    const seen = await turnUntil(page, (all) => all.length > 1 && all.at(-1)?.progress === 0)
    const full = seen.find(({ progress }) => progress === 1)?.at ?? 0
    const hidden = seen.find(({ at, isVisible }) => at > full && !isVisible)?.at ?? 0
    const empty = seen.at(-1)?.at ?? 0
    expect([hidden - full, empty - hidden]).toEqual([500, 400])
  })

  it('is red when the page could not be loaded', async () => {
    const page = await open('', { afterMs: 400, status: 500 })
    const { seen } = await journey(page)
    expect(seen.filter(({ progress }) => progress === 1).at(-1)?.kind).toBe('error')
  })

  it('extends from the start of the line and is three pixels high', async () => {
    for (const [prefix, side] of [
      ['', 'right'],
      ['/en', 'left'],
    ] as const) {
      const page = await open(prefix, { afterMs: 0 })
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
