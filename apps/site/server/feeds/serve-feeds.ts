/**
 * Feeds, in the three forms of every address: the notebook's `/blogs/rss.xml` and `/blogs/feed.json`, and
 * `/jobs.xml` for job boards.
 */
import type { Locale } from '@wajiha/arabic'
import { feedPaths, feedTypes } from '#app/seo/feed-addresses.ts'
import type { Content } from '../content/content.ts'
import { serveWritten, type Write } from '../content/serve-written.ts'
import type { Handler } from '../http/exchange.ts'
import { readFeed } from './read-feed.ts'
import { readJobFeed } from './read-job-feed.ts'
import { writeJobsXml } from './write-jobs-xml.ts'
import { writeJsonFeed } from './write-json-feed.ts'
import { writeRss } from './write-rss.ts'

const writers = { rss: writeRss, json: writeJsonFeed } as const
const prefixes: [prefix: string, locale: Locale][] = [
  ['', 'ar'],
  ['/ar', 'ar'],
  ['/en', 'en'],
]

export function serveFeeds(content: Content, origin: string): Handler {
  const write =
    (kind: keyof typeof writers, locale: Locale): Write =>
    async () => {
      const feed = await readFeed(content, locale, origin)
      if (!feed) return undefined
      return { text: writers[kind](feed), type: feedTypes[kind], modifiedAt: feed.updatedAt }
    }
  const files = prefixes.flatMap(([prefix, locale]) =>
    (['rss', 'json'] as const).map(
      (kind) => [prefix + feedPaths[kind], write(kind, locale)] as const,
    ),
  )
  const writeJobs =
    (locale: Locale): Write =>
    async () => {
      const feed = await readJobFeed(content, locale, origin)
      return (
        feed && { text: writeJobsXml(feed), type: 'application/xml', modifiedAt: feed.updatedAt }
      )
    }
  const jobs = prefixes.map(
    ([prefix, locale]) => [`${prefix}/jobs.xml`, writeJobs(locale)] as const,
  )
  return serveWritten(content, new Map([...files, ...jobs]))
}
