import type { Browser, Locator } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { soon } from './journeys.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

async function open(path: string): Promise<Locator> {
  const page = await openPage(browser, { locale: path.startsWith('/en') ? 'en' : 'ar' })
  await page.goto(site + path)
  await wake(page)
  const carousel = page.locator('main section[aria-roledescription]').first()
  await carousel.scrollIntoViewIfNeeded()
  return carousel
}

/** Which slide stands at the start of the carousel, from 0; a fraction while it moves. */
const position = (carousel: Locator) =>
  carousel
    .locator('ul')
    .first()
    .evaluate((track) => Math.abs(track.scrollLeft) / track.clientWidth)
const isAt = (carousel: Locator, slide: number) =>
  soon(() => position(carousel)).toBeCloseTo(slide, 1)

describe.each(['/', '/en'])('the slides of a page (%s)', (path) => {
  it('go on by two when that is pressed twice in haste', async () => {
    const carousel = await open(path)
    const next = carousel.getByRole('button').nth(1)
    await next.focus()
    await next.press('Enter')
    await next.press('Enter')
    await isAt(carousel, 2)
    await soon(() => carousel.locator('[aria-current]').evaluate(placeOf)).toBe(2)
  })

  it('leave the focus on the button that leads no further', async () => {
    const carousel = await open(path)
    const [previous, next] = await carousel.getByRole('button').all()
    const last = (await carousel.locator('ul').first().locator('> li').count()) - 1
    expect(await previous?.getAttribute('aria-disabled')).toBe('true')
    await next?.focus()
    for (let press = 0; press <= last; press += 1) await next?.press('Enter')
    await isAt(carousel, last)
    expect(await next?.getAttribute('aria-disabled')).toBe('true')
    expect(await previous?.getAttribute('aria-disabled')).toBeNull()
    expect(await next?.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('follow the arrow that points onwards', async () => {
    const carousel = await open(path)
    const track = carousel.locator('ul').first()
    await track.press(path === '/' ? 'ArrowLeft' : 'ArrowRight')
    await isAt(carousel, 1)
    await track.press(path === '/' ? 'ArrowRight' : 'ArrowLeft')
    await isAt(carousel, 0)
  })
})

const placeOf = (one: Element) => [...(one.parentElement?.children ?? [])].indexOf(one)
