/**
 * General stands on every page: when it is saved, all of them are made again. That costs a bounded
 * amount of work, keeps nobody waiting who reads or publishes meanwhile, and comes to an end.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openPage, wake } from './browser.ts'
import { megabytesOf } from './hostile/effects.ts'
import { inLanes } from './in-lanes.ts'
import { type Office, untilVisible } from './office.ts'
import { askStudio } from './studio/every-view.ts'
import { withOffice } from './with-browser.ts'

const site = inject('siteUrl')
const pid = inject('sitePid')
const locales = ['ar', 'en'] as const
/** Stands in the foot of every page of either language. */
const words = 'Kept short, on purpose, for a day.'
/** Processor seconds for each page that is made again, all compression included. */
const mostSecondsAPage = 0.25
const mostMegabytes = 300
let office: Office
let browser: Browser
let before: Record<(typeof locales)[number], string> | undefined

withOffice((signedIn, opened) => {
  office = signedIn
  browser = opened
})

afterAll(() => before && saveFooter(before))

describe('General, saved while the site is read', () => {
  it('renews every page, and nobody who reads or publishes waits for all of them', async ({
    annotate,
  }) => {
    const pages = await sitemapPages()
    before = { ar: await footerText('ar'), en: await footerText('en') }
    expect(await statusesOf(pages)).toEqual([])
    await untilAtRest()
    const begun = { seconds: processorSeconds(), memory: megabytesOf(pid) }

    await saveFooter({ ar: words, en: words })
    const shown = await untilVisible(`${site}/about`, words)
    const [failed, published] = await Promise.all([statusesOf(pages), publishMeanwhile()])
    for (const page of pages) await untilVisible(page, words)
    await untilAtRest()

    const seconds = processorSeconds() - begun.seconds
    const memory = Math.round(megabytesOf(pid) - begun.memory)
    const told =
      `${pages.length} pages made again after General: ${seconds.toFixed(1)} s of the processor, ` +
      `${memory} MB; shown after ${ms(shown)}, a project published meanwhile after ${ms(published)}`
    await annotate(told, 'count')
    expect(failed).toEqual([])
    expect(seconds / pages.length, told).toBeLessThan(mostSecondsAPage)
    expect(memory, told).toBeLessThan(mostMegabytes)
  })
})

describe('the notice above the site', () => {
  const first = 'نغلق مكاتبنا يوم الخميس، ونجيب عمّا يصل فيه يوم الأحد.'
  const second = 'عدنا إلى مكاتبنا.'
  const announce = async (text: string, locale = 'ar') => {
    await save(`globals/general?locale=${locale}`, 'POST', {
      announcement: { text },
      _status: 'published',
    })
    if (!text) return
    // A journey of the app brings what stands around its pages by itself.
    for (const answer of ['about', '_shell.json'])
      await untilVisible(`${site}/${locale === 'ar' ? '' : 'en/'}${answer}`, text)
  }

  it('stays closed for whoever closed it, until it says something else', async () => {
    await announce(first)
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(`${site}/about`)
    const notice = page.locator('[data-notice]')
    await page.getByRole('button', { name: 'أغلق الإعلان' }).click()
    await notice.waitFor({ state: 'hidden' })
    await page.goto(`${site}/contact`)
    await page.locator('h1').waitFor()
    expect(await notice.isVisible()).toBe(false)
    await announce(second)
    await page.goto(`${site}/about`)
    await page.getByText(second).waitFor()
    expect(page.complaints).toEqual([])
    await announce('')
  })

  it('is closed in each language by itself, where the app has drawn it too', async () => {
    await announce(first)
    await announce('Our offices are closed on Thursday.', 'en')
    const page = await openPage(browser, { locale: 'ar' })
    await page.goto(`${site}/about`)
    await wake(page)
    const notice = page.locator('[data-notice]')
    const turnTo = async (language: string, path: string) => {
      await page.locator(`header [data-language=${language}]`).click()
      await page.waitForURL(site + path)
      await page.locator(`html[lang=${language}] h1`).waitFor()
    }
    await page.getByRole('button', { name: 'أغلق الإعلان' }).click()
    await notice.waitFor({ state: 'hidden' })
    await turnTo('en', '/en/about')
    await page.getByRole('button', { name: 'Close the notice' }).click()
    await notice.waitFor({ state: 'hidden' })
    await turnTo('ar', '/about')
    await notice.waitFor({ state: 'hidden' })
    await page.reload()
    await notice.waitFor({ state: 'hidden' })
    expect(page.complaints).toEqual([])
    await announce('', 'en')
    await announce('')
  })
})

const ms = (time: number) => `${Math.round(time)} ms`

async function sitemapPages(): Promise<string[]> {
  const maps = await Promise.all(locales.map((locale) => textOf(`${site}/${locale}/sitemap.xml`)))
  return maps.flatMap((map) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page),
  )
}

const textOf = async (address: string) => (await fetch(address)).text()

/** @returns the pages that did not answer with themselves. */
async function statusesOf(pages: string[]): Promise<string[]> {
  const failed: string[] = []
  await inLanes(4, pages, async (page) => {
    const { status } = await fetch(page, { headers: { accept: 'text/html' } })
    if (status !== 200) failed.push(`${page} ${status}`)
  })
  return failed
}

async function footerText(locale: string): Promise<string> {
  const { footer } = await askStudio(office.page, `globals/general?depth=0&locale=${locale}`)
  return footer.text
}

async function saveFooter(texts: Record<(typeof locales)[number], string>): Promise<void> {
  for (const locale of locales)
    await save(`globals/general?locale=${locale}`, 'POST', {
      footer: { text: texts[locale] },
      _status: 'published',
    })
}

/** Milliseconds until the new title of a project is read. */
async function publishMeanwhile(): Promise<number> {
  const path = 'projects?limit=1&depth=0&locale=ar&where[_status][equals]=published'
  const { docs } = await askStudio(office.page, path)
  const [{ id, slug, title }] = docs
  const change = (to: string) =>
    save(`projects/${id}?locale=ar`, 'PATCH', { title: to, _status: 'published' })
  await change(`${title} ${words}`)
  const passed = await untilVisible(
    `${site}/our-projects/${encodeURIComponent(slug)}`,
    `${title} ${words}`,
  )
  await change(title)
  return passed
}

async function save(path: string, method: string, data: object): Promise<void> {
  const status = await office.page.evaluate(
    async ([address, verb, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (
        await fetch(address as string, { method: verb as string, headers, body: body as string })
      ).status
    },
    [`/api/${path}`, method, JSON.stringify(data)],
  )
  expect(status, path).toBeLessThan(300)
}

/** Processor time of the site since it began, in seconds: user and system, in hundredths, of Linux. */
function processorSeconds(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Until the site has nearly nothing to do for three seconds. */
async function untilAtRest(): Promise<void> {
  for (;;) {
    const before = processorSeconds()
    await pause(3_000)
    if (processorSeconds() - before < 0.3) return
  }
}
