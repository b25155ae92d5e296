/**
 * `/sitemap.xml`, `/ar/sitemap.xml`, `/en/sitemap.xml`, further parts of very long ones and `/robots.txt`
 * (BEHAVIOURS 15). Written when they are asked for, and again only after content has changed. The index and
 * robots.txt are there even while the studio is not.
 */
import { type Locale, locales } from '@wajiha/arabic'
import { LRUCache } from 'lru-cache'
import { type Content, ContentUnavailable } from '../content/content.ts'
import { compressBeside, compressNow, type Encoded } from '../http/compress.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sayMissing } from '../http/say-missing.ts'
import { sendEncoded, sendText } from '../http/send.ts'
import { SingleFlight } from '../plumbing/single-flight.ts'
import { readEntries } from './entries.ts'
import { writeIndex, writeSitemaps } from './write-sitemap.ts'

const tenMinutesMs = 600_000
const tenMinutes = { 'cache-control': 'public, max-age=600' }
const xml = { 'content-type': 'text/xml; charset=utf-8', ...tenMinutes }

/** Also where nothing may be listed: who may not read a page cannot learn that it must not be listed. */
const readAll = 'User-agent: *\nDisallow:\n'

/** One language's files, in order. */
type Files = Encoded[]

/** Sitemaps of thousands of addresses are megabytes: what nobody asks for is let go. */
const keepFiles = () =>
  new LRUCache<Locale, Files>({ max: locales.length, ttl: tenMinutesMs, ttlAutopurge: true })

/** What was written from one state of the content, and the keys of the answers it was read from. */
type Written = { files: LRUCache<Locale, Files>; readFrom: Set<string>; hasGaps: boolean }

const nothingWritten = (): Written => ({ files: keepFiles(), readFrom: new Set(), hasGaps: false })

/** @param isListed whether search engines may list this site; where not, robots.txt leads them nowhere. */
export function serveSitemaps(content: Content, origin: string, isListed: boolean): Handler {
  const robots = isListed ? `${readAll}\nSitemap: ${origin}/sitemap.xml\n` : readAll
  let written = nothingWritten()
  const writing = new SingleFlight<Files>()
  // A new one, not an emptied one: what is being written from the old content must not land in it.
  const forget = () => {
    written.files.clear()
    written = nothingWritten()
  }
  content.onChange((key) => {
    if (written.readFrom.has(key)) forget()
  })
  content.onEmptyDropped(() => {
    if (written.hasGaps) forget()
  })

  function filesOf(locale: Locale): Files | Promise<Files> {
    return written.files.get(locale) ?? writing.run(locale, () => write(locale))
  }

  async function write(locale: Locale): Promise<Files> {
    const current = written
    const { entries, isWhole } = await readEntries({ read: readFor(current) })
    const files: Files = []
    for (const text of await writeSitemaps(entries, locale, origin))
      files.push(await compressBeside(Buffer.from(text)))
    if (isWhole && current === written) current.files.set(locale, files)
    return files
  }

  function readFor(current: Written): Content['read'] {
    return async (locale, name, parameters, query) => {
      const note = (key: string) => current.readFrom.add(key)
      const answer = await content.read(locale, name, parameters, query, note)
      if (!answer) current.hasGaps = true
      return answer
    }
  }

  async function answer(exchange: Exchange, locale: Locale, part: number): Promise<boolean> {
    try {
      const file = (await filesOf(locale))[part - 1]
      return file ? sendEncoded(exchange, file, xml) : sayMissing(exchange)
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
    }
  }

  /** Without the studio, the first file of each language is what we can name. */
  const countFiles = async (locale: Locale): Promise<number> => {
    try {
      return (await filesOf(locale)).length
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      return 1
    }
  }

  async function answerIndex(exchange: Exchange): Promise<true> {
    const counts = { ar: await countFiles('ar'), en: await countFiles('en') }
    return sendEncoded(exchange, compressNow(Buffer.from(writeIndex(origin, counts))), xml)
  }

  return (exchange) => {
    const { pathname } = exchange
    if (pathname === '/robots.txt') return sendText(exchange, 200, 'text/plain', robots, tenMinutes)
    if (pathname === '/sitemap.xml') return answerIndex(exchange)
    const [, locale, part = '1'] =
      /^\/(ar|en)\/sitemap(?:-([2-9]|[1-9]\d))?\.xml$/.exec(pathname) ?? []
    return locale ? answer(exchange, locale as Locale, Number(part)) : false
  }
}
