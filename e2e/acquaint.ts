/**
 * A site that has just been started knows nothing. It asks the studio for each page, no longer than
 * two seconds, and a visitor who comes while the studio still wakes up is asked to come again (503).
 * The journeys are about what comes after that: they begin with a site that knows its pages.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { inLanes } from './in-lanes.ts'

/** Longest, in milliseconds, until a page of a new site stands on a busy machine. */
const longestMs = 240_000

/** Reads every page of the sitemaps until it stands. @throws when one never does. */
export async function acquaint(site: string): Promise<void> {
  for (const locale of ['ar', 'en']) {
    const map = await textOf(`${site}/${locale}/sitemap.xml`)
    const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
    if (pages.length === 0) throw new Error(`The sitemap of ${locale} names no page`)
    await inLanes(2, pages, async (page) => void (await textOf(page)))
  }
}

async function textOf(address: string): Promise<string> {
  const deadline = performance.now() + longestMs
  for (;;) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    const text = await answer.text()
    if (answer.status !== 503) return text
    if (performance.now() > deadline) throw new Error(`${address} still answers 503`)
    await pause(500)
  }
}
