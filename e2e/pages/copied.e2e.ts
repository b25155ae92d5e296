/** What is copied from a page is what it says, once and whole. */
import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

describe('a headline that is drawn', () => {
  it.each(['/', '/en'])('is copied once and whole (%s)', async (path) => {
    const page = await openPage(browser, { locale: path === '/' ? 'ar' : 'en' })
    await page.goto(site + path)
    const headline = page.getByRole('heading', { level: 1 })
    const said = await headline.locator('.visually-hidden').textContent()
    const copied = await headline.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return getSelection()?.toString().trim()
    })
    expect(copied).toBe(said)
    expect(said?.length).toBeGreaterThan(10)
  })
})
