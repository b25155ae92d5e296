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
})
