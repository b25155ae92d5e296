/**
 * Reads a path: which page of which language it is, and the one spelling under which it
 * is rendered and kept. Letter case and one trailing slash change nothing; `/fr` and doubled slashes
 * are no page at all (BEHAVIOURS 2.1).
 */
import { defaultLocale, type Locale } from '@wajiha/arabic'
import { choicesOf, type PageId, pages, queryOf } from '#app/addresses.ts'
import type { CampaignVariation } from './campaign-choice.ts'
import { prefixOf, withoutPrefix } from './paths.ts'
import { stringifySearch } from './search-params.ts'

export type Address = {
  page: PageId
  locale: Locale
  params: Record<string, string>
  query: Record<string, string>
  choices: Record<string, string[]>
  /** Path and the query the page reads, percent-encoded: `/en/blogs?page=2`. The key of the page. */
  canonical: string
  /** What of a campaign is shown; the server's own decision, and part of the key. */
  choice?: CampaignVariation
  /** As the visitor asked for it, decoded, with the whole query; told in messages only. */
  asked?: string
}

/** @returns `undefined` when no page stands there. @param pathname percent-encoded, well-formed. */
export function readAddress(pathname: string, search: URLSearchParams): Address | undefined {
  if (pathname.includes('//')) return undefined
  const prefix = prefixOf(pathname)
  const path = withoutPrefix(pathname).replace(/(.)\/$/, '$1')
  const found = matchPage(path.split('/').slice(1))
  if (!found) return undefined
  const { page, params } = found
  const query = readSingles(page, search)
  const rest = writePath(page, params)
  const full = `${prefix ? `/${prefix}` : ''}${prefix && rest === '/' ? '' : rest}`
  const choices = readChoices(page, search)
  const canonical = full + stringifySearch({ ...query, ...choices })
  return { page, locale: prefix ?? defaultLocale, params, query, choices, canonical }
}

function matchPage(segments: string[]) {
  for (const [page, { path }] of Object.entries(pages) as [PageId, { path: string }][]) {
    const params = matchSegments(path.split('/').slice(1), segments)
    if (params) return { page, params }
  }
  return undefined
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('$')) {
      if (!segment) return undefined
      params[part.slice(1)] = decodeURIComponent(segment).normalize('NFC')
    } else if (part !== segment.toLowerCase()) return undefined
  }
  return params
}

/**
 * What a page reads of a query: the same for every spelling of one question, whatever else the
 * address carries and in whatever order.
 */
export const readQueryOf = (page: PageId, search: URLSearchParams) => ({
  ...readSingles(page, search),
  ...readChoices(page, search),
})

const longestValue = 200
const mostChoices = 20

function readSingles(page: PageId, search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const name of queryOf(page)) {
    const value = search.get(name)
    if (value !== null) query[name] = value.slice(0, longestValue).toWellFormed()
  }
  return query
}

/** Each value once and in one order, so that one choice has one key however it was put together. */
function readChoices(page: PageId, search: URLSearchParams): Record<string, string[]> {
  const choices: Record<string, string[]> = {}
  for (const name of choicesOf(page)) {
    const given = search.getAll(name).filter((value) => value && value.length <= longestValue)
    const values = [...new Set(given)].sort().slice(0, mostChoices)
    if (values.length > 0) choices[name] = values
  }
  return choices
}

function writePath(page: PageId, params: Record<string, string>): string {
  return pages[page].path.replaceAll(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}
