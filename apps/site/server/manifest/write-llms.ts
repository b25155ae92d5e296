/** `llms.txt` (llmstxt.org): the main pages in both languages, each in one line, for language models. */
import type { Locale } from '@wajiha/arabic'
import ar from '@wajiha/contract/words/ar/seo.llms.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/seo.llms.json' with { type: 'json' }
import { localisedPath } from '#app/locale/paths.ts'
import { absoluteAddress } from '#app/seo/absolute-address.ts'

export type Chapter = {
  locale: Locale
  /** The site's name in that language. */
  site: string
  description: string
  pages: { title: string; path: string; line: string | undefined }[]
}

const headings: Record<Locale, string> = { ar: ar.heading, en: en.heading }

/** @param chapters Arabic first; the first one names the whole. */
export function writeLlms(chapters: readonly Chapter[], origin: string): string {
  const [first] = chapters
  if (!first) return ''
  const title = chapters.map(({ site }) => site).join(' · ')
  const about = chapters.map(({ description }) => `> ${oneLine(description)}`).join('\n>\n')
  return `# ${oneLine(title)}\n\n${about}\n\n${chapters.map((chapter) => section(chapter, origin)).join('\n')}`
}

function section({ locale, pages }: Chapter, origin: string): string {
  const lines = pages.map(({ title, path, line }) => {
    const address = absoluteAddress(origin, localisedPath(path, locale))
    const rest = line ? `: ${oneLine(line)}` : ''
    return `- [${oneLine(title).replace(/[[\]]/g, '\\$&')}](${address})${rest}`
  })
  return `## ${headings[locale]}\n\n${lines.join('\n')}\n`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
