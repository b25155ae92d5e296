import { findAll, readXml } from '@wajiha/contract/test/read-xml'
import { describe, expect, it } from 'vitest'
import type { Feed } from './read-feed.ts'
import { writeJsonFeed } from './write-json-feed.ts'
import { writeRss } from './write-rss.ts'

const item: Feed['items'][number] = {
  url: 'https://birkar.example/blogs/x',
  title: 'أ & ب < ج\u0008',
  summary: 'ملخّص',
  html: '<p>نصٌّ ]]> بعده</p>',
  image: undefined,
  publishedAt: '2026-11-12T08:00:00.000Z',
  updatedAt: '2026-11-12T08:00:00.000Z',
  authors: [{ name: 'سلمى الهاشمي', url: 'https://birkar.example/authors/s' }],
  topics: ['التصميم'],
}
const feed: Feed = {
  locale: 'ar',
  title: 'الدفتر · بِركار',
  description: 'دفتر',
  home: 'https://birkar.example/blogs',
  self: {
    rss: 'https://birkar.example/blogs/rss.xml',
    json: 'https://birkar.example/blogs/feed.json',
  },
  icon: 'https://birkar.example/icon-512.png',
  updatedAt: item.updatedAt,
  items: [item],
}

describe('writeRss', () => {
  it('is well-formed whatever an article holds, and gives the article back as it was', () => {
    const rss = readXml(writeRss(feed))
    const [read] = findAll(rss, 'item')
    const textOf = (name: string) => read && findAll(read, name)[0]?.text
    expect(textOf('title')).toBe('أ & ب < ج')
    expect(textOf('content:encoded')).toBe(item.html)
    expect(textOf('pubDate')).toBe('Thu, 12 Nov 2026 08:00:00 GMT')
    expect(textOf('dc:language')).toBe('ar')
    expect(textOf('dc:creator')).toBe('سلمى الهاشمي')
  })

  it('says its language, and is well-formed without any article', () => {
    const rss = readXml(writeRss({ ...feed, items: [], updatedAt: undefined }))
    expect(findAll(rss, 'language')[0]?.text).toBe('ar')
    expect(findAll(rss, 'item')).toEqual([])
  })
})

describe('writeJsonFeed', () => {
  it('holds whole articles, and a time of change only where there was one', () => {
    const [first] = JSON.parse(writeJsonFeed(feed)).items
    expect(first).toMatchObject({ id: item.url, content_html: item.html, language: 'ar' })
    expect(first).not.toHaveProperty('date_modified')
    const updatedAt = '2026-11-13T08:00:00.000Z'
    const changed = writeJsonFeed({ ...feed, items: [{ ...item, updatedAt }] })
    expect(JSON.parse(changed).items[0].date_modified).toBe(updatedAt)
  })
})
