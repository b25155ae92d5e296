/** What the studio says when it did not do what was asked: it can be read, by whoever looked elsewhere too. */
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const studio = inject('studioUrl')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

/** What is due by then has gone from the page, too: it fades for a moment once its time is over. */
async function letPass(page: Page, ms: number): Promise<void> {
  for (const span of [ms - 1_000, 1_000]) {
    await page.clock.runFor(span)
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }
}

describe('what went wrong', () => {
  it('stays longer than a glance, goes by itself later, and by its cross at once', async () => {
    const { page } = office
    await page.clock.install()
    await page.goto(`${studio}/admin/collections/redirects/create`)
    await untilAlive(page.locator('#action-save'))
    const told = page.locator('.toast-error')
    await page.locator('#action-save').click()
    await told.waitFor()
    await letPass(page, 15_000)
    expect(await told.count()).toBe(1)
    await letPass(page, 10_000)
    await told.waitFor({ state: 'detached' })
    await page.locator('#action-save').click()
    await told.getByRole('button').click()
    await told.waitFor({ state: 'detached' })
  })

  it('stands in the corner away from the menu, in either language', async () => {
    const { page } = office
    for (const [language, direction] of [
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ] as const) {
      await speak(page, language)
      await page.goto(`${studio}/admin/collections/redirects/create`)
      await untilAlive(page.locator('#action-save'))
      await page.locator('#action-save').click()
      await page.locator('.toast-error').waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
      expect(await page.evaluate(isOverMenu), language).toBe(false)
    }
  })
})

describe('a field that is wrong', () => {
  it.each([
    ['ar', 'light', 1440],
    ['ar', 'dark', 390],
    ['en', 'dark', 1440],
    ['en', 'light', 390],
  ] as const)(
    'says so beside its name, to be read (%s, %s, %i px)',
    async (language, theme, width) => {
      const { page } = office
      await speak(page, language, theme)
      await page.setViewportSize({ width, height: 900 })
      // Short fields, and long texts with a column beside them.
      for (const kind of ['redirects', 'posts']) {
        await page.goto(`${studio}/admin/collections/${kind}/create`)
        await untilAlive(page.locator('#action-save'))
        await page.locator('#action-save').click()
        const told = page.locator('.field-error.tooltip--show')
        await told.first().waitFor()
        const seen = await told.evaluateAll(lookAtErrors)
        expect(seen.length, kind).toBeGreaterThan(0)
        for (const { name, places, colour, ground } of seen) {
          expect(places, `${kind}: ${name}`).toEqual({
            overLabel: false,
            aboveLabel: false,
            within: true,
          })
          expect(contrastBetween(colour, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    },
  )
})

/** Where each stands, and in which colours. */
function lookAtErrors(errors: Element[]) {
  return errors.map((error) => {
    const own = error.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(error.closest('.field-type')?.querySelector('label') ?? error)
    const label = words.getBoundingClientRect()
    const { color: colour, backgroundColor: ground } = getComputedStyle(error)
    const overLabel =
      own.left < label.right &&
      own.right > label.left &&
      own.top < label.bottom - 1 &&
      own.bottom > label.top + 1
    const aboveLabel = own.bottom <= label.top + 1 || own.top < label.top - own.height / 2
    const within = own.width > 0 && own.left >= 0 && own.right <= innerWidth
    const name = words.toString()
    return { name, places: { overLabel, aboveLabel, within }, colour, ground }
  })
}

/** As WCAG counts it, of two colours that browsers write as `rgb(…)`. */
function contrastBetween(one: string, other: string): number {
  const [less = 0, more = 0] = [lightness(one), lightness(other)].toSorted((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** As a person who chose that language and those colours in their account. */
async function speak(page: Page, language: string, theme = 'light'): Promise<void> {
  const { origin: url } = new URL(studio)
  await page.context().addCookies([
    { name: 'payload-lng', value: language, url },
    { name: 'payload-theme', value: theme, url },
  ])
}

function isOverMenu(): boolean {
  const menu = document.querySelector('aside.nav')?.getBoundingClientRect()
  const notice = document.querySelector('[data-sonner-toaster]')?.getBoundingClientRect()
  if (!menu || !notice || menu.width === 0) throw new Error('no menu or no notice to be seen')
  return notice.left < menu.right && notice.right > menu.left
}
