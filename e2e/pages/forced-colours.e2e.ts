/** Where the visitor's system gives the colours, what is drawn with backgrounds must not vanish. */
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { closePage, openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/** Each with how many pixels of its top are looked at, where words stand below. */
const drawn = {
  'the ruler of the masthead': ['header span:empty[aria-hidden]', undefined],
  'the ticks of the weeks': ['main div[aria-hidden] > span', 8],
  'the first step’s weeks': ['div[aria-hidden] + ol > li:nth-child(1)', 8],
  'the second step’s weeks': ['div[aria-hidden] + ol > li:nth-child(2)', 8],
  'the third step’s weeks': ['div[aria-hidden] + ol > li:nth-child(3)', 8],
  'the fourth step’s weeks': ['div[aria-hidden] + ol > li:nth-child(4)', 8],
  'the tick of another slide': ['[aria-roledescription] button:not([aria-current])', undefined],
  'the tick of the last slide': ['[aria-roledescription] button:last-child', undefined],
} as const

describe('in forced colours', () => {
  it.each(['light', 'dark'] as const)('stays in sight what is drawn (%s)', async (mode) => {
    const page = await openPage(browser, {
      locale: 'ar',
      colorScheme: mode,
      forcedColors: 'active',
      reducedMotion: 'reduce',
    })
    await page.goto(`${site}/`)
    await wake(page)
    await page.evaluate(() => document.fonts.ready)
    const vanished: string[] = []
    for (const [name, [selector, height]] of Object.entries(drawn))
      if (!(await isSeen(page, selector, height))) vanished.push(name)
    expect(vanished).toEqual([])
    // The stretched line of the title stands before a drawing: it has the colour of the letters.
    const colours = await page.locator('h1 i:has(svg)').evaluateAll((bars) =>
      bars.map((bar) => {
        const { backgroundColor, color } = getComputedStyle(bar)
        return backgroundColor === color
      }),
    )
    expect(colours).toContain(true)
    expect(colours).not.toContain(false)
    await closePage(page)
  })
})

/** Whether the picture of its place is another one without it. */
async function isSeen(page: Page, selector: string, height: number | undefined) {
  const piece = await page.waitForSelector(`${selector} >> visible=true`)
  await piece.scrollIntoViewIfNeeded()
  const box = await piece.boundingBox()
  if (!box) throw new Error(`There is no ${selector}.`)
  const clip = { ...box, height: height ?? box.height }
  const shown = await page.screenshot({ clip })
  await piece.evaluate((one) => (one as HTMLElement).style.setProperty('visibility', 'hidden'))
  const without = await page.screenshot({ clip })
  await piece.evaluate((one) => (one as HTMLElement).style.removeProperty('visibility'))
  return !shown.equals(without)
}
