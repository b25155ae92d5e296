/** RSS 2.0 with Dublin Core and whole posts. */
import type { Feed, FeedItem } from './read-feed.ts'
import { data, element, escaped } from './xml.ts'

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

export function writeRss(feed: Feed): string {
  const channel = [
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.description),
    element('language', feed.locale),
    element('dc:language', feed.locale),
    feed.updatedAt ? element('lastBuildDate', rfc822(feed.updatedAt)) : '',
    `<atom:link href="${escaped(feed.self.rss)}" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', feed.icon)}${element('title', feed.title)}${element('link', feed.home)}</image>`,
    ...feed.items.map((item) => itemOf(item, feed.locale)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>\n${channel.filter(Boolean).join('\n')}\n</channel></rss>\n`
}

function itemOf(item: FeedItem, locale: string): string {
  return [
    '<item>',
    element('title', item.title),
    element('link', item.url),
    `<guid isPermaLink="true">${escaped(item.url)}</guid>`,
    element('pubDate', rfc822(item.publishedAt)),
    ...item.authors.map(({ name }) => element('dc:creator', name)),
    element('dc:language', locale),
    ...item.topics.map((topic) => element('category', topic)),
    element('description', item.summary),
    `<content:encoded>${data(item.html)}</content:encoded>`,
    '</item>',
  ].join('')
}

/** `Thu, 12 Nov 2026 08:00:00 GMT`. */
const rfc822 = (timestamp: string) => new Date(timestamp).toUTCString()
