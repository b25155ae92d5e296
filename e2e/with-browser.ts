/** A browser for all tests of a file: each test's pages are closed after it, the browser after all. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { closePage, closePages, openBrowser, openPage, type WatchedPage } from './browser.ts'
import { type Office, signIn } from './office.ts'

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

/** A browser in which the administrator has signed in; other pages are closed after each test. */
export function withOffice(take: (office: Office, browser: Browser) => void | Promise<void>): void {
  let browser: Browser
  let office: Office
  beforeAll(async () => {
    browser = await openBrowser()
    office = await signIn(browser, inject('studioUrl'), inject('administrator'))
    await take(office, browser)
  })
  afterEach(() => office.closeOthers())
  afterAll(() => browser.close())
}
