/** Two editors in one article, each in a browser window of their own, in the Arabic studio. */
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { letGo } from './browser.ts'
import { type Office, signIn } from './office.ts'
import { withOffice } from './with-browser.ts'

const studioUrl = inject('studioUrl')
const firstPassword = 'كلمة أولى لزميلة في الدفتر'
const password = 'كلمة طويلة لزميلة في الدفتر ٢٠٢٦'

let noura: Office
let browser: Browser

withOffice((signedIn, opened) => {
  noura = signedIn
  browser = opened
})

const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@wajiha.example`

/** Hires somebody who writes, in the name of the administrator, and signs them in. */
async function hire(name: string, email = newAddress()): Promise<Office> {
  const status = await noura.page.evaluate(
    async (body) =>
      (
        await fetch('/api/users', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    JSON.stringify({ name, email, password: firstPassword, role: 'editor' }),
  )
  expect(status).toBe(201)
  const firstDay = { email, password: firstPassword, newPassword: password }
  const changed = await fetch(`${studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(firstDay),
  })
  expect(changed.status).toBe(200)
  return signIn(browser, studioUrl, { email, password })
}

async function newArticle(title: string): Promise<string> {
  const made = await noura.page.evaluate(
    async (body) => {
      const query = 'draft=true&depth=0&locale=ar'
      const answer = await fetch(`/api/posts?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return (await answer.json()) as { doc: { id: string } }
    },
    JSON.stringify({ title, excerpt: 'كما كان' }),
  )
  return made.doc.id
}

const excerptOf = (page: Page) => page.locator('#field-excerpt')
const titleOf = (page: Page) => page.locator('#field-title').first()
const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'كتابتان لشيء واحد' })

/** Until what was typed there has been answered by the studio. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<number> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && /autosave=true/.test(answer.url()),
  )
  await act()
  return (await answered).status()
}

async function draftOf(id: string) {
  return noura.page.evaluate(
    async (url) => (await (await fetch(url)).json()) as { title: string; excerpt: string },
    `/api/posts/${id}?draft=true&depth=0&locale=ar`,
  )
}

describe('two editors with one article open', () => {
  it('know of each other by name, keep both their words, and choose where both wrote the same', async () => {
    const salem = await hire('سالم الدوسري')
    const id = await newArticle('العنوان كما كان')
    await noura.open('posts', id, 'ar')
    await salem.open('posts', id, 'ar')
    await noura.page.getByText('سالم الدوسري (منذ').waitFor()
    await salem.page.locator('[data-presence]', { hasText: 'هنا الآن أيضًا:' }).waitFor()

    expect(await saved(noura.page, () => titleOf(noura.page).fill('عنوان نورة'))).toBe(200)
    expect(await saved(salem.page, () => excerptOf(salem.page).fill('مقتطف سالم'))).toBe(200)
    expect(await draftOf(id)).toMatchObject({ title: 'عنوان نورة', excerpt: 'مقتطف سالم' })
    await shows(salem.page, 'عنوان نورة')

    await hearNoMore(salem.page)
    expect(await saved(noura.page, () => titleOf(noura.page).fill('عنوان نورة الثاني'))).toBe(200)
    const [first] = await Promise.all([
      saved(salem.page, () => titleOf(salem.page).fill('عنوان سالم')),
      conflictOf(salem.page).waitFor(),
    ])
    expect(first).toBe(409)
    const words = conflictOf(salem.page)
    expect(await words.textContent()).toMatch(/ما كتبته أنت\s*عنوان سالم/)
    expect(await words.textContent()).toMatch(/ما كتبه .+\s*عنوان نورة الثاني/)
    expect((await draftOf(id)).title).toBe('عنوان نورة الثاني')

    await words.getByRole('button', { name: 'لاحقًا' }).click()
    expect(await titleOf(salem.page).inputValue()).toBe('عنوان سالم')
    await salem.page.getByRole('button', { name: 'لم يُحفظ: اختر بين كتابتين' }).click()
    const kept = await saved(salem.page, () =>
      words.getByRole('button', { name: 'احفظ اختياري' }).click(),
    )
    expect(kept).toBe(200)
    expect(await draftOf(id)).toMatchObject({ title: 'عنوان سالم', excerpt: 'مقتطف سالم' })
    await shows(noura.page, 'عنوان سالم')

    await salem.page.unroute('**/api/together')
    await salem.page.goto(`${studioUrl}/admin`)
    const left = noura.page.locator('[data-presence]').filter({ hasText: 'سالم' })
    await left.waitFor({ state: 'detached' })
  })

  it('take the other’s version where they choose it, with everything else they wrote', async () => {
    const salem = await hire('سالم الشهري')
    const id = await newArticle('العنوان كما كان')
    await noura.open('posts', id, 'ar')
    await salem.open('posts', id, 'ar')
    await hearNoMore(salem.page)
    expect(await saved(noura.page, () => titleOf(noura.page).fill('عنوان نورة'))).toBe(200)
    const conflict = conflictOf(salem.page)
    await excerptOf(salem.page).fill('مقتطف سالم')
    await titleOf(salem.page).fill('عنوان سالم')
    await conflict.waitFor()
    await conflict.getByRole('radio').nth(1).check()
    const kept = await saved(salem.page, () =>
      conflict.getByRole('button', { name: 'احفظ اختياري' }).click(),
    )
    expect(kept).toBe(200)
    await shows(salem.page, 'عنوان نورة')
    expect(await excerptOf(salem.page).inputValue()).toBe('مقتطف سالم')
    expect(await draftOf(id)).toMatchObject({ title: 'عنوان نورة', excerpt: 'مقتطف سالم' })
  })
})

/** From now on this page learns of the other's words by its own saves alone. */
const hearNoMore = (page: Page) => page.route('**/api/together', (route) => route.abort())

/** Until the title there reads so, without anybody having typed it there. */
const shows = (page: Page, title: string) =>
  page.waitForFunction(
    (words) => document.querySelector<HTMLInputElement>('#field-title')?.value === words,
    title,
  )

describe('an editor whose session has ended', () => {
  it('is told so beside the text, signs in elsewhere and finds it saved', async () => {
    const id = await newArticle('قبل الانقطاع')
    const email = newAddress()
    const salem = await hire('سالم الزهراني', email)
    await salem.open('posts', id, 'ar')
    await salem.page.context().clearCookies({ name: /token/ })
    const ended = salem.page.getByRole('dialog', { name: 'انتهت جلستك' })
    // A form that comes up on a busy machine may put its own words back: typed again, as a person would.
    const typed = async () => {
      if (await ended.isVisible()) return true
      await titleOf(salem.page).fill('كُتب بعد الانقطاع')
      return false
    }
    await expect.poll(typed, { timeout: 90_000, interval: 1_000 }).toBe(true)
    // A notice comes within a moment, and stays for twenty seconds.
    await salem.page.waitForTimeout(1_000)
    expect(await salem.page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0)
    const link = ended.getByRole('link', { name: 'سجّل الدخول في نافذة جديدة' })
    expect(await link.getAttribute('target')).toBe('_blank')
    const [other] = await Promise.all([salem.page.context().waitForEvent('page'), link.click()])
    await other.waitForURL(/\/admin\/login/)
    const login = `${studioUrl}/api/users/login`
    await salem.page.context().request.post(login, { data: { email, password } })
    await letGo(other.close())
    await ended.waitFor({ state: 'detached' })
    await salem.page.getByText('عدت إلى جلستك').waitFor()
    await expect
      .poll(async () => (await draftOf(id)).title, { timeout: 60_000 })
      .toBe('كُتب بعد الانقطاع')
  })
  it('is led back to the page that was open, in its content language', async () => {
    const id = await newArticle('للعودة إليه')
    const email = newAddress()
    const { page, open } = await hire('سالم القحطاني', email)
    await page.clock.install()
    // From then on the page knows how long the session lasts.
    const known = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/users/me') && answer.frame().url().includes(id),
    )
    await open('posts', id, 'en')
    await known
    await page.context().clearCookies({ name: /token/ })
    // The app looks at the clock from when it is alive on.
    const later = async () => {
      await page.clock.fastForward(9 * 3_600_000)
      return page.url()
    }
    await expect.poll(later, { timeout: 60_000, interval: 500 }).toMatch(/\/admin\/login/)
    await page.fill('#field-email', email)
    await page.fill('#field-password', password)
    await page.click('button[type=submit]')
    await page.waitForURL(`${studioUrl}/admin/collections/posts/${id}?locale=en`)

    await page.context().clearCookies({ name: /token/ })
    for (const path of ['/admin/reports?from=2026-01-01', '/admin/desk/leads?view=mine']) {
      await page.goto(studioUrl + path)
      await page.waitForURL(({ searchParams }) => searchParams.get('redirect') === path)
    }
  })
})
