/**
 * `/sitemap.xml`, `/ar/sitemap.xml`, `/en/sitemap.xml` and `/robots.txt` (BEHAVIOURS 15). Written
 * when they are asked for, and again only after content has changed. robots.txt needs no content and
 * is there even while the studio is not.
 */
import type { Locale } from '@wajiha/arabic'
import { type Content, ContentUnavailable } from '../content/content.ts'
import { compressNow, type Encoded } from '../http/compress.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendEncoded, sendText } from '../http/send.ts'
import { readEntries } from './entries.ts'
import { writeIndex, writeSitemap } from './write-sitemap.ts'

const tenMinutes = { 'cache-control': 'public, max-age=600' }
const xml = { 'content-type': 'text/xml; charset=utf-8', ...tenMinutes }

export function serveSitemaps(content: Content, origin: string): Handler {
  let written = new Map<Locale, Encoded>()
  // A new map, not an emptied one: what is being written from the old content must not land in it.
  content.onChange(() => {
    written = new Map()
  })
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
  const index = compressNow(Buffer.from(writeIndex(origin)))

  async function answer(exchange: Exchange, locale: Locale): Promise<true> {
    try {
      const current = written
      const known = current.get(locale)
      if (known) return sendEncoded(exchange, known, xml)
      const { entries, isWhole } = await readEntries(content)
      const body = compressNow(Buffer.from(writeSitemap(entries, locale, origin)))
      if (isWhole) current.set(locale, body)
      return sendEncoded(exchange, body, xml)
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
    }
  }

  return (exchange) => {
    switch (exchange.pathname) {
      case '/robots.txt':
        return sendText(exchange, 200, 'text/plain', robots, tenMinutes)
      case '/sitemap.xml':
        return sendEncoded(exchange, index, xml)
      case '/ar/sitemap.xml':
        return answer(exchange, 'ar')
      case '/en/sitemap.xml':
        return answer(exchange, 'en')
      default:
        return false
    }
  }
}
