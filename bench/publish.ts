/**
 * From the studio's answer to a save until the new bytes are at the site, over many publications
 * made by hand in the real admin. Alternates languages, and asks the article and the list.
 */
import { openBrowser } from '../e2e/browser.ts'
import { signIn, untilVisible } from '../e2e/office.ts'

type Summary = { publications: number; medianMs: number; p95Ms: number; worstMs: number }

/** @param rounds publications; half of them in each language. */
export async function publishLatency(
  site: string,
  studio: string,
  administrator: { email: string; password: string },
  rounds = 50,
): Promise<Record<'article' | 'list', Summary>> {
  const browser = await openBrowser()
  const times = { article: [] as number[], list: [] as number[] }
  try {
    const office = await signIn(browser, studio, administrator)
    for (const [locale, prefix] of [
      ['ar', ''],
      ['en', '/en'],
    ] as const) {
      const answer = await fetch(`${site}${prefix}/blogs/_payload.json`)
      const { posts } = (await answer.json()) as { posts: { slug: string; title: string }[] }
      const { slug = '', title = '' } = posts[0] ?? {}
      const article = `${site}${prefix}/blogs/${encodeURIComponent(slug)}`
      const list = `${site}${prefix}/blogs`
      await Promise.all([fetch(article), fetch(list)])
      await office.open('posts', await office.find('posts', 'slug', slug, locale), locale)
      for (let round = 1; round <= rounds / 2; round += 1) {
        const words = `${title} ${round}${locale}`
        await office.publish(words)
        const [atArticle, atList] = await Promise.all([
          untilVisible(article, words),
          untilVisible(list, words),
        ])
        times.article.push(atArticle)
        times.list.push(atList)
      }
      await office.publish(title)
    }
  } finally {
    await browser.close()
  }
  return { article: summarise(times.article), list: summarise(times.list) }
}

function summarise(times: number[]): Summary {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { publications: sorted.length, medianMs: at(0.5), p95Ms: at(0.95), worstMs: at(1) }
}
