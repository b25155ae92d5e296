/** The open notice for everybody: axe in both languages, light and dark; small screens; the keyboard. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePage, openPage } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { notice, startAskingSite } from './asking-site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let browser: Browser
/** With a tag manager, so that the notice has all its parts. */
let site: Awaited<ReturnType<typeof startAskingSite>>

beforeAll(async () => {
  site = await startAskingSite({ consent: 'required', tagManagerId: 'GTM-ABC123' })
})
afterAll(() => site.stop())
withBrowser((opened) => {
  browser = opened
})

type View = { locale: 'ar' | 'en'; mode?: 'light' | 'dark'; width: number; height?: number }

async function open({ locale, mode = 'light', width, height = 800 }: View): Promise<Page> {
  const page = await openPage(browser, {
    isAsked: true,
    bypassCSP: true,
    viewport: { width, height },
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale,
  })
  await page.goto(`${site.url}${locale === 'en' ? '/en' : ''}/contact`)
  return page
}

const toggle = (page: Page) => notice(page).locator('summary').click()

const views: View[] = (['ar', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    [320, 1280].map((width) => ({ locale, mode, width })),
  ),
)

describe('the open notice', () => {
  it.each(views)('has nothing that axe finds: $locale, $mode, $width px', async (view) => {
    const page = await open(view)
    const found: string[] = []
    for (const isOpen of [false, true]) {
      if (isOpen) await toggle(page)
      await page.evaluate(axe)
      found.push(
        ...(await page.evaluate(async (values) => {
          const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
          const { violations, incomplete } = await tool.run('#privacy-choices', {
            runOnly: { type: 'tag', values },
          })
          return [...violations, ...incomplete].map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
          )
        }, rules)),
      )
    }
    expect(found).toEqual([])
    await closePage(page)
  })

  it.each(['ar', 'en'] as const)(
    'covers nothing that is read at 400 %% zoom (%s)',
    async (locale) => {
      const page = await open({ locale, width: 320, height: 256 })
      expect(await notice(page).isVisible()).toBe(true)
      await page
        .locator('main h1')
        .evaluate((title) => title.scrollIntoView({ behavior: 'instant' }))
      const box = await notice(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0)
      await closePage(page)
    },
  )

  it.each([
    ['ar', 800],
    ['en', 800],
    ['ar', 256],
  ] as const)(
    'stays within 320 px in %s at %i px of height, with its answers in reach',
    async (locale, height) => {
      const page = await open({ locale, width: 320, height })
      const sideways = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      expect(await sideways()).toBe(0)
      await toggle(page)
      expect(await sideways()).toBe(0)
      const box = await notice(page).boundingBox()
      expect(box && box.y >= 0 && box.height <= height).toBe(true)
      for (const choice of ['all', 'none']) {
        const button = notice(page).locator(`button[value=${choice}]`)
        await button.scrollIntoViewIfNeeded()
        const { width = 0, height: tall = 0 } = (await button.boundingBox()) ?? {}
        expect(Math.min(width, tall)).toBeGreaterThanOrEqual(44)
      }
      await closePage(page)
    },
  )

  it.each([1280, 390])(
    'comes second for the keyboard and covers no focus at %i px',
    async (width) => {
      const page = await open({ locale: 'ar', width })
      const covered: string[] = []
      const order: string[] = []
      for (let stop = 0; stop < 200; stop += 1) {
        await page.keyboard.press('Tab')
        const seen = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body) return undefined
          const panel = document.querySelector('#privacy-choices')
          // A box may hide behind its own drawn label; of a tall field its first lines count.
          const drawn = element.matches('input') ? (element.nextElementSibling ?? element) : element
          const { top, height } = drawn.getBoundingClientRect()
          const isInside = panel?.contains(element) ?? false
          const edge = panel?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
          const name = element.textContent?.trim() || element.getAttribute('name') || element.id
          return { isInside, isCovered: !isInside && top + Math.min(height, 48) > edge, name }
        })
        if (!seen) break
        order.push(seen.isInside ? 'notice' : 'page')
        if (seen.isCovered) covered.push(seen.name)
      }
      expect(covered).toEqual([])
      expect(order.slice(0, 2)).toEqual(['page', 'notice'])
      expect(order.length).toBeLessThan(200)
      await closePage(page)
    },
  )
})
