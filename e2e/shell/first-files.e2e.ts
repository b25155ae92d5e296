/** A page whose code cannot be fetched at first. */
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, type WatchedPage, wake } from '../browser.ts'
import { withBrowser } from '../with-browser.ts'
import { formOf } from '../writing.ts'
import { soon } from './journeys.ts'

const site = inject('siteUrl')
const first = /\/_assets\/start-[^/]*\.js$/
const app = /\/_assets\/shared-[^/]*\.js$/
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

/** Opens a page that some of its files do not reach: the first `times` askings fail. */
async function open(path: string, missing: RegExp, times: number) {
  const page = await openPage(browser, { locale: 'ar' })
  const documents: string[] = []
  let asked = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url().replace(site, ''))
  })
  await page.route(missing, (route) => {
    asked += 1
    return asked > times ? route.continue() : route.abort()
  })
  await page.goto(site + path)
  return { page, documents, asked: () => asked }
}

const stir = async (page: Page) => {
  await page.mouse.move(40, 40)
  await page.mouse.move(90, 90)
}

const noFailure = (page: WatchedPage) =>
  page.complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))

describe('a file that every page needs', () => {
  it.each([
    ['first', first],
    ['app’s', app],
  ])('the %s, that fails once, is asked for again without a new document', async (_, missing) => {
    const { page, documents, asked } = await open('/about', missing, 1)
    await wake(page)
    expect([documents, asked()]).toEqual([['/about'], 2])
    expect(noFailure(page)).toEqual([])
  })

  it.each([
    ['first', first],
    ['app’s', app],
  ])('the %s, that fails twice, comes with a document of its own', async (_, missing) => {
    const { page, documents } = await open('/about', missing, 2)
    await stir(page)
    await soon(() => documents).toEqual(['/about', '/about'])
    await wake(page)
    const guard = await page.evaluate(() => sessionStorage.getItem('nuxt:reload'))
    expect(JSON.parse(guard ?? '{}')).toMatchObject({ path: '/about' })
  })

  it('that stays away leads to one document, not to a circle, and the page stays as it was served', async () => {
    const { page, documents, asked } = await open('/about', app, 1_000)
    let heads = 0
    page.on('response', (answer) => {
      if (answer.request().method() === 'HEAD') heads += 1
    })
    await stir(page)
    await soon(() => documents).toHaveLength(2)
    await page.waitForLoadState('load')
    await stir(page)
    // Twice in each document; after the second it is asked whether the page is there.
    await soon(asked).toBe(4)
    await soon(() => heads).toBe(2)
    expect(documents).toHaveLength(2)
    await page.getByRole('banner').locator('a[href="/blogs"]').first().click()
    await page.waitForURL(`${site}/blogs`)
  })

  it('interrupts nobody who has begun to write, and what they wrote is sent', async () => {
    const { page, documents, asked } = await open('/contact', app, 1_000)
    const form = formOf(page, 'contact')
    await form.locator('[name=message]').fill('نصٌّ يبقى')
    await soon(asked).toBe(2)
    await form.locator('[name=name]').fill('سارة العتيبي')
    await form.locator('[name=email]').fill('sara@example.com')
    await form.locator('[name=consentPrivacy]').check()
    expect(await form.locator('[name=message]').inputValue()).toBe('نصٌّ يبقى')
    expect(documents).toEqual(['/contact'])
    await form.locator('[type=submit]').click()
    await page.waitForURL(`${site}/thank-you`)
  })

  it('puts no error of the browser in the place of a page whose site is away', async () => {
    const { page, documents, asked } = await open('/about', app, 1_000)
    const heads: string[] = []
    await page.route('**/about', (route) => {
      heads.push(route.request().method())
      return route.abort()
    })
    await stir(page)
    await soon(asked).toBe(2)
    await soon(() => heads).toEqual(['HEAD'])
    expect(documents).toEqual(['/about'])
    expect(await page.locator('main h1').count()).toBe(1)
  })
})
