/**
 * A fourth service, from an editor's hands in the studio to a visitor's message about it: written in Arabic, then in
 * English, shown wherever the three are, chosen in the form, and named on the lead.
 */
import type { Browser } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openPage, wake } from './browser.ts'
import { type Office, untilVisible } from './office.ts'
import { soon } from './shell/journeys.ts'
import { askStudio } from './studio/every-view.ts'
import { withOffice } from './with-browser.ts'
import { aliveForm, begin, takeTime } from './writing.ts'

const site = inject('siteUrl')
const studio = inject('studioUrl')
const path = '/services/brand-identity'
const words = {
  ar: { name: 'الهويّة والعلامة', title: 'علامةٌ تُعرف من بعيد.', offer: 'نبدأ من الاسم.' },
  en: { name: 'Brand and identity', title: 'A mark known from afar.' },
} as const
/** A phone of somebody; a browser without a window says of itself that it is a machine. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

let office: Office
let browser: Browser
let id = ''

withOffice((signedIn, opened) => {
  office = signedIn
  browser = opened
})
afterAll(async () => {
  if (id) await office.send(`services/${id}`, 'DELETE')
})

describe('an editor', () => {
  it('makes a fourth service with a pattern and an address of its own', async () => {
    const { page } = office
    // A second try begins without what the first left: its address would be taken.
    if (id) await office.send(`services/${id}`, 'DELETE')
    id = await office.begin('services', '#field-name')
    await page.fill('#field-name', words.ar.name)
    await page.fill('#field-lead', 'اسمٌ وشكلٌ ولونٌ وصوت، تتّفق كلّها.')
    await page.fill('#field-summary', 'هويّةٌ تُقرأ بالعربيّة والإنجليزيّة.')
    await page.locator('.rich-text-lexical [contenteditable=true]').first().click()
    await page.keyboard.type(words.ar.offer)
    await page.fill('#field-key', 'brand-identity')
    await page.locator('#field-opening__grid .rs__control').click()
    await page.locator('.rs__option', { hasText: 'ذو الاثني عشر ضلعًا' }).click()
    await page.fill('#field-opening__theta', '40')
    await office.publish(words.ar.title)
    await untilVisible(site + path, words.ar.title)
    await untilVisible(`${site}/services`, words.ar.name)
    await untilVisible(`${site}/web-applications`, words.ar.name)
    const shown = await (await fetch(site + path)).text()
    for (const part of ['data-girih="12 ', words.ar.offer, 'عندك مشروعٌ في بالك؟'])
      expect(shown).toContain(part)
    expect((await fetch(`${site}/en${path}`)).status).toBe(404)
  })

  it('publishes it in English later, at the same address', async () => {
    const { offer } = await askStudio(office.page, `services/${id}?depth=0&locale=ar`)
    const english = {
      ...words.en,
      lead: 'A name, a shape, a colour and a voice that agree.',
      summary: 'An identity that reads in Arabic and English.',
      offer,
      _status: 'published',
    }
    await office.send(`services/${id}?locale=en`, 'PATCH', english)
    await untilVisible(`${site}/en${path}`, words.en.title)
    await untilVisible(`${site}/en/services`, words.en.name)
    await untilVisible(`${site}/en/web-applications`, words.en.name)
  })
})

describe('a visitor', () => {
  it.each(['ar', 'en'] as const)('finds it wherever the three are (%s)', async (locale) => {
    const prefix = locale === 'en' ? '/en' : ''
    const page = await openPage(browser, { locale, reducedMotion: 'reduce' })
    await page.goto(`${site}${prefix}/services`)
    await wake(page)
    await page.getByRole('main').getByRole('link', { name: words[locale].name }).click()
    await page.getByRole('heading', { level: 1, name: words[locale].title }).waitFor()
    expect(new URL(page.url()).pathname).toBe(prefix + path)
    await page.getByRole('main').locator(`a[href="${prefix}/web-applications"]`).click()
    await soon(() => new URL(page.url()).pathname).toBe(`${prefix}/web-applications`)
    await page.getByRole('main').locator(`a[href="${prefix}${path}"]`).waitFor()
    const foot = page.getByRole('contentinfo').locator(`a[href="${prefix}${path}"]`)
    expect(await foot.textContent()).toBe(words[locale].name)
    expect(page.complaints).toEqual([])
  })

  it('asks for it in the form, and the lead in the studio names it', async () => {
    const email = 'fourth-service@example.com'
    const page = await openPage(browser, { locale: 'ar', userAgent })
    // A page far from a change is shown once as it was.
    await untilVisible(`${site}/contact`, words.ar.name)
    await page.goto(`${site}/contact`)
    await wake(page)
    const form = await aliveForm(page, 'contact')
    await begin(page, form)
    await form.locator('[name=name]').fill('سارة العتيبي')
    await form.locator('[name=email]').fill(email)
    await form.getByRole('radio', { name: words.ar.name }).check()
    await form.locator('[name=message]').fill('نريد علامةً لمتجرنا الجديد.')
    await form.locator('[name=consentPrivacy]').check()
    await takeTime(page)
    await form.locator('[type=submit]').click()
    await page.waitForURL(`${site}/thank-you`, { waitUntil: 'commit' })
    const asked = () => askStudio(office.page, `leads?where[email][equals]=${email}&depth=0`)
    await expect.poll(async () => (await asked()).docs.length, { timeout: 60_000 }).toBe(1)
    const [lead] = (await asked()).docs
    expect(lead).toMatchObject({ service: id, serviceKey: 'brand-identity' })
    await office.page.goto(`${studio}/admin/collections/leads/${lead.id}?locale=ar`)
    await office.page.locator('#field-service', { hasText: words.ar.name }).waitFor()
  })
})
