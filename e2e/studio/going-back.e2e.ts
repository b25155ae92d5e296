/** The browser's Back, which a phone has for a gesture, shows where it leads. */
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { letGo } from '../browser.ts'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const studio = inject('studioUrl')
const lists = '/admin/collections'
let office: Office
let redirect = ''

withOffice(async (signedIn) => {
  office = signedIn
  const made = await office.send('redirects?depth=0', 'POST', {
    from: '/going-back',
    to: '/contact',
  })
  redirect = (JSON.parse(made) as { doc: { id: string } }).doc.id
})
afterAll(() => office.send(`redirects/${redirect}`, 'DELETE'))

const rowOf = (page: Page, id: string) => page.locator(`.collection-list a[href*="${id}"]`).first()
const target = (page: Page) => page.locator('#field-to')
const goBack = (page: Page) => page.evaluate(() => history.back())

async function openRedirect(page: Page, list: string): Promise<void> {
  await page.goto(studio + list)
  const row = rowOf(page, redirect)
  await untilAlive(row)
  await row.click()
  await page.waitForURL(`**/redirects/${redirect}*`)
  await untilAlive(target(page))
}

it('leads to a list that was opened by its address, with what it was filtered by', async () => {
  const page = await office.page.context().newPage()
  await openRedirect(page, `${lists}/redirects?where[from][equals]=/going-back`)
  await goBack(page)
  await rowOf(page, redirect).waitFor()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe(`${lists}/redirects`)
  expect(searchParams.get('where[from][equals]')).toBe('/going-back')
  expect(await page.locator('.collection-list tbody tr').count()).toBe(1)

  await page.evaluate(() => history.forward())
  await target(page).waitFor()
  await letGo(page.close())
})
