/** What may be kept of a visitor, and the notice that asks (ATTR-04), each mode on a site of its own. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, type WatchedPage, wake } from '../browser.ts'
import { keptBy, notice, press, startAskingSite, untilRecorded, visitsIn } from './asking-site.ts'

type Site = Awaited<ReturnType<typeof startAskingSite>>

let browser: Browser
let required: Site
let told: Site
let silent: Site

beforeAll(async () => {
  browser = await openBrowser()
  required = await startAskingSite({ consent: 'required' })
  told = await startAskingSite({ consent: 'notice' })
  silent = await startAskingSite({ consent: 'off' })
})
afterAll(async () => {
  await browser.close()
  for (const site of [required, told, silent]) await site.stop()
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
  page.getByText('يطلب متصفّحك ألّا تُتتبَّع، فعددناه رفضًا')

const answered = (page: WatchedPage) =>
  page.waitForFunction(() => !document.documentElement.hasAttribute('data-consent'))

describe('where consent is required', () => {
  it('nothing is kept before an answer, however long the visit', async () => {
    const page = await open(required, '/about?utm_source=a&gclid=g')
    await wake(page)
    await journey(page, '/privacy-policy')
    expect(await notice(page).isVisible()).toBe(true)
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
    await page.locator('main input[name=consentPrivacy]').check({ force: true })
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

describe('the choice', () => {
  it('is changed from the footer at any time, and the focus goes there and back', async () => {
    const page = await open(told, '/about')
    await press(page, 'all')
    await wake(page)
    await untilRecorded(page)
    const link = page.locator('a[href="#privacy-choices"]')
    expect(await link.textContent()).toBe('إعدادات الخصوصيّة')
    await link.click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('privacy-choices')
    await page.locator('[data-consent-close]').click()
    await answered(page)
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    await link.click()
    await press(page, 'none')
    await page.waitForFunction(() => localStorage.getItem('nuxt-utm-data') === null)
    expect(await page.evaluate(() => document.cookie)).toContain('wajiha-consent=1.0')
  })

  it('is offered without script too: the link leads to the form, and the form leads back', async () => {
    const page = await open(required, '/en/about?x=1', { javaScriptEnabled: false, locale: 'en' })
    expect(await notice(page).isHidden()).toBe(true)
    await page.getByRole('link', { name: 'Privacy choices' }).click()
    expect(await notice(page).isVisible()).toBe(true)
    await press(page, 'all')
    await page.waitForURL(`${required.url}/en/about?x=1`)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'wajiha-consent')?.value).toBe('1.a')
  })
})

describe('the notice', () => {
  it('moves nothing on the page, neither when it comes nor when it goes', async () => {
    const page = await openPage(browser, { isAsked: true, viewport: { width: 390, height: 844 } })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${told.url}/about`)
    await page.evaluate(() => document.fonts.ready)
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top)
    const before = await top()
    await press(page, 'none')
    await answered(page)
    expect(await top()).toBe(before)
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as { shifts: number[] }).shifts),
            ),
          ),
        ),
    )
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBe(0)
  })

  it('speaks the other language after a change inside the app, and its answer counts', async () => {
    const page = await open(required, '/about')
    await wake(page)
    await page.locator('header a[hreflang=en]').click()
    await notice(page).getByText('Your privacy').waitFor()
    await page.locator('header a[hreflang=ar]').click()
    await notice(page).getByText('خصوصيّتك').waitFor()
    await press(page, 'none')
    await answered(page)
    expect(page.complaints).toEqual([])
  })

  it('gives both answers the same weight, and nothing is chosen beforehand', async () => {
    const page = await open(required, '/about')
    const looks = await notice(page)
      .locator('button[value]')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontWeight, borderWidth } = getComputedStyle(button)
          return { width, height, backgroundColor, color, fontWeight, borderWidth }
        }),
      )
    expect(looks).toHaveLength(2)
    expect(looks[0]).toEqual(looks[1])
    expect(await notice(page).locator('input:checked').count()).toBe(0)
  })

  it('is not printed', async () => {
    const page = await open(required, '/about')
    await page.emulateMedia({ media: 'print' })
    expect(await notice(page).isHidden()).toBe(true)
  })
})
