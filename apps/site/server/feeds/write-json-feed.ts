import type { Feed, FeedItem } from './read-feed.ts'

/** JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self.json,
    icon: feed.icon,
    language: feed.locale,
    items: feed.items.map((item) => itemOf(item, feed.locale)),
  })
}

const itemOf = (item: FeedItem, language: string) => ({
  id: item.url,
  url: item.url,
  title: item.title,
  summary: item.summary,
  content_html: item.html,
  image: item.image,
  date_published: item.publishedAt,
  ...(item.updatedAt === item.publishedAt ? {} : { date_modified: item.updatedAt }),
  authors: item.authors,
  tags: item.topics,
  language,
})
