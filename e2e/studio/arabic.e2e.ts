/** The admin as somebody meets it who reads and writes Arabic, with English content among the Arabic. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import type { Office } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { unnamedControls, wordsSeen } from './words-seen.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const studio = inject('studioUrl')
const views = [
  '/admin/account',
  '/admin/desk/leads',
  '/admin/desk/applications',
  '/admin/desk/spam',
]
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

const pathOf = (page: Page) => new URL(page.url()).pathname

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
      for (const field of ['#field-title', '#field-excerpt', '#field-slug', '#field-seo__title'])
        expect(await directionOf(page, field), `${field} ${locale}`).toBe(direction)
    }
  })

  it('shows mail and telephone from the left, whatever the content’s language', async () => {
    const page = await open('/admin/account')
    expect(await directionOf(page, '#field-email')).toBe('ltr')
  })
})

describe('every view of the Arabic admin', () => {
  it('speaks Arabic alone, well, and names each of its controls', async () => {
    const found: string[] = []
    const listed = await linksIn(
      await open('/admin?locale=ar'),
      'nav a[href*="/admin/"], .card a[href]',
    )
    const walked = [...new Set(['/admin', ...views, ...listed])].filter(
      (path) => !/logout|create$/.test(path),
    )
    expect(walked.length).toBeGreaterThan(25)
    for (const path of walked) {
      await examine(await open(`${path}?locale=ar`), found)
      const documents = await linksIn(office.page, `tbody a[href*="${path}/"]`)
      if (!path.includes('/collections/') || !documents[0]) continue
      await examine(await open(`${documents[0]}?locale=ar`), found)
    }
    expect([...new Set(found)].sort()).toEqual([])
  }, 900_000)

  async function examine(page: Page, found: string[]): Promise<void> {
    const path = pathOf(page).replace(/[0-9a-f-]{36}/, ':id')
    // What has only just come into the page is mended a moment later.
    await expect
      .poll(async () => [...(await wordsSeen(page)), ...(await unnamedControls(page))].length, {
        timeout: 5_000,
      })
      .toBe(0)
      .catch(() => undefined)
    for (const words of await wordsSeen(page)) found.push(`${path} ${words}`)
    for (const control of await unnamedControls(page)) found.push(`${path} unnamed ${control}`)
  }
})

describe('on a phone in Arabic', () => {
  it('keeps the language beside the way there, and everything within the screen', async () => {
    const { page } = office
    await page.setViewportSize({ width: 390, height: 844 })
    try {
      for (const path of ['/admin/collections/posts', '/admin/desk/spam', '/admin/reports']) {
        await open(path)
        const shape = await page.evaluate(() => {
          const box = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect().toJSON() as
              | DOMRect
              | undefined
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
    } finally {
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
})

describe('axe', () => {
  it('finds no control without a name in the views of every day', async () => {
    const page = office.page
    const found: string[] = []
    for (const path of [
      '/admin',
      '/admin/collections/posts',
      '/admin/desk/leads',
      '/admin/reports',
    ]) {
      await open(path)
      await page.evaluate(axe)
      found.push(...(await page.evaluate(runAxe)).map((finding) => `${path} ${finding}`))
    }
    expect(found).toEqual([])
  })
})

async function runAxe(): Promise<string[]> {
  const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
  const values = ['button-name', 'link-name', 'label', 'aria-input-field-name', 'select-name']
  const { violations } = await tool.run(document, { runOnly: { type: 'rule', values } })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}
