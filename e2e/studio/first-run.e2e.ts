/**
 * A product of its own that begins without the demo: every address answers, and an agency is set up by its owner in
 * a browser and nothing else.
 */
import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { closePage, openPage } from '../browser.ts'
import { errorEventsIn } from '../error-events.ts'
import { signIn, untilVisible } from '../office.ts'
import { withBrowser } from '../with-browser.ts'
import { formOf } from '../writing.ts'
import { type Begun, openStep, save, withBeginning } from './guide.ts'
import { enter } from './people.ts'
import { photo } from './photo.ts'

let browser: Browser
let begun: Begun

withBrowser((opened) => {
  browser = opened
})
withBeginning('off', (started) => {
  begun = started
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
    (await fetch(begun.siteUrl + encodeURI(path), { redirect: 'manual' })).status
  for (const prefix of ['', '/en']) {
    for (const path of pages)
      expect([prefix + path, await statusOf(prefix + path)]).toEqual([prefix + path, 200])
    for (const path of others)
      expect(await statusOf(prefix + path), prefix + path).toBeLessThan(500)
  }
  for (const path of files) expect([path, await statusOf(path)]).toEqual([path, 200])
})

it('takes a message before anything was written, and the owner finds it', async () => {
  const page = await openPage(browser, { javaScriptEnabled: false, locale: 'ar' })
  await page.goto(`${begun.siteUrl}/contact`)
  const form = formOf(page, 'contact')
  await form.locator('[name=name]').fill('سارة العتيبي')
  await form.locator('[name=phone]').fill('+966501234567')
  await form.locator('[name=message]').fill('أوّل رسالةٍ إلى وكالةٍ لم تبدأ بعد')
  await form.locator('[name=consentPrivacy]').check()
  await form.locator('[type=submit]').click()
  await page.waitForURL(`${begun.siteUrl}/thank-you`)
  const owner = await enter(begun.studioUrl, begun.owner)
  const leads = async () => (await (await owner.ask('leads?depth=0')).json()).docs
  await expect.poll(leads, { timeout: 30_000 }).toMatchObject([{ name: 'سارة العتيبي' }])
})

it('is set up by its owner in the guide, in Arabic, and stands in both languages', async () => {
  const { page } = await signIn(browser, begun.studioUrl, begun.owner)
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
  await closePage(page)
  await untilVisible(begun.siteUrl, 'مدار')
  await untilVisible(`${begun.siteUrl}/en/contact`, 'Jeddah')
  const site = await openPage(browser, { locale: 'ar' })
  await site.goto(begun.siteUrl)
  expect(await site.locator('header').first().textContent()).toContain('مدار')
  expect(
    await site.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--p-zunjufr'),
    ),
  ).toBe('#1f6feb')
  await photo(site, 'site')
  await site.goto(`${begun.siteUrl}/en`)
  expect(await site.title()).toContain('Madar')
  expect(await site.content()).not.toContain('Birkar')
  expect(errorEventsIn(begun.dataDir)).toEqual([])
})
