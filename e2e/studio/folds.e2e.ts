/** Long forms can be looked over: their rows come folded, each called by the first words written in it. */
import { expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { askStudio } from './every-view.ts'

const studio = inject('studioUrl')
let office: Office
withOffice((signedIn) => {
  office = signedIn
})

type Steps = { process: { title: string; text: string }[] }

it('calls the steps of a service by their titles in either language, and opens one by a press', async () => {
  const { page } = office
  const id = await office.find('services', 'key', 'web-applications', 'ar')
  const names = page.locator('#field-process .array-field__row-header')
  const texts = page.locator('#field-process textarea')
  let steps: Steps['process'] = []
  for (const locale of ['ar', 'en']) {
    const query = `services/${id}?depth=0&locale=${locale}`
    steps = ((await askStudio(page, query)) as unknown as Steps).process
    await page.goto(`${studio}/admin/collections/services/${id}?locale=${locale}`)
    await untilAlive(page.locator('#action-save'))
    await names.first().waitFor()
    expect(await names.allTextContents()).toEqual(
      steps.map(({ title }) => expect.stringContaining(title)),
    )
    expect(await texts.count()).toBe(0)
  }
  await page.locator('#field-process .collapsible__toggle').first().click()
  await texts.waitFor()
  expect(await texts.inputValue()).toBe(steps[0]?.text)
})

it('calls the blocks of a page by their kinds and first words, and draws what is in one when it is opened', async () => {
  const { page } = office
  const { docs } = (await askStudio(page, 'block-pages?limit=1&depth=0&locale=ar')) as unknown as {
    docs: { id: string; blocks: { title?: string }[] }[]
  }
  const [made] = docs
  await page.goto(`${studio}/admin/collections/block-pages/${made?.id}?locale=ar`)
  await untilAlive(page.locator('#action-save'))
  const heads = page.locator('#field-blocks .blocks-field__block-header')
  await heads.first().waitFor()
  const said = await heads.allTextContents()
  expect(said).toEqual(made?.blocks.map(({ title }) => expect.stringContaining(title ?? '')))
  const within = page.locator('#field-blocks .blocks-field__fields')
  expect(await within.count()).toBe(0)
  await page.locator('#field-blocks .collapsible__toggle').first().click()
  await within.waitFor()
})

it('draws what the menu of a row offers when it is opened', async () => {
  const { page } = office
  const id = await office.find('services', 'key', 'web-applications', 'ar')
  await page.goto(`${studio}/admin/collections/services/${id}?locale=ar`)
  await untilAlive(page.locator('#action-save'))
  const menus = page.locator('.popup__hidden-content')
  await menus.first().waitFor({ state: 'attached' })
  expect(await menus.locator('button').count()).toBe(0)
  await page.locator('#field-process .array-actions button').first().click()
  const offers = page.locator('.popup__content button')
  await offers.first().waitFor()
  expect(await offers.count()).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
})
