/** `/llms.txt`, from what is published. Pages that ask not to be indexed are left out. */
import { type Locale, locales } from '@wajiha/arabic'
import { pageKeys, servicePath } from '@wajiha/contract'
import { feedPaths } from '#app/seo/feed-addresses.ts'
import type { Content } from '../content/content.ts'
import { serveWritten } from '../content/serve-written.ts'
import type { Handler } from '../http/exchange.ts'
import { type Chapter, writeLlms } from './write-llms.ts'

const unlisted = new Set<string>(['thank-you'])

export function serveLlms(content: Content, origin: string): Handler {
  const write = async () => {
    const read = await Promise.all(locales.map((locale) => readChapter(content, locale)))
    const chapters = read.filter((chapter) => chapter !== undefined)
    if (chapters.length === 0) return undefined
    return { text: writeLlms(chapters, origin), type: 'text/plain' }
  }
  return serveWritten(content, new Map([['/llms.txt', write]]))
}

async function readChapter(content: Content, locale: Locale): Promise<Chapter | undefined> {
  const [general, services, ...pages] = await Promise.all([
    content.read(locale, 'general'),
    content.read(locale, 'services'),
    ...pageKeys.map((key) => content.read(locale, 'page', { key })),
  ])
  if (!general) return undefined
  const listed = pages.flatMap((page) => {
    if (!page || page.data.seo.noindex || unlisted.has(page.data.key)) return []
    const { key, title, lead, seo } = page.data
    return [{ title, path: key === 'home' ? '/' : `/${key}`, line: seo.description ?? lead }]
  })
  const offered = (services?.data ?? []).map(({ key, name, summary }) => ({
    title: name,
    path: servicePath(key),
    line: summary,
  }))
  const { site: name } = general.data.names
  return {
    locale,
    site: name,
    description: general.data.description,
    pages: [...listed, ...offered, { title: 'RSS', path: feedPaths.rss, line: undefined }],
  }
}
