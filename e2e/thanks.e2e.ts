/** Clients, applicants and subscribers are thanked each in their own words, with the number of what they sent. */
import type { Browser, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { openPage, wake } from './browser.ts'
import { soon } from './shell/journeys.ts'
import { withBrowser } from './with-browser.ts'
import { aliveForm, begin, formOf, takeTime } from './writing.ts'

const site = inject('siteUrl')
const permissions = ['clipboard-read', 'clipboard-write']
let browser: Browser

withBrowser((opened) => {
  browser = opened
})

const kinds = [
  {
    kind: 'client',
    path: '/contact',
    form: 'contact',
    thanks: '/thank-you',
    says: 'رقم رسالتك',
    title: 'وصلت النقطة.',
  },
  {
    kind: 'applicant',
    path: '/join-us',
    form: 'apply',
    thanks: '/thank-you?for=application',
    says: 'رقم طلبك',
    title: 'وصلنا طلبك.',
  },
] as const

async function send(page: Page, name: string, hasScript: boolean) {
  const form = hasScript ? await aliveForm(page, name) : formOf(page, name)
  if (hasScript) await begin(page, form)
  await form.locator('[name=name]').fill('سارة العتيبي')
  await form.locator('[name=email]').fill(`thanks-${name}-${hasScript}@example.com`)
  if (name === 'apply') await form.locator('[name=links]').fill('https://sara.example.com')
  await form.locator('[name=consentPrivacy]').check()
  await takeTime(page)
  await form.locator('[type=submit]').click()
}

const numberOf = async (page: Page) =>
  (await page.locator('main [data-reference] bdi').textContent()) ?? ''

describe.each([
  ['with script', true],
  ['without script', false],
] as const)('who has written %s', (_, hasScript) => {
  it.each(kinds)('as $kind is thanked as such, with a number', async (one) => {
    const page = await openPage(browser, {
      locale: 'ar',
      javaScriptEnabled: hasScript,
      permissions,
    })
    await page.goto(site + one.path)
    if (hasScript) await wake(page)
    if (one.kind === 'applicant') {
      await page.locator('main a[href^="/join-us/"]').first().click()
      await page.waitForURL(/\/join-us\/./)
    }
    await send(page, one.form, hasScript)
    await page.waitForURL(site + one.thanks, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: one.title }).waitFor()
    const number = await numberOf(page)
    expect(number).toMatch(/^[0-9a-z]{8}$/)
    expect(await page.locator('main [data-reference]').textContent()).toContain(one.says)
    const copy = page.locator('main [data-reference] button')
    expect(await copy.isVisible()).toBe(hasScript)
    if (!hasScript) return
    await copy.click()
    await page.locator('main [data-reference] button[data-state=done]').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    expect(page.complaints).toEqual([])
  })
})

describe('who has subscribed', () => {
  it.each([
    ['/blogs', 'بقيت خطوةٌ واحدة.', 'رابطُ التأكيد'],
    ['/en/blogs', 'One step is left.', 'link to confirm'],
  ])('hears of the confirming mail in a toast at the top right (%s)', async (path, title, mail) => {
    const page = await openPage(browser, { permissions })
    await page.goto(site + path)
    await wake(page)
    const form = formOf(page, 'subscribe')
    await form.locator('[name=email]').fill(`toast-${path.length}@example.com`)
    await form.locator('[type=submit]').click()
    const toast = page.locator('[role=status][aria-live=polite][data-toasts] [data-kind=success]')
    await toast.waitFor()
    expect(await toast.textContent()).toContain(title)
    expect(await toast.textContent()).toContain(mail)
    const box = await toast.boundingBox()
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1264)
    await toast.waitFor({ state: 'detached' })
    // What the toast said stays where it was asked for, with the number.
    expect(await form.textContent()).toContain(mail)
    await form.locator('[data-reference] button').click()
    const number = await form.locator('[data-reference] bdi').textContent()
    await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(number)
    // Whoever is quicker than a person is asked for a proof, which browsers tell of.
    expect(page.complaints.filter((one) => !one.includes('428'))).toEqual([])
  })

  it('hears of it on a page of its own without script, in their language', async () => {
    const page = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site}/en/blogs`)
    const form = formOf(page, 'subscribe')
    await form.locator('[name=email]').fill('plain-subscriber@example.com')
    await form.locator('[type=submit]').click()
    await page.waitForURL(`${site}/en/thank-you?for=subscription`)
    expect(await page.locator('h1').textContent()).toBe('One step is left.')
    expect(await page.locator('main').textContent()).toMatch(/email with a link to confirm/)
    expect(await numberOf(page)).toMatch(/^[0-9a-z]{8}$/)
    await page.reload()
    expect(new URL(page.url()).pathname).toBe('/en')
  })
})
