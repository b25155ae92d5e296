/** The feed by which the site learns that published content changed. */
import { z } from 'zod'

/**
 * One publication. `id` only ever grows. Tags name what changed: a collection (`posts`) and, where
 * there is one, the document (`post:ID`); `list:posts` is there where more than words changed, so that lists may choose
 * or order otherwise. An answer whose `Cache-Tag` shares a tag is stale; one that shows very many documents of a
 * collection names the collection in their place. A tag `locale:ar` names the language that was being written; it only helps to choose what to read first.
 */
const changeSchema = z.object({
  id: z.int().min(1),
  tags: z.array(z.string().min(1)).min(1),
  at: z.string(),
})

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
