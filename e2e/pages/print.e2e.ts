/** What goes on paper: what is read, and nothing that is filled in or pressed. */
import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, type WatchedPage } from '../browser.ts'
import { scenesOf } from '../pages-of-interest.ts'
import { lookAround, withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
const paths = new Map<string, string>()
let browser: Browser

withBrowser(async (opened) => {
  browser = opened
  const wanted = ['job', 'blog', 'card'] as const
  for (const scene of await lookAround(browser, (page) => scenesOf(page, site, [...wanted])))
    paths.set(scene.name, scene.paths.ar)
})

async function print(name: string): Promise<WatchedPage> {
  const page = await openPage(browser, { locale: 'ar' })
  await page.goto(site + paths.get(name))
  await page.emulateMedia({ media: 'print' })
  return page
}

const seen = (page: WatchedPage, what: string) =>
  page.locator(what).filter({ visible: true }).count()

describe('on paper', () => {
  it('a seat has neither a form to fill in nor other seats', async () => {
    const page = await print('job')
    expect(await page.locator('main form').count()).toBeGreaterThan(0)
    expect(await seen(page, 'main form')).toBe(0)
    expect(await seen(page, 'main input, main textarea')).toBe(0)
    expect(await seen(page, 'main li a[href*="/join-us/"]')).toBe(0)
    expect(await seen(page, 'main h1')).toBe(1)
  })

  it.each(['job', 'blog', 'card'])(
    'no link to skip to the words lies over them (%s)',
    async (name) => {
      const page = await print(name)
      expect(await page.locator('a[href="#content"]').count()).toBe(1)
      expect(await seen(page, 'a[href="#content"]')).toBe(0)
    },
  )

  it('a card has no buttons to copy with', async () => {
    const page = await print('card')
    expect(await page.locator('button').count()).toBeGreaterThan(0)
    expect(await seen(page, 'button')).toBe(0)
  })

  it('an article’s picture begins where its lines begin', async () => {
    const page = await print('blog')
    const ends = await page.evaluate(() =>
      ['article > img, article > picture img', 'article h1'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect().right.toFixed(),
      ),
    )
    expect(ends[0]).toBe(ends[1])
  })
})
