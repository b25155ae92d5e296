/** A page whose code cannot be fetched at first, and what a visitor presses before it is there. */
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { leaveAsleep, openPage, untilAlive, type WatchedPage, wake } from '../browser.ts'
import { scenesOf } from '../pages-of-interest.ts'
import { lookAround, withBrowser } from '../with-browser.ts'
import { formOf } from '../writing.ts'
import { soon } from './journeys.ts'

const site = inject('siteUrl')
const first = /\/_assets\/start-[^/]*\.js$/
const app = /\/_assets\/hydrate-[^/]*\.js$/
const code = /\/_assets\/[^/]*\.js$/
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

describe('what is pressed before the app is there', () => {
  /** Its code is held up until `release`. */
  async function openHeld(path: string) {
    const page = await openPage(browser, {
      locale: 'ar',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(code, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(site + path, { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    return { page, release: resolve }
  }

  it('a button that copies copies, once the app has come', async () => {
    const { page, release } = await openHeld('/card/salma')
    const button = page.locator('main button[data-state=label]').first()
    await button.click()
    release()
    await page.locator('main button[data-state=done]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  })

  it('an arrow of the slides leads on, by as many as it was pressed', async () => {
    const { page, release } = await openHeld('/')
    const carousel = page.locator('main section[aria-roledescription]').first()
    const next = carousel.getByRole('button').nth(1)
    await next.scrollIntoViewIfNeeded()
    await next.click()
    await next.click()
    release()
    await untilAlive(page)
    await soon(() =>
      carousel.locator('[aria-current]').evaluate((tick) => {
        return [...(tick.parentElement?.children ?? [])].indexOf(tick)
      }),
    ).toBe(2)
  })

  it('is heard on every page: no button waits for the app without being kept for it', async () => {
    const scenes = await lookAround(browser, (page) => scenesOf(page, site))
    const page = await openPage(browser)
    await leaveAsleep(page)
    const heard = '[data-mode-set], [data-opens], [data-acts], [data-consent-close], [data-early]'
    let buttons = 0
    for (const path of new Set(scenes.flatMap(({ paths }) => [paths.ar, paths.en]))) {
      const html = await (await fetch(site + path, { headers: { accept: 'text/html' } })).text()
      const deaf = await page.evaluate(
        ([served = '', selector = '']) => {
          const shown = new DOMParser().parseFromString(served, 'text/html')
          const all = [...shown.querySelectorAll('button[type=button]')]
          return [
            all.length,
            all.filter((one) => !one.matches(selector)).map((one) => one.outerHTML),
          ]
        },
        [html, heard],
      )
      buttons += Number(deaf[0])
      expect(deaf[1], path).toEqual([])
    }
    expect(buttons).toBeGreaterThan(100)
  })
})
