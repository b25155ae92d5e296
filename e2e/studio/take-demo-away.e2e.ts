/**
 * A product of its own with the demo: its owner takes the demo away and sets another agency up, in a browser and
 * nothing else, while a visitor's message stays.
 */
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { errorEventsIn } from '../error-events.ts'
import { signIn, untilVisible } from '../office.ts'
import { withBrowser } from '../with-browser.ts'
import { type Begun, openStep, save, withBeginning } from './guide.ts'
import { enter, type Person } from './people.ts'
import { photo } from './photo.ts'

let browser: Browser
let begun: Begun
let owner: Person
/** What an agency wrote itself, over a text of the demo. */
const ownTitle = 'مقالتنا نحن'
const picture = (name: string) => resolve('content', 'media', name)

withBrowser((opened) => {
  browser = opened
})
withBeginning('on', (started) => {
  begun = started
})

const statusOf = async (path: string) =>
  (await fetch(begun.siteUrl + encodeURI(path), { redirect: 'manual' })).status
const count = async (collection: string): Promise<number> =>
  (await (await owner.ask(`${collection}/count`)).json()).totalDocs

async function changeOnePost(): Promise<string> {
  const { docs } = await (await owner.ask('posts?limit=1&depth=0&locale=ar')).json()
  const [{ id, slug }] = docs
  const data = { title: ownTitle, _status: 'published' }
  const saved = await owner.ask(`posts/${id}?locale=ar`, 'PATCH', data)
  expect(saved.status, await saved.clone().text()).toBe(200)
  return `/blogs/${slug}`
}

async function openGuide(): Promise<Page> {
  const { page } = await signIn(browser, begun.studioUrl, begun.owner)
  await page.goto(`${begun.studioUrl}/admin/first-run`)
  return page
}

it('the demo goes with one press after one tick, and what was changed stays', async () => {
  owner = await enter(begun.studioUrl, begun.owner)
  const kept = await changeOnePost()
  const page = await openGuide()
  await page.getByRole('button', { name: 'أزل الوكالة التجريبيّة…' }).click()
  const remove = page.getByRole('button', { name: 'أزلها', exact: true })
  await remove.waitFor()
  await page.getByText(ownTitle).waitFor()
  await photo(page, 'demo-goes')
  expect(await remove.isDisabled()).toBe(true)
  await page.getByLabel('أعرف أنّ ما يُزال لا يعود من الاستوديو.').check()
  await remove.click()
  await page.getByText(/أُزيلت التجربة: /).waitFor()
  await photo(page, 'demo-gone')
  expect([await count('projects'), await count('services'), await count('posts')]).toEqual([
    0, 0, 1,
  ])
  await untilVisible(begun.siteUrl + encodeURI(kept), ownTitle)
  await expect.poll(() => statusOf('/our-projects/سقيا'), { timeout: 30_000 }).toBe(404)
  for (const path of ['/', '/services', '/our-projects', '/blogs', '/contact', '/en', '/en/blogs'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
})

it('and another agency stands: name, logo, office and a colleague', async () => {
  const page = await openGuide()
  const name = await openStep(page, 'name')
  await name.locator('[name=nameAr]').fill('مدار')
  await name.locator('[name=nameEn]').fill('Madar')
  await name.locator('[name=email]').fill('hello@madar.example')
  await save(name)
  const logo = await openStep(page, 'logo')
  await logo.locator('[name=light]').setInputFiles(picture('logo-en-light.png'))
  await logo.locator('[name=dark]').setInputFiles(picture('logo-en-dark.png'))
  await save(logo)
  await fillOffice(page)
  await invite(page)
  await photo(page, 'guide-with-colleague')
  await untilVisible(`${begun.siteUrl}/en/contact`, 'Jeddah')
  const site = await (await fetch(begun.siteUrl)).text()
  expect(site).toContain('مدار')
  expect(site).toMatch(/<header[\s\S]*?<img[^>]+media/)
  expect(site).not.toContain('بِركار')
  expect(errorEventsIn(begun.dataDir)).toEqual([])
})

async function fillOffice(page: Page): Promise<void> {
  const branch = await openStep(page, 'branch')
  for (const field of ['name', 'street', 'locality']) {
    await branch.locator(`[name=${field}Ar]`).fill('جدّة')
    await branch.locator(`[name=${field}En]`).fill('Jeddah')
  }
  await branch.locator('[name=phone]').fill('+966126543210')
  await save(branch)
}

/** Without a mail server the invitation is a file that waits; the colleague stands in the list. */
async function invite(page: Page): Promise<void> {
  const people = page.locator('[data-step=people]')
  if ((await people.getAttribute('open')) === null) await people.locator('summary').first().click()
  await people.locator('details summary').click()
  await people.locator('input[name=name]').fill('هند')
  await people.locator('input[name=email]').fill('hind@madar.example')
  await people.locator('button[type=submit]').click()
  await people.locator('[data-done]').waitFor()
  expect(await count('users')).toBe(2)
}
