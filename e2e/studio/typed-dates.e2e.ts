/** Dates that people type instead of choosing: day first, in any digits, and never another day than they wrote. */
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { letGo } from '../browser.ts'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { askStudio } from './every-view.ts'

const studio = inject('studioUrl')
let office: Office
let campaign = ''

withOffice(async (signedIn) => {
  office = signedIn
  const draft = { title: 'حملة لمواعيد تُكتب' }
  campaign = await office.make('campaigns?draft=true&depth=0&locale=ar', draft)
})

const field = (page: Page, name: string) => page.locator(`#field-${name} input`)
const held = async (page: Page) => {
  const found = await askStudio(page, `campaigns/${campaign}?draft=true&depth=0&locale=ar`)
  return found as { startsAt?: string; endsAt?: string }
}

it('are taken as they are written here, in whatever digits, and shown in words', async () => {
  const page = await office.page.context().newPage()
  await page.goto(`${studio}/admin/collections/campaigns/${campaign}?locale=ar`)
  const start = field(page, 'startsAt')
  await untilAlive(start)
  await start.fill('05/06/2027 10:00')
  await start.press('Enter')
  await expect.poll(() => start.inputValue()).toBe('5 يونيو 2027، 10:00 ص')

  const end = field(page, 'endsAt')
  await end.fill('٢٠/١٢/٢٠٢٧ ٢:٣٠ م')
  await end.press('Tab')
  await expect.poll(() => end.inputValue()).toBe('20 ديسمبر 2027، 2:30 م')
  const [from, to] = await page.evaluate(() =>
    [new Date(2027, 5, 5, 10), new Date(2027, 11, 20, 14, 30)].map((at) => at.toISOString()),
  )
  await expect.poll(() => held(page)).toMatchObject({ startsAt: from, endsAt: to })

  // A day that never was: the field keeps what it held, and says so.
  await end.fill('31/02/2028')
  await end.press('Tab')
  await page.getByRole('alert').filter({ hasText: 'لم نفهم هذا التاريخ: 31/02/2028' }).waitFor()
  expect(await end.inputValue()).toBe('20 ديسمبر 2027، 2:30 م')
  await end.fill('')
  await end.press('Tab')
  await expect.poll(async () => (await held(page)).endsAt ?? null).toBeNull()
  expect(await page.getByRole('alert').filter({ hasText: 'لم نفهم' }).count()).toBe(0)
  await letGo(page.close())
  await office.send(`campaigns/${campaign}`, 'DELETE')
})
