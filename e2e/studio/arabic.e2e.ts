/** The admin as somebody meets it who reads and writes Arabic, with English content among the Arabic. */
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Office } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const studio = inject('studioUrl')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

/** Until the page stands and has put its own words right. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('h1, .dashboard, .template-default').first().waitFor()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 })))
}

async function open(path: string): Promise<Page> {
  await office.page.goto(studio + path)
  await settle(office.page)
  return office.page
}

const linksIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ])

describe('a list of the studio', () => {
  it.each([
    ['projects', 'سقيا'],
    ['projects', 'رواق'],
    ['posts', 'kashida'],
  ])('of %s finds «%s» as people type it', async (collection, typed) => {
    const page = await open(`/admin/collections/${collection}?locale=ar`)
    const all = await page.locator('tbody tr').count()
    await page.locator('.search-filter__input').fill(typed)
    await page.waitForURL(/search=/)
    await page.waitForFunction(
      (before) => {
        const rows = document.querySelectorAll('tbody tr').length
        return rows > 0 && rows < before
      },
      all,
      { timeout: 60_000 },
    )
  })
})

it('a list reads addresses from the left, with their first sign first', async () => {
  const page = await open('/admin/collections/redirects?locale=ar')
  const address = page.locator('td.cell-from > *').first()
  expect(await address.textContent()).toMatch(/^\//)
  const isFirst = await address.evaluate((cell) => {
    const words = document.createRange()
    words.selectNodeContents(cell)
    const { left } = words.getBoundingClientRect()
    words.setEnd(cell.firstChild as Text, 1)
    return words.getBoundingClientRect().left === left
  })
  expect(isFirst).toBe(true)
})

describe('the first page of the studio', () => {
  it('says what waits, and Ctrl-K leads from it to what was typed', async () => {
    const page = await open('/admin')
    expect(await page.locator('h1').textContent()).toBe('ما ينتظرك اليوم')
    const menu = page.getByRole('navigation').first()
    expect(await menu.getByRole('link', { name: 'البداية' }).getAttribute('aria-current')).toBe(
      'page',
    )
    await page.keyboard.press('Control+KeyK')
    const field = page.getByRole('combobox', { name: 'ابحث في كلّ شيء' })
    await field.fill('سقيا')
    const option = page.getByRole('option', { selected: true }).filter({ hasText: 'سُقيا' })
    await option.waitFor()
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await field.press('Enter')
    await page.waitForURL(/\/admin\/collections\/projects\/[\w-]{36}/)
  })
})

describe('a field of the Arabic admin', () => {
  const directionOf = (page: Page, id: string) =>
    page
      .locator(id)
      .first()
      .evaluate((field) => getComputedStyle(field).direction)

  it('runs as its language does: English from the left, Arabic from the right', async () => {
    const [path = ''] = await linksIn(
      await open('/admin/collections/posts'),
      'tbody a[href*="/collections/posts/"]',
    )
    for (const [locale, direction] of [
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      const page = await open(`${path}?locale=${locale}`)
      expect(await page.locator('html').getAttribute('dir')).toMatch(/^rtl$/i)
      // Fields far below what is seen are not drawn: how far they are is the text's length.
      await page.locator('#field-seo').scrollIntoViewIfNeeded()
      for (const field of ['#field-title', '#field-excerpt', '#field-slug', '#field-seo__title'])
        expect(await directionOf(page, field), `${field} ${locale}`).toBe(direction)
    }
  })

  it('is named in the language of whoever reads it, whoever came before', async () => {
    const [path = ''] = await linksIn(
      await open('/admin/collections/posts'),
      'tbody a[href*="/collections/posts/"]',
    )
    const read = async (language: 'ar' | 'en') => {
      await speak(language)
      const page = await open(path)
      return page.locator('.field-of-body .field-label').first().textContent()
    }
    try {
      expect(await read('en')).toMatch(/^Body/)
      expect(await read('ar')).toMatch(/^المتن/)
      expect(await read('en')).toMatch(/^Body/)
    } finally {
      await speak('ar')
    }
  })

  it('shows mail and telephone from the left, whatever the content’s language', async () => {
    const page = await open('/admin/account')
    expect(await directionOf(page, '#field-email')).toBe('ltr')
  })
})

it('asks for its letters ahead, and for each file once', async () => {
  const page = await open('/admin')
  const ahead = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href))
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const times = ahead.map((file) => asked.filter((one) => one === file).length)
  expect(times).toEqual([1, 1, 1])
})

describe('what the platform says by its own keys and codes', () => {
  it('is said in words: a dialog that asks, a picture’s file, the languages of a comparison', async () => {
    const [post = ''] = await linksIn(
      await open('/admin/collections/posts'),
      'tbody a[href*="/collections/posts/"]',
    )
    const page = await open(post)
    await page.locator('.doc-controls__popup .popup-button').click()
    await page.locator('#action-duplicate').waitFor()
    await page.locator('#action-delete').click()
    await page.getByRole('dialog', { name: 'تأكيد الحذف' }).waitFor()

    const [picture = ''] = await linksIn(
      await open('/admin/collections/media'),
      'tbody a[href*="/collections/media/"]',
    )
    await open(picture)
    const facts = page.locator('.file-meta').first()
    await expect.poll(() => facts.locator('a').textContent()).toBe('افتح الملفّ')
    expect(await facts.locator('.file-meta__size-type').textContent()).toMatch(
      /^[\d.]+ KB\s-\s\d+ × \d+\s-\s[A-Z]+$/,
    )
    const [version = ''] = await linksIn(await open(`${post}/versions`), 'a[href*="/versions/"]')
    await open(version)
    const compared = page.locator('.view-version__toggle-locales-list')
    await expect.poll(() => compared.textContent()).toMatch(/^العربيّة و/)
  })

  it('names every row of two versions, says its language, and shows its pictures', async () => {
    const id = await office.find('posts', 'title', 'نقشٌ بمعاملٍ واحد', 'ar')
    const own = `/admin/collections/posts/${id}`
    const [version = ''] = await linksIn(await open(`${own}/versions`), 'a[href*="/versions/"]')
    const page = await open(`${version}?modifiedOnly=false`)
    const rows = page.locator('.field-diff-label')
    await rows.filter({ hasText: 'الكتّاب' }).waitFor()
    expect(await rows.evaluateAll(nameless)).toBe(0)
    const english = page.locator('.field-diff-content[lang=en] > *').first()
    expect(await english.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr')
    const picture = page.locator('.lexical-upload-diff').first()
    expect(await picture.textContent()).toMatch(
      /^مثمّن.* · One octagon.*rays1200x675.{3}image\/avif$/s,
    )
    const isSeen = (image: Element) => (image as HTMLImageElement).naturalWidth > 0
    await expect.poll(() => picture.locator('img').evaluate(isSeen)).toBe(true)
  })

  it('is said in words to whoever moves a thing by the keyboard', async () => {
    const page = await open('/admin/collections/projects')
    await page.locator('#toggle-list-columns').click()
    const item = page.locator('.pill-selector [aria-describedby]').first()
    await item.waitFor()
    const how = page.locator(`[id="${await item.getAttribute('aria-describedby')}"]`)
    await expect.poll(() => how.textContent()).toMatch(/^لرفع العنصر اضغط مفتاح المسافة/)
    expect(await page.locator('[aria-label=invisible]').count()).toBe(0)
    await item.focus()
    await page.keyboard.press('Space')
    const told = page.locator('[id^=DndLiveRegion]')
    await expect.poll(async () => (await told.allTextContents()).join()).toMatch(/^رُفع العنصر/)
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await told.allTextContents()).join()).toContain('أُلغي النقل')
  })
})

/** How many rows of two versions say no more than their language. */
const nameless = (rows: Element[]) =>
  rows.filter((row) => {
    const language = row.querySelector('.field-diff__locale-label')?.textContent ?? ''
    return row.textContent?.trim() === language
  }).length

describe('a link that no longer sets a password', () => {
  it('says so as it is opened, and leads to a new one', async () => {
    const page = await open(`/admin/reset/${'0'.repeat(40)}`)
    expect(await page.locator('h1').textContent()).toBe('هذا الرابط لم يعد صالحًا')
    await page.getByRole('link', { name: 'اطلب رابطًا جديدًا' }).waitFor()
  })
})

describe('a short link', () => {
  it('shows the address that is sent, to be copied, with its code, its state and its visits', async () => {
    const list = await open('/admin/collections/short-links')
    const address = list.locator('tbody .cell-address bdi').first()
    expect(await address.textContent()).toMatch(/^\/short\/./)
    expect(await list.locator('tbody [data-stand]').count()).toBeGreaterThan(0)
    const [link = ''] = await linksIn(list, 'tbody a[href*="/collections/short-links/"]')
    const page = await open(link)
    const panel = page.getByRole('region', { name: 'عنوانه على الموقع' })
    await expect.poll(() => panel.locator('li').count()).toBe(2)
    const shown = await panel.locator('li bdi').allTextContents()
    expect(shown[1]).toMatch(/\/en\/short\//)
    await expect
      .poll(() => panel.locator('img').evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    expect(await panel.locator('a[download]').count()).toBe(2)
    expect(await panel.locator('dd').count()).toBe(2)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel.getByRole('button', { name: 'انسخ العنوان بالعربيّة' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown[0])
  })
})

describe('on a phone', () => {
  beforeEach(() => office.page.setViewportSize({ width: 390, height: 844 }))
  afterEach(async () => {
    await office.page.setViewportSize({ width: 1440, height: 900 })
    await speak('ar')
  })

  it('keeps the language beside the way there, and everything within the screen', async () => {
    const { page } = office
    for (const path of ['/admin/collections/posts', '/admin/desk/spam', '/admin/reports']) {
      await open(path)
      const shape = await page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect | undefined
        return {
          language: box('.app-header__localizer'),
          way: box('.app-header__step-nav-wrapper'),
          account: box('.app-header__account'),
          sideways: document.documentElement.scrollWidth - innerWidth,
        }
      })
      const { language, way, account } = shape
      expect(shape.sideways, path).toBeLessThanOrEqual(0)
      expect(account?.left, path).toBeGreaterThanOrEqual(0)
      if (language && way) expect(language.right, path).toBeLessThanOrEqual(way.left + 1)
    }
  })

  it.each(['ar', 'en'])(
    'lays a strip over the foot of a list when rows are chosen, and all it offers can be seen (%s)',
    async (language) => {
      const { page } = office
      await speak(language)
      await open('/admin/collections/services')
      const strip = page.locator('.collection-list__list-selection')
      await strip.waitFor({ state: 'attached' })
      expect(await strip.isVisible()).toBe(false)
      await page.locator('.cell-_select input').first().check()
      await strip.waitFor()
      expect(await strip.boundingBox()).toMatchObject({ x: 0, width: 390 })
      const offers = strip.locator('button')
      expect(await offers.count()).toBe(5)
      expect(await offers.evaluateAll(beyondTheScreen)).toEqual([])
      await page.locator('.cell-_select input').first().uncheck()
      await strip.waitFor({ state: 'hidden' })
    },
  )

  it.each(['ar', 'en'])(
    'cuts no step of the way to a document, and nothing that it says of it (%s)',
    async (language) => {
      const { page } = office
      await speak(language)
      const [path = ''] = await linksIn(
        await open('/admin/collections/posts'),
        'tbody a[href*="/collections/posts/"]',
      )
      await open(path)
      const steps = page.locator('.step-nav > :visible')
      const cut = await steps.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      )
      expect({ cut, all: await steps.count() }).toEqual({ cut: [], all: 3 })

      for (const width of [390, 1180, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const said = page.locator('.doc-controls__list-item:not(:empty)')
        expect(await said.evaluateAll(seenInPart), `${width} px`).toEqual([])
      }
    },
  )
})

/** The language of the admin from the next view on. */
const speak = (value: string) =>
  office.page.context().addCookies([{ name: 'payload-lng', value, url: studio }])

/** What a person cannot see whole without scrolling. */
function beyondTheScreen(items: Element[]): (string | null)[] {
  const isWithin = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  return items
    .filter((item) => !isWithin(item.getBoundingClientRect()))
    .map((item) => item.textContent)
}

/** What is cut of the words above a document's form. Whatever has no room at all stands below what can be seen. */
function seenInPart(items: Element[]): (string | null)[] {
  const room = items[0]?.parentElement?.getBoundingClientRect() as DOMRect
  const seen = items.filter((item) => item.getBoundingClientRect().top < room.bottom - 1)
  if (seen.length < 2) return ['nothing is said']
  const cut = seen.filter((item) => {
    const { left, right, bottom } = item.getBoundingClientRect()
    const parts = [item, ...item.children]
    return (
      left < room.left - 1 ||
      right > room.right + 1 ||
      bottom > room.bottom + 1 ||
      parts.some((part) => part.scrollWidth > part.clientWidth + 1)
    )
  })
  return cut.map((item) => item.textContent)
}
