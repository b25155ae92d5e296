/** A browser for all tests of a file: each test's pages are closed after it, the browser after all. */
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import {
  closePage,
  closePages,
  openBrowser,
  openPage,
  openWorkplace,
  type WatchedPage,
} from './browser.ts'
import { desk, type Office, signInto } from './office.ts'

/** @param take Is given the browser before the first test, and may look around with it. */
export function withBrowser(
  take: (browser: Browser) => void | Promise<void>,
  open = () => openBrowser(),
): void {
  let browser: Browser
  beforeAll(async () => {
    browser = await open()
    await take(browser)
  })
  afterEach(() => closePages(browser))
  afterAll(() => browser.close())
}

/** Finds something by a page of its own, which is closed again: the addresses of scenes, say. */
export async function lookAround<Found>(
  browser: Browser,
  find: (page: WatchedPage) => Promise<Found>,
): Promise<Found> {
  const page = await openPage(browser)
  const found = await find(page)
  await closePage(page)
  return found
}

/**
 * A browser in which the administrator has signed in, with a profile as they have one: of the studio's views each
 * costs a third less to draw where scripts stay compiled. Other pages are closed after each test.
 */
export function withOffice(take: (office: Office, browser: Browser) => void | Promise<void>): void {
  let workplace: BrowserContext
  let office: Office
  beforeAll(async () => {
    workplace = await openWorkplace(desk)
    office = await signInto(workplace, inject('studioUrl'), inject('administrator'))
    await take(office, browserOf(workplace))
  })
  afterEach(() => office.closeOthers())
  afterAll(() => workplace.close())
}

function browserOf(context: BrowserContext): Browser {
  const browser = context.browser()
  if (!browser) throw new Error('The workplace has no browser')
  return browser
}
