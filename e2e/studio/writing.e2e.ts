/** What helps while somebody writes an article, in the real studio: pastes, blocks by their words, the outline. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph dir=RTL style='text-align:right;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}&nbsp; </span>${words}</p>`
const ofWord = `<html><head><meta name=Generator content="Microsoft Word 15"></head><body>
  <h1 dir=RTL style='text-align:right;color:red'>كيف نبدأ</h1><p class=MsoNormal>ثلاث كلمات هنا.</p><p class=MsoNormal>&nbsp;</p>
  ${item(1, '·', 'بحث')}${item(2, 'o', 'مقابلات')}<p><img src="file:///C:/clip_image001.png"></p>
  <h3>قبل الرسم</h3><p class=MsoNormal>Designed in Riyadh</p></body></html>`

/** As a browser hands a paste to a page. */
const paste = (page: Page, html: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', words)
    clipboardData.setData('text/plain', 'plain')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

type Doc = { id: string }

async function openNew(page: Page, rest: object = {}) {
  const data = { title: 'كيف نكتب', ...rest }
  const answer = await office.send('posts?draft=true&depth=0&locale=ar', 'POST', data)
  const { doc } = JSON.parse(answer) as { doc: Doc }
  await office.open('posts', doc.id, 'ar')
  const text = page.locator('.field-of-body .ContentEditable__root').first()
  await text.click()
  return text
}

/** A picture within a text, as mails and LibreOffice hand it over; settles once the text has been saved without it. */
async function pastePicture(page: Page) {
  const saved = page.waitForResponse((answer) => /autosave=true/.test(answer.url()))
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 60)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 60)
    const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).bytes()
    return btoa(String.fromCharCode(...bytes))
  })
  await paste(
    page,
    `<p>قبل الصورة</p><p><img src="data:image/png;base64,${picture}"></p><p>بعد الصورة</p>`,
  )
  const answer = await (await saved).text()
  expect(answer).toContain('بعد الصورة')
  expect(answer).not.toContain('pending')
}

/** What is open, as REST calls it: `posts/0b1c…`. */
const inApi = (page: Page) => new URL(page.url()).pathname.replace('/admin/collections/', '')

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await tool.run('[aria-label="عن النصّ"]')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

describe('writing an article', () => {
  it('takes a paste from Word clean, and shows its length and headings beside it', async () => {
    const { page } = office
    const text = await openNew(page)
    await paste(page, ofWord)
    await page.getByText('بقي خارج النصّ: صور (1)، أسطر فارغة (1)').waitFor()
    expect(await text.locator('h2').textContent()).toBe('كيف نبدأ')
    expect(await text.locator('ul ul li').textContent()).toBe('مقابلات')
    expect(await text.locator('[style*="color"], [style*="align"]').count()).toBe(0)
    expect(await text.getByText('Designed in Riyadh').locator('..').getAttribute('dir')).toBe('ltr')

    const beside = page.getByRole('region', { name: 'عن النصّ' })
    await beside.getByRole('button', { name: 'قبل الرسم' }).waitFor()
    await beside.getByText('قبله مستوى ناقص').waitFor()
    expect(await beside.locator('dd').first().textContent()).toBe('12')
    expect(await beside.locator('dd').last().textContent()).toBe('دقيقة واحدة')
    expect(await axeFindings(page)).toEqual([])
    await beside.getByRole('button', { name: 'كيف نبدأ' }).click()
    await page.keyboard.type('؟')
    await beside.getByRole('button', { name: 'كيف نبدأ؟' }).waitFor()
  })

  it('finds blocks by the words of both languages, as people type them', async () => {
    const { page } = office
    await openNew(page)
    for (const [typed, found] of [
      ['/اسئله', 'أسئلة وأجوبة'],
      ['/صوره', 'صورة'],
      ['/فيديو', 'مقطع مرئيّ'],
      ['/gallery', 'معرض صور'],
    ] as const) {
      await page.keyboard.type(typed)
      await page.getByRole('option', { name: found, exact: true }).waitFor()
      for (const _ of typed) await page.keyboard.press('Backspace')
    }
  })

  it('offers for a table what the site draws of it', async () => {
    const { page } = office
    const text = await openNew(page)
    await paste(page, '<table><tr><td>أ</td><td>ب</td></tr></table>')
    await text.locator('td').first().click()
    await page.locator('.table-cell-action-button').click()
    await page.locator('[data-test-id="table-insert-row-above"]').waitFor()
    expect(await page.locator('[data-test-id="table-row-striping"]').isVisible()).toBe(false)
    expect(await page.locator('[data-test-id="table-freeze-first-column"]').isVisible()).toBe(false)
  })

  it('opens nothing at the next desk for a pasted picture that never came', async () => {
    const { page } = office
    const excerpt = 'صورةٌ لا تأخذ المقال رهينة.'
    const { docs } = await page.evaluate(
      async () => (await fetch('/api/authors?limit=1&depth=0')).json() as Promise<{ docs: Doc[] }>,
    )
    const text = await openNew(page, { excerpt, authors: docs.map(({ id }) => id) })
    const coming = page.locator('.drawer--is-open')
    await pastePicture(page)
    await coming.getByRole('button', { name: 'حفظ', exact: true }).waitFor()

    await page.reload()
    await untilAlive(page.locator('#action-save'))
    await text.getByText('بعد الصورة').waitFor()
    expect(await coming.count()).toBe(0)
    expect(await text.locator('.lexical-upload, [data-filename]').count()).toBe(0)
    await office.publish('كيف نكتب بلا صورة')
    await office.send(inApi(page), 'DELETE')
  })

  it('brings a pasted picture in, though the text is saved meanwhile', async () => {
    const { page } = office
    const text = await openNew(page)
    await pastePicture(page)
    const coming = page.locator('.drawer--is-open')
    await coming.getByRole('button', { name: 'حفظ', exact: true }).click()
    await text.locator('[data-filename]').waitFor()
    const stored = () =>
      page.evaluate(
        async (path) => (await fetch(`/api/${path}?draft=true&depth=0`)).text(),
        inApi(page),
      )
    await expect.poll(stored).toContain('"relationTo":"media"')
    const [, picture = ''] = /"value":"([\da-f-]{36})"/.exec(await stored()) ?? []
    await office.send(inApi(page), 'DELETE')
    await office.removePicture(picture)
  })
})
