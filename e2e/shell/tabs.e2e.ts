import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { letGo, openPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { follow, soon } from './journeys.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

async function open(path: string) {
  const page = await openPage(browser, { locale: 'ar' })
  await page.goto(site + path)
  await wake(page)
  return page
}

const tab = (page: Page, step: number) => page.locator(`#step-${step}-tab`)
const chosen = (page: Page) => page.locator('[role=tab][aria-selected=true]').getAttribute('id')
/** The sections that can be seen. */
const shown = (page: Page) =>
  page
    .locator('[role=tabpanel]')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id))
const hash = (page: Page) => page.evaluate(() => location.hash)

describe('the tabs of a page', () => {
  it('show the section that the address names, below its tab', async () => {
    const page = await open('/web-applications#step-3')
    expect([await chosen(page), await shown(page)]).toEqual(['step-3-tab', ['step-3']])
    const seen = () => tab(page, 3).evaluate((one) => one.getBoundingClientRect().top)
    await soon(seen).toBeLessThan(900)
    expect(await seen()).toBeGreaterThan(96)
    await page.evaluate(() => location.assign('#step-4'))
    await soon(() => chosen(page)).toBe('step-4-tab')
    expect(await shown(page)).toEqual(['step-4'])
  })

  it('name the section that is chosen, without moving the page or a step back for each', async () => {
    const page = await open('/web-applications?utm_source=a')
    await tab(page, 1).scrollIntoViewIfNeeded()
    const [top, entries] = await page.evaluate(() => [scrollY, history.length])
    await tab(page, 2).click()
    await page.keyboard.press('ArrowLeft')
    await soon(() => hash(page)).toBe('#step-3')
    expect(await shown(page)).toEqual(['step-3'])
    // Held with another key it is the browser's.
    await page.keyboard.press('Control+ArrowLeft')
    expect(await shown(page)).toEqual(['step-3'])
    expect(page.url()).toBe(`${site}/web-applications?utm_source=a#step-3`)
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([top, entries])
  })

  it('are as they were on the way back', async () => {
    const page = await open('/web-applications')
    await tab(page, 4).click()
    await soon(() => hash(page)).toBe('#step-4')
    await follow(page, '/about')
    await page.goBack()
    await tab(page, 4).waitFor()
    expect([await chosen(page), await shown(page)]).toEqual(['step-4-tab', ['step-4']])
  })

  it('are the same in the other language, which the address names too', async () => {
    const page = await open('/web-applications#step-2')
    await tab(page, 3).click()
    await soon(() => hash(page)).toBe('#step-3')
    await page.getByRole('banner').locator('a[hreflang=en]').first().click()
    await soon(() => page.url()).toBe(`${site}/en/web-applications#step-3`)
    await soon(() => page.getAttribute('html', 'lang')).toBe('en')
    expect([await chosen(page), await shown(page)]).toEqual(['step-3-tab', ['step-3']])
  })

  it('open in a tab of the browser’s own when that is asked for', async () => {
    const page = await open('/web-applications')
    for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        tab(page, 3).click(how),
      ])
      await soon(() => other.url()).toBe(`${site}/web-applications#step-3`)
      expect(await chosen(page)).toBe('step-1-tab')
      await letGo(other.close())
    }
  })

  it('are sections under each other without script, each with its name', async () => {
    const page = await openPage(browser, { locale: 'ar', javaScriptEnabled: false })
    await page.goto(`${site}/web-applications#step-3`)
    const sections = page.locator('[id^=step-] h3')
    expect(await sections.count()).toBeGreaterThan(2)
    for (const one of await sections.all()) expect(await one.isVisible()).toBe(true)
  })
})
