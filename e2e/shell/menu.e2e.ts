import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { closePage, leaveAsleep, openPage, untilAlive, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { soon } from './journeys.ts'

const site = inject('siteUrl')
const phone = { viewport: { width: 390, height: 844 }, locale: 'ar' }
const opener = 'button[data-opens=menu]'
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/** As before Chrome 135, Firefox 144 and Safari 26.2. */
function forgetInvokers() {
  for (const name of ['command', 'commandForElement'])
    Reflect.deleteProperty(HTMLButtonElement.prototype, name)
}

const isOpen = (page: Page) => page.locator('#menu').evaluate((menu) => menu.matches('[open]'))

describe('the menu of narrow screens', () => {
  it.each([
    ['/about', 'افتح القائمة', 'أغلق القائمة'],
    ['/en/about', 'Open the menu', 'Close the menu'],
  ])(
    'opens, leads on and closes without script, by links alone (%s)',
    async (path, open, close) => {
      const page = await openPage(browser, { ...phone, javaScriptEnabled: false })
      await page.goto(site + path)
      const sheet = page.getByRole('dialog')
      expect(await sheet.count()).toBe(0)
      await page.getByRole('banner').getByRole('link', { name: open }).click()
      await sheet.waitFor()
      expect(await page.getByRole('button', { name: open }).count()).toBe(0)
      await sheet.getByRole('link', { name: close }).click()
      await sheet.waitFor({ state: 'hidden' })
      await page.getByRole('banner').getByRole('link', { name: open }).click()
      await sheet.getByRole('navigation').getByRole('link').first().click()
      await page.waitForURL((url) => url.pathname !== path)
    },
  )

  it('opens and closes in a browser of the floor, before the app is there and after', async () => {
    const page = await openPage(browser, phone)
    await page.addInitScript(forgetInvokers)
    await leaveAsleep(page)
    await page.route('**/_assets/*.js', (route) => route.abort())
    await page.goto(`${site}/about`)
    await page.click(opener)
    await soon(() => isOpen(page)).toBe(true)
    await page.locator('#menu button[type=submit]').click()
    await soon(() => isOpen(page)).toBe(false)
    await page.unroute('**/_assets/*.js')
    await page.goto(`${site}/about`)
    await wake(page)
    await page.click(opener)
    await soon(() => isOpen(page)).toBe(true)
    await page.locator('#menu button[type=submit]').click()
    await soon(() => isOpen(page)).toBe(false)
  })

  it('is never asked of a browser by attributes that the floor does not know', async () => {
    for (const path of ['/', '/en/about', '/campaign', '/card/salma', '/nowhere']) {
      const html = await (await fetch(site + path, { headers: { accept: 'text/html' } })).text()
      expect(html, path).not.toMatch(
        /<[^>]*\s(?:command|commandfor|popover|popovertarget|interestfor|closedby)=/,
      )
    }
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
    await closePage(page)
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
    await closePage(page)
  })
})
