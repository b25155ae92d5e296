import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, untilAlive } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { soon } from './journeys.ts'

const site = inject('siteUrl')
const phone = { viewport: { width: 390, height: 844 }, locale: 'ar' }
const opener = 'button[commandfor="menu"][command="show-modal"]'
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const isOpen = (page: Page) => page.locator('#menu').evaluate((menu) => menu.matches('[open]'))

describe('the menu of narrow screens', () => {
  it('opens and closes without script', async () => {
    const page = await openPage(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site}/about`)
    await page.click(opener)
    await page.locator('#menu a').first().waitFor({ state: 'visible' })
    await page.click('button[commandfor="menu"][command="close"]')
    await page.locator('#menu a').first().waitFor({ state: 'hidden' })
    await page.context().close()
  })

  it('stays open while the page comes to life, and closes when the page changes', async () => {
    const page = await openPage(browser, phone)
    await page.goto(`${site}/about`)
    await page.click(opener)
    await untilAlive(page)
    await page.waitForTimeout(300)
    expect(await isOpen(page)).toBe(true)
    await page.click('#menu a[href="/blogs"]')
    await page.waitForURL(`${site}/blogs`, { waitUntil: 'commit' })
    await page.waitForFunction(() => !document.querySelector('#menu')?.matches('[open]'))
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  it('closes by Escape and gives the focus back', async () => {
    const page = await openPage(browser, phone)
    await page.goto(`${site}/about`)
    await page.click(opener)
    await page.keyboard.press('Escape')
    await soon(() => isOpen(page)).toBe(false)
    await soon(() => page.locator(opener).evaluate((one) => one === document.activeElement)).toBe(
      true,
    )
    await page.context().close()
  })
})
