/** The browser's Back, which a phone has for a gesture: it shows where it leads, and takes nothing written along unasked. */
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { letGo } from '../browser.ts'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { askStudio } from './every-view.ts'

const studio = inject('studioUrl')
const lists = '/admin/collections'
let office: Office
let redirect = ''

withOffice(async (signedIn) => {
  office = signedIn
  redirect = await office.make('redirects?depth=0', { from: '/going-back', to: '/contact' })
})
afterAll(() => office.send(`redirects/${redirect}`, 'DELETE'))

const rowOf = (page: Page, id: string) => page.locator(`.collection-list a[href*="${id}"]`).first()
const target = (page: Page) => page.locator('#field-to')
const question = (page: Page) => page.getByRole('dialog', { name: 'خروج بلا حفظ' })
const goBack = (page: Page) => page.evaluate(() => history.back())
const follow = (page: Page, link: string) => page.locator(link).first().dispatchEvent('click')

async function openRedirect(page: Page, list: string): Promise<void> {
  await page.goto(studio + list)
  const row = rowOf(page, redirect)
  await untilAlive(row)
  await row.click()
  await page.waitForURL(`**/redirects/${redirect}*`)
  await untilAlive(target(page))
}

/** Opens a new post from its list. @returns its id. */
async function openPost(page: Page): Promise<string> {
  const id = await office.make('posts?draft=true&depth=0&locale=ar', { title: 'للعودة' })
  await page.goto(`${studio}${lists}/posts?locale=ar&where[id][equals]=${id}`)
  const row = rowOf(page, id)
  await untilAlive(row)
  await row.click()
  await page.waitForURL(`**/posts/${id}*`)
  return id
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

it('asks before it leads away from what is not saved, as often as it is pressed', async () => {
  const page = await office.page.context().newPage()
  await openRedirect(page, `${lists}/redirects`)
  const { href } = new URL(page.url())
  await target(page).fill('/written')
  for (const _ of ['once', 'again']) {
    await goBack(page)
    await question(page).getByRole('button', { name: 'البقاء على هذه الصفحة' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect([page.url(), await target(page).inputValue()]).toEqual([href, '/written'])
  }
  await goBack(page)
  await question(page).waitFor()
  await goBack(page)
  await question(page).getByRole('button', { name: 'خروج على أيّ حال' }).click()
  await rowOf(page, redirect).waitFor()
  expect(new URL(page.url()).pathname).toBe(`${lists}/redirects`)
  await letGo(page.close())
})

it('asks before it leads away from one’s own account', async () => {
  const page = await office.page.context().newPage()
  await page.goto(`${studio}/admin`)
  const link = page.locator('a[href="/admin/account"]').first()
  await untilAlive(link)
  await link.click()
  const name = page.locator('#field-name')
  await untilAlive(name)
  const before = await name.inputValue()
  await name.fill('اسم لم يُحفظ')
  await goBack(page)
  await question(page).getByRole('button', { name: 'البقاء على هذه الصفحة' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('اسم لم يُحفظ')
  await name.fill(before)
  await letGo(page.close())
})

it('asks nothing once it is saved', async () => {
  const page = await office.page.context().newPage()
  await openRedirect(page, `${lists}/redirects`)
  await target(page).fill('/about')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await saved).ok()).toBe(true)
  await page.locator('[data-sonner-toast][data-type=success]').waitFor()
  await goBack(page)
  await rowOf(page, redirect).waitFor()
  expect(await question(page).count()).toBe(0)
  await letGo(page.close())
})

it('leads away at once from what saves itself, and what was written is kept', async () => {
  const page = await office.page.context().newPage()
  const id = await openPost(page)
  const excerpt = page.locator('#field-excerpt')
  await untilAlive(excerpt)
  await excerpt.fill('كُتب قبل العودة')
  await goBack(page)
  await rowOf(page, id).waitFor()
  expect(await question(page).count()).toBe(0)
  await expect
    .poll(() => askStudio(page, `posts/${id}?draft=true&depth=0&locale=ar`))
    .toMatchObject({ excerpt: 'كُتب قبل العودة' })
  await letGo(page.close())
  await office.send(`posts/${id}`, 'DELETE')
})

it('asks before a drawer is closed, and before it leads away from behind one', async () => {
  const page = await office.page.context().newPage()
  const id = await openPost(page)
  const add = page.locator('#field-categories .relationship-add-new__add-button')
  await untilAlive(add)
  await add.click()
  const drawer = page.locator('dialog.doc-drawer')
  const name = drawer.locator('#field-name')
  await untilAlive(name)
  await name.fill('تصنيف لم يُحفظ')
  const beside = drawer.locator('.drawer__close')
  for (const leave of [
    () => goBack(page),
    () => page.keyboard.press('Escape'),
    () => beside.dispatchEvent('click'),
  ]) {
    await leave()
    await question(page).getByRole('button', { name: 'البقاء على هذه الصفحة' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect(await name.inputValue()).toBe('تصنيف لم يُحفظ')
  }
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'خروج على أيّ حال' }).click()
  await drawer.waitFor({ state: 'detached' })
  await letGo(page.close())
  await office.send(`posts/${id}`, 'DELETE')
})

it('asks before an entry is left, by Back and by a link, and follows the link once it is told to', async () => {
  const page = await office.page.context().newPage()
  await page.goto(`${studio}/admin/desk/leads`)
  const enter = page.locator('a[href="/admin/desk/leads/new"]').first()
  await untilAlive(enter)
  await enter.click()
  const name = page.locator('#entry-name')
  await untilAlive(name)
  await name.fill('لم يُحفظ بعد')
  const board = 'a[href^="/admin/desk/leads"]:not([href*=new])'
  for (const leave of [() => goBack(page), () => follow(page, board)]) {
    await leave()
    await question(page).getByRole('button', { name: 'البقاء على هذه الصفحة' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect(await name.inputValue()).toBe('لم يُحفظ بعد')
  }
  await follow(page, board)
  await question(page).getByRole('button', { name: 'خروج على أيّ حال' }).click()
  await page.waitForURL(/\/admin\/desk\/leads(?!\/new)/)
  await letGo(page.close())
})

it('asks before a note is left that was not added, and keeps an answer that was folded away', async () => {
  const page = await office.page.context().newPage()
  const made = JSON.parse(await office.send('leads/test-submission', 'POST')) as { id: string }
  const { id: lead } = made
  await page.goto(`${studio}${lists}/leads/${lead}`)
  const note = page.getByLabel('ملاحظة جديدة', { exact: true })
  await untilAlive(note)
  await note.fill('لم تُضف بعد')
  await follow(page, 'a[href="/admin"]')
  await question(page).getByRole('button', { name: 'البقاء على هذه الصفحة' }).click()
  await question(page).waitFor({ state: 'detached' })
  expect(await note.inputValue()).toBe('لم تُضف بعد')
  await note.fill('')

  const mail = page.getByRole('button', { name: 'أجب بالبريد' })
  await mail.click()
  const subject = page.getByLabel('العنوان', { exact: true })
  await subject.fill('موضوع لم يُرسل')
  await mail.click()
  await subject.waitFor({ state: 'hidden' })
  await mail.click()
  expect(await subject.inputValue()).toBe('موضوع لم يُرسل')
  await follow(page, 'a[href="/admin"]')
  await question(page).getByRole('button', { name: 'خروج على أيّ حال' }).click()
  await page.waitForURL(`${studio}/admin`)
  await letGo(page.close())
})
