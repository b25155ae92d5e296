/** What the studio says when it did not do what was asked: it can be read, by whoever looked elsewhere too. */
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const studio = inject('studioUrl')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

/** What is due by then has gone from the page, too: it fades for a moment once its time is over. */
async function letPass(page: Page, ms: number): Promise<void> {
  for (const span of [ms - 1_000, 1_000]) {
    await page.clock.runFor(span)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }
}

describe('what went wrong', () => {
  it('stays longer than a glance, goes by itself later, and by its cross at once', async () => {
    const { page } = office
    await page.clock.install()
    await page.goto(`${studio}/admin/collections/redirects/create`)
    await untilAlive(page.locator('#action-save'))
    const told = page.locator('.toast-error')
    await page.locator('#action-save').click()
    await told.waitFor()
    await letPass(page, 15_000)
    expect(await told.count()).toBe(1)
    await letPass(page, 10_000)
    await told.waitFor({ state: 'detached' })
    await page.locator('#action-save').click()
    await told.getByRole('button').click()
    await told.waitFor({ state: 'detached' })
  })

  it('stands in the corner away from the menu, in either language', async () => {
    const { page } = office
    for (const [language, direction] of [
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ] as const) {
      await speak(page, language)
      await page.goto(`${studio}/admin/collections/redirects/create`)
      await untilAlive(page.locator('#action-save'))
      await page.locator('#action-save').click()
      await page.locator('.toast-error').waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
      expect(await page.evaluate(isOverMenu), language).toBe(false)
    }
  })
})

/** As a person who chose that language in their account. */
async function speak(page: Page, language: string): Promise<void> {
  const { origin: url } = new URL(studio)
  await page.context().addCookies([{ name: 'payload-lng', value: language, url }])
}

function isOverMenu(): boolean {
  const menu = document.querySelector('aside.nav')?.getBoundingClientRect()
  const notice = document.querySelector('[data-sonner-toaster]')?.getBoundingClientRect()
  if (!menu || !notice || menu.width === 0) throw new Error('no menu or no notice to be seen')
  return notice.left < menu.right && notice.right > menu.left
}
