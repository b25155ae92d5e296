/** Pictures of the work, opened as large as the screen: by mouse, by keys, by a finger, and without script. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, untilAlive, wake } from '../browser.ts'
import { soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const paths = { ar: `/our-projects/${encodeURIComponent('سقيا')}`, en: '/en/our-projects/suqya' }
const links = (page: Page) => page.locator('article a[data-enlarges]')
const dialog = (page: Page) => page.locator('dialog[data-lightbox]')
const place = (page: Page) => dialog(page).locator('p').textContent()

async function open(locale: 'ar' | 'en', width = 1280) {
  const page = await openPage(browser, {
    locale,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site + paths[locale])
  await wake(page)
  await untilAlive(page)
  return { page, asked }
}

describe('a picture of the work', () => {
  it('opens once, also by a double click', async () => {
    const { page } = await open('ar')
    await links(page).first().dblclick()
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await soon(() => dialog(page).count()).toBe(0)
  })

  it.each([
    ['ar', 'ArrowLeft', 'ArrowRight', /^٢ من ٢/, /^١ من ٢/],
    ['en', 'ArrowRight', 'ArrowLeft', /^2 of 2/, /^1 of 2/],
  ] as const)(
    'opens and is turned in reading direction (%s)',
    async (locale, on, back, second, first) => {
      const { page, asked } = await open(locale)
      expect(await links(page).count()).toBe(2)
      expect(asked.filter((path) => /lightbox/.test(path))).toEqual([])
      await links(page).first().click()
      await dialog(page).waitFor()
      expect(await place(page)).toMatch(first)
      await page.keyboard.press(on)
      await soon(() => place(page)).toMatch(second)
      const shown = dialog(page).locator('li:not([inert])')
      expect(await shown.count()).toBe(1)
      expect(await shown.locator('img').getAttribute('alt')).not.toBe('')
      expect((await shown.locator('figcaption').textContent())?.trim()).not.toBe('')
      await page.keyboard.press(back)
      await soon(() => place(page)).toMatch(first)
      await page.evaluate(axe)
      const wrong = await page.evaluate(async () => {
        const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
        return (await tool.run('dialog[data-lightbox]')).violations.map(({ id }) => id)
      })
      expect(wrong).toEqual([])
      await page.keyboard.press('Escape')
      await soon(() => dialog(page).count()).toBe(0)
      expect(
        await links(page)
          .first()
          .evaluate((link) => link === document.activeElement),
      ).toBe(true)
      expect(page.complaints).toEqual([])
    },
  )

  it('is enlarged to its own size and closed beside it, on a phone too', async () => {
    const { page } = await open('ar', 390)
    await links(page).first().click()
    await dialog(page).waitFor()
    const image = dialog(page).locator('li:not([inert]) img')
    await soon(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0)
    const fitted = await image.evaluate((one) => one.clientWidth)
    expect(fitted).toBeLessThanOrEqual(390)
    await dialog(page).locator('button[name=zoom]').click()
    await soon(() => image.evaluate((one) => one.clientWidth)).not.toBe(fitted)
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
      /user-scalable|maximum-scale/,
    )
    await dialog(page).locator('button[name=close]').click()
    await soon(() => dialog(page).count()).toBe(0)
  })

  it('is the poster of a recording, of which nothing is asked before a press', async () => {
    const { page, asked } = await open('en')
    const poster = page.locator('article a[href^="/files/"]')
    await poster.scrollIntoViewIfNeeded()
    await poster.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    expect(asked.filter((path) => path.startsWith('/files/'))).toEqual([])
    await poster.click()
    const film = page.locator('article video')
    await soon(() => film.evaluate((video: HTMLVideoElement) => video.currentTime > 0)).toBe(true)
    expect(await film.evaluate((video) => video === document.activeElement)).toBe(true)
    expect(page.complaints).toEqual([])
  })

  it('is a link to itself where no script runs', async () => {
    const page = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(site + paths.ar)
    const href = await links(page).first().getAttribute('href')
    const answer = await page.request.get(new URL(href ?? '', site).href)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  })
})
