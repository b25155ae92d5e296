/** Kept pages against nginx with the same bytes, and against other systems whose folders are given. */
import { compareWithNginx } from './against-nginx.ts'
import { withOther } from './beside.ts'
import { atLeast, atMost, type Held, told } from './held.ts'
import { load } from './load.ts'
import { bytesPerAnswer } from './memory/answer-cost.ts'

/** @param beside folders of other systems. */
export async function measureThroughput(siteUrl: string, beside: string[]): Promise<Held[]> {
  const paths = ['/', await firstArticle(siteUrl)]
  const wishes = paths.flatMap((path) =>
    (['identity', 'br'] as const).map((encoding) => ({ path, encoding })),
  )
  const rows: Held[] = []
  for (const { path, encoding, bytes, site, ratio } of await compareWithNginx(siteUrl, wishes)) {
    const how = encoding === 'br' ? ' of brotli, as browsers ask' : ''
    const what = `${path === '/' ? 'home' : 'an article'}, kept, ${bytes} bytes${how}`
    rows.push(
      atLeast(`${what}: ${Math.round(site.requestsPerSecond)} a second`, ratio, 0.5, '× nginx'),
      atMost(`${what}: p99 at 64 connections`, site.p99Ms, 10, 'ms'),
    )
    if (site.errors > 0) rows.push(atMost(`${what}: answers that failed`, site.errors, 0, ''))
  }
  for (const folder of beside) rows.push(await compareWith(siteUrl, folder))
  const left = await bytesPerAnswer('/')
  return [...rows, told('JavaScript left behind by an answer (a test holds it)', `${left} bytes`)]
}

/** The home pages in turns, three times; medians. */
function compareWith(siteUrl: string, folder: string): Promise<Held> {
  return withOther(folder, async (name, url) => {
    const runs = Array.from({ length: 3 }, () => ({
      ours: load(`${siteUrl}/`, 4).requestsPerSecond,
      theirs: load(url, 4).requestsPerSecond,
    }))
    const ratios = runs.map(({ ours, theirs }) => ours / theirs).toSorted((a, b) => a - b)
    return told(`home beside ${name}, each its own bytes`, `${ratios[1]?.toFixed(2)} × ${name}`)
  })
}

async function firstArticle(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/blogs/_payload.json`)
  const { posts } = (await answer.json()) as { posts: { slug: string }[] }
  return `/blogs/${encodeURIComponent(posts[0]?.slug ?? '')}`
}
