/** An editor's hands in the real studio: signing in, opening a document, publishing, drafting. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'

export type Office = Awaited<ReturnType<typeof signIn>>
type Locale = 'ar' | 'en'

/** Signs in as a person does and gives what they can do next. */
export async function signIn(
  browser: Browser,
  studioUrl: string,
  { email, password }: { email: string; password: string },
) {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.goto(`${studioUrl}/admin/login`)
  await page.fill('#field-email', email)
  await page.fill('#field-password', password)
  await page.click('button[type=submit]')
  await page.waitForURL(/\/admin\/?$/)

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
    /** Opens a document in one language, ready to be typed into. */
    async open(collection: string, id: string, locale: Locale) {
      await page.goto(`${studioUrl}/admin/collections/${collection}/${id}?locale=${locale}`)
      await titleOf(page).waitFor()
      await page.locator('#action-save').waitFor()
    },
    /** Types a title and publishes it; settles when the studio has answered the save. */
    publish: (title: string) => saveAs(page, title),
    /** Types a title and lets the studio keep it as a draft by itself. */
    async draft(title: string) {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() !== 'GET' && /autosave=true/.test(answer.url()),
      )
      await titleOf(page).fill(title)
      await saved
    },
  }
}

/** Longer than a busy machine needs for anything in the studio. */
const patienceMs = 100_000

async function saveAs(page: Page, title: string): Promise<void> {
  const button = page.locator('#action-save')
  await titleOf(page).fill(title)
  await button.and(page.locator(':enabled')).waitFor()
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' &&
      /\/api\/\w+/.test(answer.url()) &&
      !/autosave=true/.test(answer.url()),
    { timeout: patienceMs },
  )
  // A click that falls into an autosave is lost: a person would press again.
  let isAnswered = false
  saved.finally(() => (isAnswered = true)).catch(() => {})
  while (!isAnswered) {
    if (await button.isEnabled()) await button.click({ timeout: 5_000 }).catch(() => {})
    await Promise.race([saved, pause(5_000)])
  }
  const answer = await saved
  if (!answer.ok())
    throw new Error(`The studio answered ${answer.status()}: ${await answer.text()}`)
}

/** Milliseconds until an address of the site shows the words; asked as fast as it answers. */
export async function untilVisible(
  url: string,
  words: string,
  longestMs = 30_000,
): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    if ((await answer.text()).includes(words)) return performance.now() - begun
    if (performance.now() - begun > longestMs) throw new Error(`${url} never showed ${words}`)
    await pause(2)
  }
}

/** The document's own title: a callout in the text has a field of the same name. */
const titleOf = (page: Page) => page.locator('#field-title').first()
