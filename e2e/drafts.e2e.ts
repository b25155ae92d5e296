/** Beginning a document and giving it a time, in the Arabic studio. */
import type { Request } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { letGo } from './browser.ts'
import type { Office } from './office.ts'
import { withOffice } from './with-browser.ts'

const studioUrl = inject('studioUrl')
let office: Office
const patience = { timeout: 60_000 }

withOffice((signedIn) => {
  office = signedIn
})

const statusOf = (id: string) =>
  office.page.evaluate(async (url) => (await fetch(url)).status, `/api/posts/${id}?draft=true`)

const saysThatItIsOpen = (request: Request) =>
  new URL(request.url()).pathname === '/api/together' &&
  !request.postData()?.includes('"left":true')

async function begin(): Promise<string> {
  const { page } = office
  // Until the page has said that it is open, nobody could know that it was left.
  const isKnown = page.waitForResponse(
    (answer) => saysThatItIsOpen(answer.request()) && answer.ok(),
  )
  const id = await office.begin('posts', '#field-title')
  await isKnown
  return id
}

describe('an editor who opens "create"', () => {
  it('leaves no empty article behind, and finds what was written', async () => {
    const empty = await begin()
    const written = await begin()
    await office.draft('مسوّدة بدأت للتوّ')
    await office.page.goto(`${studioUrl}/admin`)
    await expect.poll(() => statusOf(empty), { timeout: 120_000, interval: 1_000 }).toBe(404)
    expect(await statusOf(written)).toBe(200)
  })
})

describe('an article that has no title yet', () => {
  it('is called so in its head and on the way to it, in the language of whoever writes', async () => {
    const id = await begin()
    const { page } = office
    const head = page.locator('h1.render-title')
    await expect.poll(() => head.textContent(), patience).toBe('[بلا عنوان]')
    await expect.poll(() => page.locator('.step-nav').textContent(), patience).toMatch(/بلا عنوان/)
    expect(await page.locator('.app-header').textContent()).not.toContain(id)
    await page.locator('#field-title').first().fill('صار له اسم')
    await expect.poll(() => head.textContent(), patience).toBe('صار له اسم')
    await office.open('posts', id, 'en')
    await expect.poll(() => head.textContent(), patience).toBe('[بلا عنوان]')
  })

  it('shows no id before the form has come to life', async () => {
    const id = await begin()
    const asServed = await office.page.context().newPage()
    await asServed.route('**/*.js', (route) => route.abort())
    await asServed.goto(`${studioUrl}/admin/collections/posts/${id}?locale=ar`)
    const head = asServed.locator('h1.render-title')
    await head.waitFor({ state: 'attached' })
    expect(await head.textContent()).toContain(id)
    expect(await head.isVisible()).toBe(false)
    await letGo(asServed.close())
  })
})

describe('an editor who schedules', () => {
  it('is offered to publish at a time to come, in a language, and is told what would be refused then', async () => {
    const { page } = office
    const { docs } = await page.evaluate(async () => {
      // One of the demo's, which is there in both languages.
      const asked = 'limit=1&sort=-publishedAt&where[publishedAt][exists]=true&locale=ar&depth=0'
      return (await (await fetch(`/api/posts?${asked}`)).json()) as { docs: { id: string }[] }
    })
    await office.open('posts', docs[0]?.id ?? '', 'ar')
    await page.getByRole('button', { name: 'جدولة…' }).click()
    const dialog = page.getByRole('dialog', { name: /^جدولة النشر/ })
    expect(await dialog.getByLabel('ماذا يحدث').inputValue()).toBe('publish')
    expect(await dialog.getByLabel('في أيّ لغة').inputValue()).toBe('ar')
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') saves.push(request.url())
    })
    const time = dialog.getByLabel(/^متى/)
    const proposed = Date.parse(`${await time.inputValue()}:00+03:00`)
    expect(proposed).toBeGreaterThan(Date.now() + 10 * 60_000)
    expect(proposed).toBeLessThan(Date.now() + 2 * 3_600_000)

    await time.fill('2026-01-01T00:00')
    await dialog.getByRole('button', { name: 'ضعه في الجدول' }).click()
    await dialog.getByText('هذا الوقت مضى').waitFor()
    await dialog.getByText('لا شيء بعد').waitFor()

    await dialog.getByLabel('ماذا يحدث').selectOption('unpublish')
    await dialog.getByLabel('في أيّ لغة').selectOption('en')
    await time.fill('2031-05-04T09:30')
    await dialog.getByRole('button', { name: 'ضعه في الجدول' }).click()
    await dialog.getByText(/يُسحب من الموقع · الإنجليزية · الأحد، 4 مايو 2031.*9:30/).waitFor()
    // Nobody could tell which of the two comes last.
    await dialog.getByLabel('ماذا يحدث').selectOption('publish')
    await dialog.getByLabel('في أيّ لغة').selectOption('all')
    await dialog.getByRole('button', { name: 'ضعه في الجدول' }).click()
    await dialog.getByText('في هذه اللحظة نفسها شيء آخر في الجدول').waitFor()
    await dialog.getByRole('button', { name: 'أزله' }).click()
    await dialog.getByText('لا شيء بعد').waitFor()
    expect(await page.getByText('الحقول التالية غير صالحة').count()).toBe(0)
    expect(saves).toEqual([])

    // What its job would be refused then is said now.
    const untranslated = await page.evaluate(async () => {
      const [title, headers] = ['مقالٌ لم يُترجم', { 'content-type': 'application/json' }]
      const sent = { method: 'POST', headers, body: JSON.stringify({ title }) }
      const answer = await fetch('/api/posts?locale=ar&draft=true&depth=0', sent)
      return ((await answer.json()) as { doc: { id: string } }).doc.id
    })
    await office.open('posts', untranslated, 'ar')
    await page.getByRole('button', { name: 'جدولة…' }).click()
    await dialog.getByLabel('في أيّ لغة').selectOption('en')
    await dialog.getByRole('button', { name: 'ضعه في الجدول' }).click()
    await dialog
      .getByText(/^لا تُنشر النسخة الإنجليزيّة قبل أن تكتمل هذه الحقول وتصحّ: .*العنوان/)
      .waitFor()
    await dialog.getByText('لا شيء بعد').waitFor()
  })
})
