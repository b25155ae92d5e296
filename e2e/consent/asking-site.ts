/** The built site in any mode of consent, with sample content; and what a visitor's device keeps. */
import type { Page } from 'playwright-core'
import { startDecisionsStudio } from '../../apps/site/test/decisions-studio.ts'
import { startStandInStudio } from '../../apps/site/test/stand-in-studio.ts'
import { startTestSite } from '../../apps/site/test/start-test-site.ts'
import { findFreePort } from '../../tools/stack/ports.ts'

type Options = { consent: 'required' | 'notice' | 'off'; tagManagerId?: string }

const serviceKey = 'for-tests-only-service-key-0123456789'

/** A site whose studio confirms whatever it is asked about the newsletter. */
export const startConfirmingSite = async (options: Options) =>
  startOn(await startDecisionsStudio(serviceKey), { ...options, serviceKey })

export const startAskingSite = async (options: Options) =>
  startOn(await startStandInStudio(), options)

type Studio = { apiBase: string; stop: () => Promise<void> }

async function startOn(studio: Studio, options: Options & { serviceKey?: string }) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const site = await startTestSite(studio.apiBase, { ...options, port, origin: url })
  return {
    url,
    async stop() {
      await site.remove()
      await studio.stop()
    },
  }
}

export const notice = (page: Page) => page.locator('#privacy-choices')
export const press = (page: Page, choice: 'all' | 'none' | 'some') =>
  page.locator(`#privacy-choices button[value=${choice}]`).click()

/** Everything a page has written on the device. */
export async function keptBy(page: Page) {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }))
  return { cookies: cookies.map(({ name }) => name).sort(), ...stored }
}

export const visitsIn = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('nuxt-utm-data') ?? '[]') as {
        timestamp: string
        utmParams: Record<string, string>
        additionalInfo: { landingPageUrl: string }
      }[],
  )

/** Waits until what the visit record does has been done. */
export const untilRecorded = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('nuxt-utm-data') !== null)
