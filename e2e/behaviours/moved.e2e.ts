import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { follow } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

describe('a link inside the app to a moved address', () => {
  it.each([
    ['/portfolio?utm_source=a', '/our-projects?utm_source=a'],
    ['/en/ar/service/7', '/web-applications'],
    ['/ar/en/online-meeting-request?x=1', '/en/contact?x=1'],
  ])('of the old site leads on without a document (%s)', async (old, target) => {
    const { page, documents } = await visit(browser, `${site}/about`)
    await follow(page, old)
    await page.waitForURL(site + target)
    await page.locator('main h1').waitFor()
    expect(documents).toEqual([])
    expect(page.complaints).toEqual([])
    await page.goBack()
    await page.waitForURL(`${site}/about`)
  })

  it('of another site loads its document and leaves the journey, with the query', async () => {
    const { page, documents } = await visit(browser, `${site}/about`)
    const elsewhere = 'https://shop.example/ar?x=1'
    await page.route('https://shop.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>متجر</h1>' }),
    )
    await page.route('**/testimonials/_payload.json*', (route) =>
      route.fulfill({ json: { redirect: elsewhere } }),
    )
    await follow(page, '/testimonials?x=1').catch(() => {})
    await page.waitForURL(elsewhere)
    expect(documents).toEqual([elsewhere])
    await page.goBack()
    await page.waitForURL(`${site}/about`)
  })
})
