/**
 * Faults planted in the running product as they happen: a page published with links that lead nowhere, a title too
 * long and no description, a visitor who searches in vain and one who asks for a page that is not there. The guard
 * lists them; each is mended with one press, and the site shows it.
 */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { soon } from '../shell/journeys.ts'
import { withOffice } from '../with-browser.ts'
import { photo } from './photo.ts'

const site = inject('siteUrl')
const studio = inject('studioUrl')
let office: Office
let pageId = ''
let redirectFrom: string[] = []

withOffice((signedIn) => {
  office = signedIn
})

const path = '/غرفة-الحارس'
const dead = '/our-projectz'
const missed = '/testimonialz'
const away = 'https://10.20.30.40/report'
const sought = 'زخبركية'
const sentence = 'نكتب إليك في يومين، ونقول لك بصراحة ما نراه وما لا نراه، ثمّ تختار أنت ما تريد.'
const longTitle = 'غرفة الحارس التي لا يتّسع عنوانها الطويل لسطر واحد من نتائج البحث أبدًا'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile Safari/604.1'

const visit = (address: string) =>
  fetch(site + encodeURI(address), {
    headers: { 'user-agent': phone, accept: 'text/html' },
    redirect: 'manual',
  })

/** A text with one link, as the editor keeps it. */
const textWithLink = (url: string) => {
  const text = {
    type: 'text',
    version: 1,
    text: 'اقرأ التقرير',
    format: 0,
    style: '',
    mode: 'normal',
    detail: 0,
  }
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url, newTab: false },
    children: [text],
  }
  const common = { direction: 'rtl', format: '', indent: 0, version: 1 }
  const paragraph = { type: 'paragraph', ...common, textFormat: 0, textStyle: '', children: [link] }
  return { root: { type: 'root', ...common, children: [paragraph] } }
}

async function plant(): Promise<void> {
  const answer = await office.send('block-pages?locale=ar&depth=0', 'POST', {
    title: 'غرفة الحارس',
    slug: '',
    blocks: [
      { blockType: 'text', title: 'تقرير', body: textWithLink(away) },
      { blockType: 'call', title: 'اكتب لنا', text: sentence, label: 'أعمالنا', href: dead },
    ],
    seo: { title: longTitle },
    _status: 'published',
  })
  pageId = JSON.parse(answer).doc?.id ?? ''
  expect(pageId, answer).not.toBe('')
  await soon(async () => (await visit(path)).status).toBe(200)
  expect((await visit(missed)).status).toBe(404)
  expect((await visit(`/blogs?q=${sought}`)).status).toBe(200)
}

afterAll(async () => {
  if (pageId) await office.send(`block-pages/${pageId}`, 'DELETE')
  for (const from of redirectFrom)
    await office.send(`redirects?where[from][equals]=${encodeURIComponent(from)}`, 'DELETE')
})

/** Of the demo agency, which nobody else changes here: correct pages, and so none in the list. */
const demoPages = ['/', '/about', '/contact', '/our-projects', '/blogs', '/join-us'].flatMap(
  (one) => [one, `/en${one}`.replace(/\/$/, '')],
)

/** The findings of a kind that name something of ours. */
const rows = (page: Page, kind: string) =>
  page
    .locator(`li[data-kind="${kind}"]`)
    .filter({ hasText: { 'missing-page': missed, 'vain-search': 'زخبركيه' }[kind] ?? path })

const kinds = [
  'missing-page',
  'vain-search',
  'dead-link',
  'dead-outside',
  'no-description',
  'long-title',
]

async function seen(page: Page): Promise<string[]> {
  await page.goto(`${studio}/admin/guard?language=ar`)
  const found: string[] = []
  for (const kind of kinds) if ((await rows(page, kind).count()) > 0) found.push(kind)
  return found
}

async function press(page: Page, kind: string, name: string, value?: string): Promise<void> {
  await page.goto(`${studio}/admin/guard?kind=${kind}&language=ar`)
  const row = rows(page, kind)
  const field = row.locator('input, textarea').first()
  await untilAlive(field)
  if (value !== undefined) await field.fill(value)
  await row.getByRole('button', { name, exact: true }).click()
  await row.waitFor({ state: 'detached' })
}

describe('the site guard', () => {
  it('finds within moments what a publication and visitors brought', async () => {
    await plant()
    await soon(() => seen(office.page)).toEqual(kinds)
    await photo(office.page, 'guard-found')
  })

  it('mends each with one press', async () => {
    const { page } = office
    redirectFrom = [dead, missed]
    await press(page, 'missing-page', 'حوّله')
    await press(page, 'dead-link', 'حوّل العنوان')
    await press(page, 'dead-outside', 'غيّر الرابط', `${site}/about`)
    await press(page, 'long-title', 'انشر العنوان', 'غرفة الحارس')
    await press(page, 'no-description', 'انشر الوصف')
    await press(page, 'vain-search', 'أجب بهذه', 'الخطّ')
    await soon(() => seen(page)).toEqual([])
  })

  it('shows it on the site', async () => {
    const html = async () => (await visit(path)).text()
    await soon(async () => (await visit(dead)).headers.get('location')).toBe('/our-projects')
    await soon(async () => (await visit(missed)).headers.get('location')).toBe('/testimonials')
    await soon(html).toContain(`<meta name="description" content="${sentence}"`)
    expect(await html()).not.toContain('10.20.30.40')
    expect(await html()).toContain('<title>غرفة الحارس')
    expect(await (await visit(`/blogs?q=${sought}`)).text()).not.toContain('لم نجد')
  })

  it('looks at the whole site when it is asked, and finds none of it again', async () => {
    const { page } = office
    await page.goto(`${studio}/admin/guard`)
    const look = page.getByRole('button', { name: 'انظر الآن' })
    await untilAlive(look)
    await look.click()
    await page.getByRole('status').filter({ hasText: 'ينظر في الصفحات' }).waitFor()
    await page.getByRole('status').filter({ hasText: 'آخر نظرة' }).waitFor()
    await soon(() => seen(page)).toEqual([])
    await page.goto(`${studio}/admin/guard`)
    await untilAlive(look)
    const pages = await page.locator('li[data-kind] p > bdi[dir=ltr]').allInnerTexts()
    expect(pages.filter((one) => demoPages.includes(one))).toEqual([])
  })
})
