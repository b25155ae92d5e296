/**
 * A page that an editor makes from blocks: written in the studio in Arabic and then in English, put into the menu,
 * and reached from there by a visitor of either language. Whoever wants an address of the site's own is told so.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openPage, wake } from './browser.ts'
import { type Office, untilAlive, untilVisible } from './office.ts'
import { soon } from './shell/journeys.ts'
import { askStudio } from './studio/every-view.ts'
import { withOffice } from './with-browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const site = inject('siteUrl')
const studio = inject('studioUrl')
const locales = ['ar', 'en'] as const
type Locale = (typeof locales)[number]

/** What is typed; the addresses follow from the titles. */
const words = {
  ar: {
    title: 'طاولة التجربة',
    path: '/طاولة-التجربة',
    sentence: 'نجرّب *سبع مرّات* قبل أن نقول انتهينا.',
    call: ['جرّب معنا', 'ساعةٌ واحدة تكفي لنعرف.', 'اكتب لنا'],
  },
  en: {
    title: 'The trial table',
    path: '/en/the-trial-table',
    sentence: 'We try it *seven times* before we call it done.',
    call: ['Try it with us', 'One hour is enough to know.', 'Write to us'],
  },
} as const

let office: Office
let browser: Browser
let id = ''
let menuBefore: Record<Locale, object[]> | undefined

withOffice((signedIn, opened) => {
  office = signedIn
  browser = opened
})

afterAll(async () => {
  if (menuBefore) await saveMenu(menuBefore)
  if (id) await send(`block-pages/${id}`, 'DELETE')
})

describe('an editor', () => {
  it('makes a page from blocks, and it stands at its own address', async () => {
    const { page } = office
    await page.goto(`${studio}/admin/collections/block-pages/create?locale=ar`)
    await untilAlive(page.locator('#field-title'))
    await page.fill('#field-title', words.ar.title)
    await addBlock('أرقام')
    await addBlock('دعوة')
    await fillBlocks('ar')
    await page.fill('#field-blocks__1__href', '/contact')
    await office.publish(words.ar.title)
    await untilVisible(site + encodeURI(words.ar.path), words.ar.call[0])
    id = await office.find('block-pages', 'title', words.ar.title, 'ar')
    expect((await fetch(`${site}${words.en.path}`)).status).toBe(404)
  })

  it('publishes it in English later, at an address in English', async () => {
    const { page } = office
    await office.open('block-pages', id, 'en')
    const folded = page.locator('#field-blocks .blocks-field__row')
    expect(await folded.allTextContents()).toEqual([
      expect.stringContaining('أرقام'),
      expect.stringContaining('دعوة'),
    ])
    for (const [row, field] of ['sentence', 'title'].entries())
      await office.unfold(folded.nth(row), page.locator(`#field-blocks__${row}__${field}`))
    await fillBlocks('en')
    await office.publish(words.en.title)
    await untilVisible(`${site}${words.en.path}`, words.en.call[0])
    await untilVisible(site + encodeURI(words.ar.path), words.ar.call[0])
  })

  it('is told in a sentence which address the site has for itself', async () => {
    const { page } = office
    const answer = await send(`block-pages/${id}?locale=ar`, 'PATCH', {
      slug: 'blogs',
      _status: 'published',
    })
    expect(answer).toContain('هذا العنوان لصفحة من صفحات الموقع نفسه')
    await page.goto(`${studio}/admin/collections/block-pages/${id}?locale=ar`)
    await untilAlive(page.locator('#field-title'))
    await page.fill('#field-slug', 'admin')
    await soon(() => page.locator('#action-save').isEnabled()).toBe(true)
    await page.click('#action-save')
    await page.getByText('هذا العنوان لصفحة من صفحات الموقع نفسه').first().waitFor()
    await page.fill('#field-slug', words.ar.path.slice(1))
    await office.publish(words.ar.title)
  })

  it('puts it into the menu by choosing it, without an address', async () => {
    const { page } = office
    menuBefore = { ar: await menuIn('ar'), en: await menuIn('en') }
    const row = menuBefore.ar.length
    await page.goto(`${studio}/admin/globals/general?locale=ar`)
    await page.locator('.tabs-field__tab-button', { hasText: 'القائمة والإعلان' }).click()
    const menu = page.locator('#field-navigation')
    await menu.locator('.array-field__add-row').click()
    const label = page.locator(`#field-navigation__${row}__label`)
    await label.fill(words.ar.title)
    await page.locator(`#field-navigation__${row}__page .rs__control`).click()
    await page.keyboard.type('التجربة')
    await page.locator('.rs__option', { hasText: words.ar.title }).click()
    await page.locator(`#field-navigation__${row}__href`).waitFor({ state: 'detached' })
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' &&
        /\/api\/globals\/general/.test(answer.url()) &&
        !/autosave=true/.test(answer.url()),
    )
    await soon(() => page.locator('#action-save').isEnabled()).toBe(true)
    await page.click('#action-save')
    expect((await saved).ok()).toBe(true)
    const english = await menuIn('en')
    const named = english.map((one, at) => (at === row ? { ...one, label: words.en.title } : one))
    await send('globals/general?locale=en', 'POST', { navigation: named, _status: 'published' })
    await untilVisible(`${site}/about`, words.ar.title)
    await untilVisible(`${site}/en/about`, words.en.title)
  })
})

describe('a visitor', () => {
  it.each(locales)(
    'follows the menu to it, and nothing on it is in their way (%s)',
    async (locale) => {
      const { title, path, call } = words[locale]
      const page = await openPage(browser, { locale, bypassCSP: true, reducedMotion: 'reduce' })
      await page.goto(locale === 'en' ? `${site}/en/about` : `${site}/about`)
      await wake(page)
      await page.getByRole('banner').getByRole('link', { name: title }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await soon(() => decodeURI(new URL(page.url()).pathname)).toBe(path)
      await page.getByRole('heading', { level: 2, name: call[0] }).waitFor()
      const here = page.getByRole('banner').getByRole('link', { name: title })
      expect(await here.getAttribute('aria-current')).toBe('page')
      await page.evaluate(axe)
      expect(await findingsOf(page)).toEqual([])
      expect(page.complaints).toEqual([])
      const other = locale === 'ar' ? 'en' : 'ar'
      await page.getByRole('banner').locator(`a[hreflang=${other}]`).first().click()
      await page.getByRole('heading', { level: 1, name: words[other].title }).waitFor()
      expect(decodeURI(new URL(page.url()).pathname)).toBe(words[other].path)
    },
  )

  it('finds it without any script, too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ar' })
    const page = await context.newPage()
    await page.goto(site + encodeURI(words.ar.path))
    expect(await page.locator('h1').textContent()).toBe(words.ar.title)
    // A number holds on to its noun.
    expect(await page.locator('main b').first().textContent()).toMatch(/^سبع\sمرّات$/u)
  })

  it('no longer sees it in the menu of a language in which it was taken back', async () => {
    await send(`block-pages/${id}?locale=en`, 'PATCH', { _status: 'draft' })
    const isNamed = async () =>
      (await (await fetch(`${site}/en/about`)).text()).includes(words.en.title)
    await soon(isNamed).toBe(false)
    await soon(async () => (await fetch(`${site}${words.en.path}`)).status).toBe(404)
    await untilVisible(`${site}/about`, words.ar.title)
  })
})

async function addBlock(label: string): Promise<void> {
  const { page } = office
  await page.locator('.blocks-field__drawer-toggler').last().click()
  await page
    .locator('.blocks-drawer__block')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('button')
    .click()
}

async function fillBlocks(locale: Locale): Promise<void> {
  const { page } = office
  const { sentence, call } = words[locale]
  const fields = {
    '0__sentence': sentence,
    '1__title': call[0],
    '1__text': call[1],
    '1__label': call[2],
  }
  for (const [name, text] of Object.entries(fields)) await page.fill(`#field-blocks__${name}`, text)
}

async function menuIn(locale: Locale): Promise<object[]> {
  const { navigation } = await askStudio(office.page, `globals/general?depth=0&locale=${locale}`)
  return navigation
}

async function saveMenu(menus: Record<Locale, object[]>): Promise<void> {
  for (const locale of locales)
    await send(`globals/general?locale=${locale}`, 'POST', {
      navigation: menus[locale],
      _status: 'published',
    })
}

/** What the studio answers, as text. */
const send = (path: string, method: string, data: object = {}): Promise<string> =>
  office.page.evaluate(
    async ([address, verb, body]) => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: verb as string, headers, body: body as string }
      return (await fetch(address as string, init)).text()
    },
    [`/api/${path}`, method, JSON.stringify(data)],
  )

const findingsOf = (page: Awaited<ReturnType<typeof openPage>>): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await tool.run(document, { runOnly: { type: 'tag', values } })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
    )
  })
