/** An editor's hands in the real studio: coming in, opening a document, publishing, drafting. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core'
import { letGo } from './browser.ts'
import { enter } from './studio/people.ts'

export type Office = Awaited<ReturnType<typeof signIn>>
type Locale = 'ar' | 'en'
type Credentials = { email: string; password: string }

/** The desk of somebody who works in the studio. */
export const desk = { locale: 'ar', viewport: { width: 1440, height: 900 } }

/**
 * Signs in, by the studio's REST, and gives what the person can do next from the start page on. The door itself is
 * walked through in `studio/second-factor.e2e.ts`.
 */
export async function signIn(browser: Browser, studioUrl: string, credentials: Credentials) {
  return signInto(await browser.newContext(desk), studioUrl, credentials)
}

/** The same in a browser's context that is already there. */
export async function signInto(
  context: BrowserContext,
  studioUrl: string,
  credentials: Credentials,
) {
  context.setDefaultTimeout(patienceMs)
  const { cookie } = await enter(studioUrl, credentials)
  const [, name = '', value = ''] = /([^=]+)=(.+)/.exec(cookie) ?? []
  await context.addCookies([{ name, value, url: studioUrl, httpOnly: true, sameSite: 'Strict' }])
  const page = await context.newPage()
  await page.goto(`${studioUrl}/admin`)

  return {
    page,
    /** The first document of a collection that answers to a field's value, by the session's own REST. */
    async find(collection: string, field: string, value: string, locale: Locale) {
      const query = `where[${field}][equals]=${encodeURIComponent(value)}&locale=${locale}&depth=0`
      // From within the page: a session's cookie counts only with the studio's own origin.
      const { docs = [] } = await page.evaluate(
        async (url) => (await fetch(url)).json() as Promise<{ docs?: { id: string }[] }>,
        `/api/${collection}?${query}`,
      )
      if (!docs[0]) throw new Error(`No ${collection} with ${field} ${value}`)
      return docs[0].id
    },
    /** Asks the studio's REST as the admin's pages do. @returns what it answers, as text. */
    send: (address: string, method: string, data: object = {}): Promise<string> =>
      ask(page, `/api/${address}`, method, data),
    /** Deletes a picture once no page asks for it: the studio notes as a fault that its file is gone before it is. */
    async removePicture(id: string): Promise<void> {
      await page.goto(`${studioUrl}/admin`)
      await ask(page, `/api/media/${id}`, 'DELETE')
    },
    /** Makes a document by the studio's REST. @param collection with its query, such as `posts?draft=true`. @returns its id. */
    async make(collection: string, data: object): Promise<string> {
      const made = await ask(page, `/api/${collection}`, 'POST', data)
      return (JSON.parse(made) as { doc: { id: string } }).doc.id
    },
    /** Opens a document in one language, ready to be typed into. */
    async open(collection: string, id: string, locale: Locale) {
      await page.goto(`${studioUrl}/admin/collections/${collection}/${id}?locale=${locale}`)
      await untilAlive(titleOf(page))
      await untilAlive(page.locator('#action-save'))
    },
    /** Begins a document in Arabic, ready to be typed into. @returns its id: the studio has it from now on. */
    async begin(collection: string, field: string): Promise<string> {
      await page.goto(`${studioUrl}/admin/collections/${collection}/create?locale=ar`)
      await untilAlive(page.locator(field).first())
      const begun = new RegExp(`/${collection}/([\\da-f-]{36})`)
      await page.waitForURL(begun)
      return begun.exec(page.url())?.[1] ?? ''
    },
    /** Closes every page of the browser but the office's: left open, each goes on moving and taking time. */
    async closeOthers() {
      const others = (context.browser()?.contexts() ?? []).filter((other) => other !== context)
      await letGo(...others.map((other) => other.close()))
    },
    /** What a part of a document says behind one of its tabs. */
    readBehind: (tab: string, part: Locator) => readBehind(page, tab, part),
    /** Opens a fold of a document until what lies in it can be seen. */
    unfold: (fold: Locator, part: Locator) => unfold(fold, part),
    /** Types a title and publishes it; settles when the studio has answered the save. */
    publish: (title: string) => saveAs(page, title),
    /** Changes a form and saves it; settles when the studio has answered. The change may be asked for again. */
    save: (change: () => Promise<unknown>) => saveAfter(page, change),
    /** Types a title and lets the studio keep it as a draft by itself. */
    async draft(title: string) {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() !== 'GET' && /autosave=true/.test(answer.url()),
      )
      await until(saved, () => type(page, title))
    },
  }
}

const ask = (page: Page, address: string, method: string, data: object = {}): Promise<string> =>
  page.evaluate(
    async ([url = '', verb = '', body = '']) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: verb, headers, body })).text()
    },
    [address, method, JSON.stringify(data)],
  )

/** Longer than a busy machine needs for anything in the studio. */
export const patienceMs = 100_000

const isSave = (request: Request) =>
  request.method() === 'PATCH' &&
  /\/api\/\w+/.test(request.url()) &&
  !/autosave=true/.test(request.url())

const saveAs = (page: Page, title: string) => saveAfter(page, () => type(page, title))

/** A press that falls into an autosave is lost: a person would press again, until the save has left. */
async function saveAfter(page: Page, change: () => Promise<unknown>): Promise<void> {
  const button = page.locator('#action-save')
  const sent = page.waitForRequest(isSave)
  const saved = page.waitForResponse((answer) => isSave(answer.request()))
  saved.catch(() => {})
  await until(sent, async () => {
    await change()
    if (await button.isEnabled()) await button.click({ timeout: 5_000 }).catch(() => {})
  })
  const answer = await saved
  if (!answer.ok())
    throw new Error(`The studio answered ${answer.status()}: ${await answer.text()}`)
}

/** Types a title, unless it stands there: the studio may put its own back while it comes up. */
async function type(page: Page, title: string): Promise<void> {
  if ((await titleOf(page).inputValue()) !== title) await titleOf(page).fill(title)
}

/** Does something again each second until what it brings about is there. */
async function until(done: Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  let isOver = false
  const over = done.finally(() => {
    isOver = true
  })
  over.catch(() => {})
  while (!isOver) {
    await act()
    await Promise.race([over, pause(1_000)])
  }
  await over
}

/** The studio remembers which tab was open and may put it back while it comes up: chosen until it stays. */
async function readBehind(page: Page, name: string, part: Locator): Promise<string> {
  const tab = page.locator('.tabs-field__tab-button', { hasText: name })
  const deadline = performance.now() + patienceMs
  for (;;) {
    await tab.click()
    const words = await part.textContent({ timeout: 3_000 }).catch(() => null)
    if (words !== null) return words
    if (performance.now() > deadline) throw new Error(`The tab ${name} never showed its part`)
  }
}

/** The studio remembers what was open and may put it back while it comes up: opened until its part is seen. */
async function unfold(fold: Locator, part: Locator): Promise<void> {
  const toggle = fold.locator('.collapsible__toggle').first()
  const isOpen = async () => (await toggle.getAttribute('class'))?.includes('--open')
  const isShown = () =>
    part.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (!(await isOpen())) await toggle.click()
    if (await isShown()) return
  }
  throw new Error(`The fold never showed its part: ${await fold.innerHTML()}`)
}

/** Until the page hears what is done to an element; before, it is only drawn. */
export async function untilAlive(element: Locator): Promise<void> {
  const isHeard = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps$'))
  const deadline = performance.now() + patienceMs
  while (!(await element.evaluate(isHeard))) {
    if (performance.now() > deadline) throw new Error('The studio’s page never came to life')
    await pause(50)
  }
}

/**
 * Milliseconds until an address of the site shows the words; asked as fast as it answers, and after
 * two seconds less often, to leave a busy machine to what is waited for.
 */
export async function untilVisible(
  url: string,
  words: string,
  longestMs = patienceMs,
): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    if ((await answer.text()).includes(words)) return performance.now() - begun
    const passed = performance.now() - begun
    if (passed > longestMs) throw new Error(`${url} never showed ${words}`)
    await pause(passed < 2_000 ? 2 : 100)
  }
}

/** The document's own title: a callout in the text has a field of the same name. */
const titleOf = (page: Page) => page.locator('#field-title').first()
