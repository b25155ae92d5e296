/** The page beside the form in the real studio: live, in both languages, shared, and a way to each field. */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { signPreview } from '@wajiha/contract/preview'
import type { Browser, Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { openPage } from '../browser.ts'
import { type Office, signIn, untilAlive } from '../office.ts'
import { withBrowser } from '../with-browser.ts'
import { engage, enter } from './people.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const siteUrl = inject('siteUrl')
const studioUrl = inject('studioUrl')
let office: Office
let browser: Browser
let person: { email: string; password: string }

/** Somebody of their own: whether the page stands beside the form is remembered for each person. */
withBrowser(async (opened) => {
  browser = opened
  person = await engage(studioUrl, await enter(studioUrl, inject('administrator')), 'admin')
})
beforeEach(async () => {
  office = await signIn(browser, studioUrl, person)
})

const frameOf = (page: Page) => page.frameLocator('iframe[data-drawn]')
const pane = (page: Page) => page.getByRole('region', { name: 'المعاينة بجانب النموذج' })
const inPane = (page: Page, name: string | RegExp) => pane(page).getByRole('button', { name })

/** By the session's own REST, as the admin asks. */
const ask = (page: Page, path: string, method = 'GET', body?: object) =>
  page.evaluate(
    async ([url, verb, words]) => {
      const headers = { 'content-type': 'application/json' }
      const sent = words ? { body: words, headers } : {}
      const answer = await fetch(`/api/${url}`, { method: verb, ...sent })
      if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
      return (await answer.json()) as {
        doc: { id: string; slug: string }
        docs: { id: string; key: string }[]
      }
    },
    [path, method, body ? JSON.stringify(body) : ''] as [string, string, string],
  )

/** An article that is public in both languages. */
async function publishArticle(page: Page, title: string, english: string) {
  const { docs } = await ask(page, 'posts?limit=1&sort=-publishedAt&locale=ar&depth=0')
  const { docs: translated } = await ask(
    page,
    `posts?where[id][equals]=${docs[0]?.id}&locale=en&depth=0`,
  )
  const words = (doc: object | undefined, named: string) => {
    const { excerpt, body, cover, authors } = doc as Record<string, unknown>
    return { title: named, excerpt, body, cover, authors, _status: 'published' }
  }
  const { doc } = await ask(page, 'posts?depth=0&locale=ar', 'POST', words(docs[0], title))
  await ask(
    page,
    `posts/${doc.id}?depth=0&locale=en`,
    'PATCH',
    words(translated[0] ?? docs[0], english),
  )
  return doc
}

async function openBeside(page: Page): Promise<void> {
  const toggler = page.locator('#live-preview-toggler')
  await toggler.waitFor()
  await untilAlive(toggler)
  const isOpen = (await toggler.getAttribute('class'))?.includes('--active')
  if (!isOpen) await toggler.click()
  await page.locator('iframe[data-drawn]:not([data-drawn="0"])').waitFor()
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await tool.run('[aria-label="المعاينة بجانب النموذج"]', {
      iframes: false,
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

const photos = process.env.E2E_PHOTOS
async function photo(page: Page, name: string): Promise<void> {
  if (!photos) return
  mkdirSync(photos, { recursive: true })
  await page.screenshot({ path: join(photos, `${name}.png`) })
}

describe('the page beside the form', () => {
  it('shows what is typed, in either language and on each screen, and nothing of it to visitors', async ({
    annotate,
  }) => {
    const { page } = office
    const complaints: string[] = []
    page.on('console', (said) => {
      if (/Content Security Policy|Refused to/.test(said.text())) complaints.push(said.text())
    })
    const doc = await publishArticle(page, 'عنوان منشور', 'A published title')
    await office.open('posts', doc.id, 'ar')
    await openBeside(page)
    const head = frameOf(page).locator('h1')
    await head.getByText('عنوان منشور').waitFor()

    const begun = performance.now()
    await page.locator('#field-title').first().fill('جملة تُكتب الآن')
    await head.getByText('جملة تُكتب الآن').waitFor()
    await annotate(`${Math.round(performance.now() - begun)} ms after the last key`, 'time')
    const open = async (path: string) => (await fetch(`${siteUrl}${path}`)).text()
    expect(await open(`/blogs/${encodeURIComponent(doc.slug)}`)).not.toContain('جملة تُكتب الآن')
    expect(await open(`/blogs/${encodeURIComponent(doc.slug)}`)).toContain('عنوان منشور')
    await photo(page, 'post-ar-1440')

    await inPane(page, /جوّال/).click()
    const width = () =>
      frameOf(page)
        .locator('html')
        .evaluate(() => innerWidth)
    await expect.poll(width).toBe(390)
    await photo(page, 'post-phone-ar-1440')
    await inPane(page, 'الإنجليزيّة').click()
    await head.getByText('A published title').waitFor()
    expect(await frameOf(page).locator('html').getAttribute('dir')).toBe('ltr')
    await inPane(page, /حاسوب/).click()
    await expect.poll(width).toBe(1280)
    await photo(page, 'post-en-1440')
    expect(complaints).toEqual([])
  })

  it('stands above the form on a phone, without anything beside the screen, for everybody', async () => {
    const { page } = office
    const { docs } = await ask(page, 'posts?limit=1&sort=-publishedAt&locale=ar&depth=0')
    await office.open('posts', docs[0]?.id ?? '', 'ar')
    await openBeside(page)
    expect(await axeFindings(page)).toEqual([])
    for (const language of ['ar', 'en']) {
      await page.context().addCookies([{ name: 'payload-lng', value: language, url: studioUrl }])
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.reload()
        await page.locator('iframe[data-drawn]:not([data-drawn="0"])').waitFor()
        const box = await page.locator('section:has(> * > iframe[data-drawn])').boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        if (width === 390) expect(box?.width).toBeGreaterThan(380)
        await page.locator('iframe[data-drawn]').scrollIntoViewIfNeeded()
        await photo(page, `studio-${language}-${width}`)
      }
    }
  })

  it('leads from a part of the page to its field, also behind another tab and in a closed row', async () => {
    const { page } = office
    const { docs } = await ask(page, 'posts?limit=1&sort=-publishedAt&locale=ar&depth=0')
    await office.open('posts', docs[0]?.id ?? '', 'ar')
    await openBeside(page)
    const focused = () => page.evaluate(() => document.activeElement?.id)
    await frameOf(page).locator('h1').click()
    await expect.poll(focused, { timeout: 60_000 }).toBe('field-title')
    await frameOf(page).locator('[data-field="body"]').first().click()
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            document.activeElement?.closest('[data-field-path]')?.getAttribute('data-field-path'),
          ),
        { timeout: 60_000 },
      )
      .toBe('body')

    await page.goto(`${studioUrl}/admin/globals/general?locale=ar`)
    await openBeside(page)
    await frameOf(page).locator('footer [data-field^="footer."]').first().click()
    await expect.poll(focused, { timeout: 60_000 }).toMatch(/^field-footer__/)
    await page.locator('.tabs-field__tab-button--active', { hasText: 'القائمة والإعلان' }).waitFor()
    await photo(page, 'general-ar-1440')
  })

  it('stands beside every kind that shows on a page, in both languages', async ({ annotate }) => {
    const { page } = office
    const kinds = [
      'projects',
      'jobs',
      'services',
      'campaigns',
      'authors',
      'cards',
      'testimonials',
      'branches',
    ]
    const shown: string[] = []
    const see = async (name: string) => {
      await openBeside(page)
      for (const [label, locale] of [
        ['العربيّة', 'ar'],
        ['الإنجليزيّة', 'en'],
      ] as const) {
        await inPane(page, label).click()
        await frameOf(page).locator(`html[lang="${locale}"] main`).waitFor()
        const said = await frameOf(page).locator('main').textContent()
        expect(said, `${name} ${locale}`).not.toMatch(
          /المسوّدة ناقصة|The draft is not complete|لم نجد|not there|لا يجيب/,
        )
        shown.push(`${name} ${locale}`)
      }
    }
    for (const kind of kinds) {
      const drafted = kind === 'cards' ? '' : '&where[_status][equals]=published'
      const { docs } = await ask(page, `${kind}?limit=1&locale=en&depth=0${drafted}`)
      await page.goto(`${studioUrl}/admin/collections/${kind}/${docs[0]?.id}?locale=ar`)
      await see(kind)
    }
    for (const name of [
      'general',
      'page-home',
      'page-about',
      'page-contact',
      'page-thank-you',
      'page-privacy-policy',
    ]) {
      await page.goto(`${studioUrl}/admin/globals/${name}?locale=ar`)
      await see(name)
    }
    await annotate(`${shown.length} pages beside their forms`, 'count')
  })

  it('shows what is typed into a card before it is saved', async () => {
    const { page } = office
    const { docs } = await ask(page, 'cards?limit=1&where[state][equals]=active&locale=ar&depth=0')
    await page.goto(`${studioUrl}/admin/collections/cards/${docs[0]?.id}?locale=ar`)
    await openBeside(page)
    const title = page.locator('#field-jobTitle')
    const before = await title.inputValue()
    await title.fill('رئيسة الفريق كلّه')
    await frameOf(page).getByText('رئيسة الفريق كلّه').first().waitFor()
    const open = await fetch(`${siteUrl}/card/${docs[0]?.key}`)
    expect(await open.text()).not.toContain('رئيسة الفريق كلّه')
    await title.fill(before)
    await frameOf(page).getByText('رئيسة الفريق كلّه').first().waitFor({ state: 'detached' })
  })
})

describe('a link for a client', () => {
  it('shows the draft without an account until its day, and then says what to do', async () => {
    const { page } = office
    const doc = await publishArticle(page, 'مقالة لعميل', 'An article for a client')
    await office.open('posts', doc.id, 'ar')
    await office.draft('مسوّدة لعميل')
    await page.getByRole('button', { name: 'رابط للعميل…' }).click()
    const dialog = page.getByRole('dialog', { name: /^رابط معاينة للعميل/ })
    await dialog.getByRole('button', { name: 'أنشئ الرابط' }).click()
    const link = await dialog.getByLabel('الرابط', { exact: true }).inputValue()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'انسخ الرابط' }).click()
    await page.getByText('نُسخ الرابط').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await photo(page, 'link-ar-1440')
    await dialog.getByRole('button', { name: 'إغلاق' }).click()

    const client = await openPage(browser)
    await client.goto(link)
    await client.getByRole('heading', { level: 1, name: 'مسوّدة لعميل' }).waitFor()
    await client.getByText(/لا يراها الزوّار\. تنتهي بعد يوم/).waitFor()
    await photo(client, 'client-ar')

    const late = await openPage(browser)
    const target = {
      collection: 'posts',
      id: doc.id,
      locale: 'ar',
      path: `/blogs/${doc.slug}`,
    } as const
    const past = signPreview(target, inject('serviceKey'), Date.now() - 86_400_000, 3_600_000)
    const answer = await late.goto(`${siteUrl}/preview?token=${past}`)
    expect(answer?.status()).toBe(410)
    await late.getByText('اطلب رابطًا جديدًا ممّن أرسله إليك').waitFor()
    expect(await late.content()).not.toContain('مسوّدة لعميل')
    await photo(late, 'expired-ar')
    const torn = await late.goto(`${link.slice(0, -2)}x`)
    expect(torn?.status()).toBe(404)
  })
})
