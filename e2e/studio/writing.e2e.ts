/** What helps while somebody writes an article, in the real studio: pastes, blocks by their words, the outline. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Office } from '../office.ts'
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

async function openNew(page: Page) {
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/posts?draft=true&depth=0&locale=ar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'كيف نكتب' }),
    })
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  })
  await office.open('posts', id, 'ar')
  const text = page.locator('.field-of-body .ContentEditable__root').first()
  await text.click()
  return text
}

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
})
