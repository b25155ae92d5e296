/** What may be kept of a visitor in each mode of consent (ATTR-04), each on a site of its own. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, type WatchedPage, wake } from '../browser.ts'
import { soon } from '../shell/journeys.ts'
import { withBrowser } from '../with-browser.ts'
import { keptBy, notice, press, startAskingSite, untilRecorded, visitsIn } from './asking-site.ts'

type Site = Awaited<ReturnType<typeof startAskingSite>>

let browser: Browser
let required: Site
let told: Site
let silent: Site

beforeAll(async () => {
  required = await startAskingSite({ consent: 'required' })
  told = await startAskingSite({ consent: 'notice' })
  silent = await startAskingSite({ consent: 'off' })
})
afterAll(async () => {
  for (const site of [required, told, silent]) await site.stop()
})

withBrowser((opened) => {
  browser = opened
})

async function open(site: Site, path: string, options = {}): Promise<WatchedPage> {
  const page = await openPage(browser, { isAsked: true, locale: 'ar', ...options })
  await page.goto(site.url + path)
  return page
}

/** Goes to another page inside the app. */
async function journey(page: WatchedPage, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click()
  await page.waitForURL(`**${path}`)
}

const refusedByBrowser = (page: WatchedPage) =>
  page.getByText('متصفّحك يرفض التتبّع، فعددنا ذلك جوابَك حتّى تختار')

describe('where consent is required', () => {
  it('nothing is kept before an answer, however long the visit', async () => {
    const page = await open(required, '/about?utm_source=a&gclid=g')
    await wake(page)
    await journey(page, '/privacy-policy')
    expect(await notice(page).isVisible()).toBe(true)
    await soon(async () => (await keptBy(page)).cookies).toContain('i18n_redirected')
    expect(await keptBy(page)).toEqual({ cookies: ['i18n_redirected'], local: [], session: [] })
    expect(page.complaints).toEqual([])
  })

  it('permission writes the visit with the time and the address it began with', async () => {
    const page = await open(required, '/about?utm_source=a')
    await wake(page)
    await journey(page, '/privacy-policy')
    const before = await page.evaluate(() => new Date().toISOString())
    await press(page, 'all')
    await untilRecorded(page)
    const [visit, ...more] = await visitsIn(page)
    expect(more).toEqual([])
    expect(visit?.utmParams).toEqual({ utm_source: 'a' })
    expect(visit?.additionalInfo.landingPageUrl).toBe(`${required.url}/about?utm_source=a`)
    expect(String(visit?.timestamp) < before).toBe(true)
    expect(await notice(page).isHidden()).toBe(true)
  })

  it('permission given before the page is alive counts too', async () => {
    const page = await open(required, '/about?utm_source=early')
    await press(page, 'all')
    await wake(page)
    await untilRecorded(page)
    expect((await visitsIn(page)).map(({ utmParams }) => utmParams.utm_source)).toEqual(['early'])
  })

  it('refusal keeps the answer and nothing else, and does not ask again', async () => {
    const page = await open(required, '/about?utm_source=a')
    await wake(page)
    await press(page, 'none')
    await page.goto(`${required.url}/contact`)
    await wake(page)
    expect(await notice(page).isHidden()).toBe(true)
    const { cookies, local, session } = await keptBy(page)
    expect(cookies).toEqual(['i18n_redirected', 'wajiha-consent'])
    expect([...local, ...session].filter((name) => name.startsWith('nuxt-utm'))).toEqual([])
  })

  it('after a refusal a form still carries the visit of its own page, and of no other', async () => {
    const page = await open(required, '/about?utm_source=before')
    await press(page, 'none')
    await page.goto(`${required.url}/contact?utm_source=here`)
    await wake(page)
    await page.locator('main input[name=name]').fill('ليلى')
    await page.locator('main input[name=email]').fill('layla@mail.example')
    await page.locator('main input[name=consentPrivacy]').check()
    const sent = page.waitForRequest(/\/api\/forms\/contact$/)
    await page.locator('main form button[type=submit]').click()
    const { touches } = (await sent).postDataJSON() as { touches: { utmParams: object }[] }
    expect(touches.map(({ utmParams }) => utmParams)).toEqual([{ utm_source: 'here' }])
  })

  it('a cookie for an older notice is asked again', async () => {
    const page = await openPage(browser, { isAsked: true, locale: 'ar' })
    await page.context().addCookies([{ name: 'wajiha-consent', value: '0.a', url: required.url }])
    await page.goto(`${required.url}/about`)
    expect(await notice(page).isVisible()).toBe(true)
  })
})

describe('where visitors are told', () => {
  it('the visit is kept while the notice stands, and forgotten when they refuse', async () => {
    const page = await open(told, '/about?utm_source=a')
    await wake(page)
    await untilRecorded(page)
    expect(await notice(page).isVisible()).toBe(true)
    await press(page, 'none')
    await page.waitForFunction(() => localStorage.getItem('nuxt-utm-data') === null)
    const { local, session } = await keptBy(page)
    expect([...local, ...session].filter((name) => name.startsWith('nuxt-utm'))).toEqual([])
  })

  it('Global Privacy Control counts as a refusal until they choose, and the notice says so', async () => {
    const page = await openPage(browser, { isAsked: true, locale: 'ar' })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await page.goto(`${told.url}/about?utm_source=a`)
    await wake(page)
    expect(await refusedByBrowser(page).isVisible()).toBe(true)
    expect((await keptBy(page)).local).toEqual([])
    await press(page, 'all')
    await untilRecorded(page)
    expect(await visitsIn(page)).toHaveLength(1)
  })

  it('does not speak of Global Privacy Control where the browser does not', async () => {
    const page = await open(told, '/about')
    expect(await notice(page).isVisible()).toBe(true)
    expect(await refusedByBrowser(page).isVisible()).toBe(false)
  })
})

describe('where consent is off', () => {
  it('nobody is asked, nothing is offered, and the visit is kept', async () => {
    const page = await open(silent, '/about?utm_source=a')
    await wake(page)
    await untilRecorded(page)
    expect(await notice(page).count()).toBe(0)
    expect(await page.locator('a[href="#privacy-choices"]').count()).toBe(0)
  })

  it('Global Privacy Control is obeyed all the same', async () => {
    const page = await openPage(browser, { isAsked: true, locale: 'ar' })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    await page.goto(`${silent.url}/about`)
    await wake(page)
    await page.locator('[data-mode-set=dark]:visible').first().click()
    expect((await keptBy(page)).local).toEqual(['nuxt-color-mode'])
  })
})
