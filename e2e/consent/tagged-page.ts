/** Pages of a site with a tag manager, in a browser that knows our own host in its place. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { openPage, type WatchedPage, wake } from '../browser.ts'

type Entry = Record<string, unknown>

/** Says that everything has been allowed, in a notice that spoke of a tag manager. */
export const allowAll = (page: WatchedPage, url: string) =>
  page.context().addCookies([{ name: 'wajiha-consent', value: '1t.adupf', url }])

type TaggedOptions = BrowserContextOptions & { isAllowed?: boolean }

/** Opens a page and brings it to life; `strangers` are requests to anybody but the site. */
export async function openTagged(
  browser: Browser,
  url: string,
  path: string,
  { isAllowed = false, ...options }: TaggedOptions = {},
) {
  const page = await openPage(browser, { isAsked: true, locale: 'ar', ...options })
  if (isAllowed) await allowAll(page, url)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) strangers.push(request.url())
  })
  await page.goto(url + path)
  await wake(page)
  return Object.assign(page, { strangers })
}

/** Waits until the other house's script has run, once. */
export const ran = (page: WatchedPage) =>
  page.waitForFunction(() => (window as { tagsRan?: number }).tagsRan === 1)

/** The data layer, with the commands of consent mode as lists. */
export const layerOf = (page: WatchedPage) =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? ['arguments', ...Array.from(entry as ArrayLike<unknown>)]
        : entry,
    ),
  ) as Promise<(Entry & unknown[])[]>

export const eventsOf = async (page: WatchedPage) =>
  (await layerOf(page)).filter((entry): entry is Entry & unknown[] => 'event' in entry)

/** Does something, and waits until the data layer tells of it. */
export async function toldOf(page: WatchedPage, event: string, act: () => Promise<unknown>) {
  await act()
  await page.waitForFunction(
    (name) => (window as { dataLayer?: Entry[] }).dataLayer?.some((entry) => entry.event === name),
    event,
  )
  return (await eventsOf(page)).filter((entry) => entry.event === event)
}
