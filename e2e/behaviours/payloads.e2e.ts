import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { atRest } from '../browser.ts'
import { follow, soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { payloadsOf, visit } from './visitor.ts'

const site = inject('siteUrl')
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

describe('the payload of a page', () => {
  it('is asked for once when the path changes, with the build, before the page shows', async () => {
    const visitor = await visit(browser, `${site}/about`)
    const { page, asked } = visitor
    // What was fetched stays fresh, however long the test takes.
    await page.clock.setFixedTime(Date.now())
    await follow(page, '/contact')
    expect(payloadsOf(visitor)).toHaveLength(1)
    expect(payloadsOf(visitor)[0]).toMatch(/^\/contact\/_payload\.json\?[0-9a-z]+$/)
    await follow(page, '/')
    expect(payloadsOf(visitor).at(-1)).toMatch(/^\/_payload\.json\?[0-9a-z]+$/)
    asked.length = 0
    await follow(page, '/#content')
    await follow(page, '/?utm_source=x')
    expect(payloadsOf(visitor)).toEqual([])
  })

  it('that cannot be loaded is warned of and asked for again, and the journey goes on', async () => {
    const { page, said } = await visit(browser, `${site}/about`)
    let attempts = 0
    await page.route('**/contact/_payload.json*', (route) => {
      attempts += 1
      return attempts === 1 ? route.abort() : route.continue()
    })
    await follow(page, '/contact')
    await soon(() => page.url()).toBe(`${site}/contact`)
    await page.locator('main h1').waitFor()
    expect(attempts).toBe(2)
    await soon(() =>
      said.filter((line) => line.startsWith('warning: [nuxt] Cannot load payload')),
    ).toHaveLength(1)
  })
})

describe('the data of a page', () => {
  it('is fresh for five seconds, then shown at once and renewed behind it', async () => {
    const visitor = await visit(browser, `${site}/about`)
    const { page, asked } = visitor
    const now = Date.now()
    await page.clock.setFixedTime(now)
    await follow(page, '/contact')
    await follow(page, '/campaign')
    asked.length = 0
    await page.clock.setFixedTime(now + 4_900)
    await follow(page, '/contact')
    await atRest(page)
    expect(payloadsOf(visitor)).toEqual([])
    await follow(page, '/campaign')
    await page.clock.setFixedTime(now + 5_100)
    asked.length = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/contact/_payload.json*', async (route) => {
      await held
      await route.continue()
    })
    await follow(page, '/contact')
    await page.locator('main form').first().waitFor()
    await soon(() => payloadsOf(visitor).length).toBe(1)
    release()
    await atRest(page)
    expect(payloadsOf(visitor)).toHaveLength(1)
  })

  it('is of its language: the other one has its own', async () => {
    const visitor = await visit(browser, `${site}/about`)
    await follow(visitor.page, '/en/about')
    expect(payloadsOf(visitor)[0]).toMatch(/^\/en\/about\/_payload\.json/)
    await follow(visitor.page, '/about')
    await soon(() => visitor.page.locator('h1').textContent()).toMatch(/[\u0621-\u064a]{2}/)
  })
})
