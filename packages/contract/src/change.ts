/** The feed by which the site learns that published content changed. */
import { type Locale, locales } from '@wajiha/arabic'
import { z } from 'zod'

/**
 * One publication. `id` only ever grows. Tags name what changed: a collection (`posts`) and, where
 * there is one, the document (`post:ID`); `list:posts` is there where more than words changed, so that lists may choose
 * or order otherwise. An answer whose `Cache-Tag` shares a tag is stale; one that shows very many documents of a
 * collection names the collection in their place. A tag `only:ar` says that words of that language alone have changed:
 * of answers in the other, only the document's own is stale, which bears `own:post:ID` and says when it changed. A tag `locale:ar` names the language that was being written; it only helps to choose what to read first.
 */
const changeSchema = z.object({
  id: z.int().min(1),
  tags: z.array(z.string().min(1)).min(1),
  at: z.string(),
})

export const onlyTag = (locale: Locale): string => `only:${locale}`

/** Borne by the answer that is the document itself, in either language: `own:post:ID`. */
export const ownTag = (documentTag: string): string => `own:${documentTag}`

/** The tags under which answers in a language are stale after these changes. */
export function tagsFor(locale: Locale, changes: readonly Pick<Change, 'tags'>[]): Set<string> {
  const others = locales.filter((one) => one !== locale).map(onlyTag)
  return new Set(
    changes.flatMap(({ tags }) =>
      tags.some((tag) => others.includes(tag)) ? tags.map(ownOf) : tags,
    ),
  )
}

/** `post:ID` → `own:post:ID`; a collection has no answer of its own. */
const ownOf = (tag: string) => (tag.includes(':') ? ownTag(tag) : tag)

/**
 * `epoch` names the database the ids belong to. When it differs from the one a reader knows, its
 * ids mean nothing and everything it holds is stale. `last` is where to continue from.
 */
export const changesSchema = z.object({
  epoch: z.string().min(1),
  last: z.int().min(0),
  changes: z.array(changeSchema),
})

/**
 * The header of a read by which its reader says which change it heard of last. What was announced up to that one is in
 * the answer; without it, all that is stored is.
 */
export const heardHeader = 'wajiha-heard'

/** @param text the header, as it came. @returns nothing where it names no change. */
export function readHeard(text: string | null): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined
}

export type Change = z.output<typeof changeSchema>
export type Changes = z.output<typeof changesSchema>
