/** A visitor's page that is alive, with what it asked the site for since then. */
import type { Browser } from 'playwright-core'
import { openPage, type WatchedPage, wake } from '../browser.ts'

export type Visitor = { page: WatchedPage; asked: string[]; documents: string[]; said: string[] }

/** Opens an address of the site in Arabic and brings it to life. */
export async function visit(browser: Browser, url: string, locale = 'ar'): Promise<Visitor> {
  const page = await openPage(browser, { locale })
  await page.goto(url)
  await wake(page)
  const [asked, documents, said] = [[], [], []] as [string[], string[], string[]]
  page.on('request', (request) => {
    const list = request.isNavigationRequest() ? documents : asked
    list.push(request.url())
  })
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  return { page, asked, documents, said }
}

/** The payloads among what was asked for: paths and queries, readable. */
export const payloadsOf = ({ asked }: Visitor): string[] =>
  asked
    .filter((url) => url.includes('_payload.json'))
    .map((url) => decodeURI(url.replace(/^https?:\/\/[^/]+/, '')))

/** The slug of the newest article in a language, as it stands in addresses. */
export async function newestSlug(site: string, prefix: '' | '/en'): Promise<string> {
  const answer = await fetch(`${site}${prefix}/blogs/_payload.json`)
  const { posts } = (await answer.json()) as { posts: { slug: string }[] }
  return encodeURIComponent(posts[0]?.slug ?? '')
}
