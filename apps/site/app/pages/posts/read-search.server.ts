/** What a search in the notebook found, and where to go when that is nothing. */
import { searchTokens } from '@wajiha/arabic'
import { limits } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'

const newestCount = 3

/** What a visitor typed, as it is searched for: one line, of bounded length, never half a character. */
export function searchedText(typed: string | undefined): string | undefined {
  const text = typed?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  // Marks of direction alone are nothing that anybody sees.
  if (!text?.replaceAll(/\p{Cf}/gu, '').trim()) return undefined
  return text
    .slice(0, limits.searchCharacters)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

/** Searches for a text; one without any word finds nothing and troubles nobody. */
export async function readSearch({ read }: Pick<PageContext, 'read'>, q: string) {
  const found = searchTokens(q).length > 0 ? await read('search', {}, { q }) : undefined
  const hits = found?.data ?? []
  const newest = hits.length === 0 ? await read('blogs', {}, { perPage: newestCount }) : undefined
  const suggestion = found?.meta?.suggestion
  return {
    q,
    /** Posts, the best first, with the ranges to mark in title and excerpt. */
    posts: hits.filter(({ kind }) => kind === 'post'),
    /** Projects, services and seats that match as well. */
    others: hits.filter(({ kind }) => kind !== 'post'),
    /** Whether these are only the nearest of more. */
    isPart: (found?.meta?.total ?? 0) > hits.length,
    ...(suggestion ? { suggestion } : {}),
    /** Only where nothing was found: the newest posts. */
    newest: newest?.data ?? [],
  }
}
