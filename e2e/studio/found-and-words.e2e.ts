/** In the real studio: how a page is found while it is written, the site's words without a developer, and a telephone. */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { beforeEach, expect, inject, it } from 'vitest'
import { openPage } from '../browser.ts'
import { complaintsOn } from '../complaints.ts'
import { type Office, signIn, untilAlive, untilVisible } from '../office.ts'
import { withBrowser } from '../with-browser.ts'
import { engage, enter } from './people.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const siteUrl = inject('siteUrl')
const studioUrl = inject('studioUrl')
let office: Office
let browser: Browser
let person: { email: string; password: string }

withBrowser(async (opened) => {
  browser = opened
  person = await engage(studioUrl, await enter(studioUrl, inject('administrator')), 'admin')
})
beforeEach(async () => {
  office = await signIn(browser, studioUrl, person)
})

const photos = process.env.E2E_PHOTOS
async function photo(page: Page, name: string): Promise<void> {
  if (!photos) return
  mkdirSync(photos, { recursive: true })
  await page.screenshot({ path: join(photos, `${name}.png`) })
}

async function axeFindings(page: Page, within: string): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (part) => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await tool.run(part)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, within)
}

it('how a page is found stands beside its form while it is typed, in both languages, with its picture', async () => {
  const { page } = office
  const { docs } = await page.evaluate(async () => {
    const answer = await fetch(
      '/api/posts?limit=1&sort=-publishedAt&locale=ar&depth=0&where[_status][equals]=published',
    )
    return (await answer.json()) as { docs: { id: string }[] }
  })
  await office.open('posts', docs[0]?.id ?? '', 'ar')
  const beside = page.getByRole('region', { name: 'في البحث والمشاركة' })
  const result = beside.locator('[data-found=ar]')
  const picture = beside.locator('img[data-shared]')
  const first = await picture.getAttribute('src')
  expect(first).toMatch(/^data:image\/(?:png|jpeg);/)

  await page.locator('#field-title').first().fill('عنوانٌ يُكتب الآن')
  await expect.poll(() => picture.getAttribute('src'), { timeout: 60_000 }).not.toBe(first)
  // Without words of its own for search engines, a page is found by its title.
  await page.locator('#field-seo').scrollIntoViewIfNeeded()
  await page.locator('#field-seo__title').fill('')
  await result.getByText('عنوانٌ يُكتب الآن').waitFor()
  await photo(page, 'found-ar-1440')

  // At each key, before anything is saved.
  await page.locator('#field-seo__title').fill('كلمة '.repeat(15).trim())
  await beside.getByText('أطول ممّا تعرضه النتائج', { exact: false }).first().waitFor()
  await result.getByText(/كلمة…/).waitFor()
  expect(await axeFindings(page, '[aria-label="في البحث والمشاركة"]')).toEqual([])

  await beside.getByRole('button', { name: 'الإنجليزيّة' }).click()
  const english = beside.locator('[data-found=en]')
  await english.waitFor()
  expect(await english.getAttribute('dir')).toBe('ltr')
  await photo(page, 'found-en-1440')
})

it('an editor says a word of the site otherwise, and takes it back; what would break it is refused', async () => {
  const { page } = office
  const visitor = await openPage(browser, {})
  await page.goto(`${studioUrl}/admin/globals/interface-words`)
  const find = page.getByLabel('ابحث في الكلمات')
  await untilAlive(find)
  await find.fill('forms.hint.file')
  const types = page.locator('[data-word="forms.hint.file"] textarea[lang=ar]')
  await types.fill('ملفّ فقط')
  await page.locator('#action-save').click()
  await page
    .getByText(/ينقصها ما يملؤه الموقع: \{types\}/)
    .first()
    .waitFor()
  await page
    .locator('[data-word="forms.hint.file"]')
    .getByRole('button', { name: 'أعد الأصل' })
    .click()

  await find.fill('forms.submit')
  const submit = page.locator('[data-word="forms.submit"]')
  await submit.locator('textarea[lang=ar]').fill('انطلق الآن')
  await photo(page, 'words-ar-1440')
  expect(await axeFindings(page, '.document-fields')).toEqual([])
  await page.locator('#action-save').click()
  await untilVisible(`${siteUrl}/contact`, 'انطلق الآن')
  // Awake it says the same, and nothing differed on the way.
  expect(await complaintsOn(visitor, `${siteUrl}/contact`)).toEqual([])
  await visitor.getByRole('button', { name: 'انطلق الآن' }).first().waitFor()
  expect(await (await fetch(`${siteUrl}/en/contact`)).text()).not.toContain('انطلق الآن')

  await submit.getByRole('button', { name: 'أعد الأصل' }).click()
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await fetch(`${siteUrl}/contact`)).text(), { timeout: 60_000 })
    .not.toContain('انطلق الآن')
})

it('on a telephone each button of a document stands whole, the menu is short, and an empty list teaches', async () => {
  const { page } = office
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${studioUrl}/admin/globals/general?locale=ar`)
  await untilAlive(page.locator('#action-save'))
  const cut = await page
    .locator('.doc-controls__controls-wrapper button:visible')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth),
    )
  expect(cut).toEqual([])

  await page.locator('.tabs-field__tab-button', { hasText: 'القائمة والإعلان' }).click()
  const row = page.locator('#field-navigation [id$="-row-0"]')
  await row.getByText(/\/[\w-]+/).waitFor()
  await page.locator('.fold-of-footer .collapsible--collapsed').first().waitFor()
  expect(await page.locator('#field-navigation__0__label').isVisible()).toBe(false)

  await page.goto(`${studioUrl}/admin/collections/erasures`)
  await page.locator('[data-teaches=erasures]').waitFor()
  expect(await page.locator('.no-results h3:visible').count()).toBe(0)
  await page.goto(`${studioUrl}/admin/collections/erasures?search=qqqq`)
  await page.locator('.no-results h3').waitFor()
  expect(await page.locator('[data-teaches]').count()).toBe(0)
})
