/**
 * A product of its own that begins without the demo: every address answers, and an agency is set up by its owner in
 * a browser and nothing else.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../tools/stack/ports.ts'
import { type Stack, startStack } from '../../tools/stack.ts'
import { openPage } from '../browser.ts'
import { errorEventsIn } from '../error-events.ts'
import { signIn, untilAlive, untilVisible } from '../office.ts'
import { withBrowser } from '../with-browser.ts'
import { settleIn } from './people.ts'

let browser: Browser
let stack: Stack
let owner: { email: string; password: string }
const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-first-run-'))

withBrowser((opened) => {
  browser = opened
})
beforeAll(async () => {
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  stack = await startStack({
    dataDir,
    ports,
    env: {
      ...process.env,
      DEMO: 'off',
      SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
      STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
    },
  })
  if (!stack.administrator) throw new Error('A new database must bring a new administrator.')
  owner = await settleIn(stack.studioUrl, stack.administrator)
}, 600_000)
afterAll(async () => {
  await stack?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Every fixed address of the specification, and some of documents that are not there. */
const pages = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/our-projects',
  '/blogs',
  '/blogs?q=شيء',
  '/testimonials',
  '/join-us',
  '/privacy-policy',
  '/terms-and-conditions',
]
const others = [
  '/campaign',
  '/newsletter',
  '/thank-you',
  '/web-applications',
  '/blogs/nothing',
  '/our-projects/nothing',
  '/join-us/nothing',
  '/authors/nobody',
  '/card/nobody',
  '/nowhere',
]
const files = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/blogs/rss.xml', '/jobs.xml']

it('answers at every address before anything was written, in both languages', async () => {
  const statusOf = async (path: string) =>
    (await fetch(stack.siteUrl + encodeURI(path), { redirect: 'manual' })).status
  for (const prefix of ['', '/en']) {
    for (const path of pages)
      expect([prefix + path, await statusOf(prefix + path)]).toEqual([prefix + path, 200])
    for (const path of others)
      expect(await statusOf(prefix + path), prefix + path).toBeLessThan(500)
  }
  for (const path of files) expect([path, await statusOf(path)]).toEqual([path, 200])
})

const photos = process.env.E2E_PHOTOS
async function photo(page: Page, name: string): Promise<void> {
  if (!photos) return
  mkdirSync(photos, { recursive: true })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(photos, `${name}-${width}.png`), fullPage: true })
  }
}

async function openStep(page: Page, name: string): Promise<Locator> {
  const step = page.locator(`[data-step="${name}"]`)
  if ((await step.getAttribute('open')) === null) await step.locator('summary').click()
  await untilAlive(step.locator('form').first())
  return step
}

/** Sends a step and waits until the guide says that it is done. */
async function save(step: Locator): Promise<void> {
  await step.locator('button[type=submit]').first().click()
  await step.locator('[data-done]').waitFor()
}

it('is set up by its owner in the guide, in Arabic, and stands in both languages', async () => {
  const { page } = await signIn(browser, stack.studioUrl, owner)
  await page.getByRole('link', { name: 'إلى الدليل' }).click()
  await page.waitForURL(/\/admin\/first-run/)
  const name = await openStep(page, 'name')
  await photo(page, 'guide')
  await name.locator('[name=nameAr]').fill('مدار')
  await name.locator('[name=nameEn]').fill('Madar')
  await name.locator('[name=email]').fill('hello@madar.example')
  await save(name)
  const colours = await openStep(page, 'colours')
  await colours.locator('[name=accent]').fill('#ffee88')
  await colours.locator('button[type=submit]').click()
  await page.getByText('اختر أغمق منه').waitFor()
  await colours.locator('[name=accent]').fill('#1f6feb')
  await save(colours)
  const branch = await openStep(page, 'branch')
  const office = {
    name: ['جدّة', 'Jeddah'],
    street: ['الكورنيش', 'Corniche'],
    locality: ['جدّة', 'Jeddah'],
  }
  for (const [field, [ar = '', en = '']] of Object.entries(office)) {
    await branch.locator(`[name=${field}Ar]`).fill(ar)
    await branch.locator(`[name=${field}En]`).fill(en)
  }
  await branch.locator('[name=phone]').fill('+966126543210')
  await save(branch)
  await page.getByText('تمّ 3 من 7').waitFor()
  await photo(page, 'guide-later')
  await page.context().close()
  await untilVisible(stack.siteUrl, 'مدار')
  await untilVisible(`${stack.siteUrl}/en/contact`, 'Jeddah')
  const site = await openPage(browser, { locale: 'ar' })
  await site.goto(stack.siteUrl)
  expect(await site.locator('header').first().textContent()).toContain('مدار')
  expect(
    await site.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--p-zunjufr'),
    ),
  ).toBe('#1f6feb')
  await photo(site, 'site')
  await site.goto(`${stack.siteUrl}/en`)
  expect(await site.title()).toContain('Madar')
  expect(await site.content()).not.toContain('Birkar')
  expect(errorEventsIn(dataDir)).toEqual([])
})
