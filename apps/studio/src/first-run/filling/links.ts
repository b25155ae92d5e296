/** What entries need from the store: the ids of other documents, and texts with their pictures. */
import type { CollectionSlug } from 'payload'
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts'
import { type FindId, toLexical } from '../../content/rich-text/to-lexical.ts'
import type { Store } from './store.ts'

export type Both = { ar: string; en: string }
export type Links = ReturnType<typeof createLinks>

/** @param file that is being read, for the sentence about a key that is nowhere. */
export function createLinks(store: Store, file: string) {
  const id = (collection: CollectionSlug, key: string) => store.id(collection, key, file)
  const media = (key: string) => id('media', key)
  const named: FindId = (key, collection = 'media') => id(collection, key)
  const rich = (source: Both) => ({
    ar: toLexical(fromMarkdown(source.ar), named),
    en: toLexical(fromMarkdown(source.en), named),
  })
  return {
    id,
    media,
    rich,
    /** A picture that may be absent, under its field. */
    picture: (field: string, key: string | undefined) => (key ? { [field]: media(key) } : {}),
    ids: (collection: CollectionSlug, keys: readonly string[]) =>
      keys.map((key) => id(collection, key)),
    answers: (rows: readonly { question: Both; answer: Both }[]) =>
      rows.map(({ question, answer }) => ({ question, answer: rich(answer) })),
  }
}

/** A day picker keeps noon in UTC, which is the same day everywhere we work. */
export const noon = (day: string | undefined) => (day ? `${day}T12:00:00.000Z` : undefined)

/** Sentences as rows. */
export const texts = (rows: readonly Both[]) => rows.map((text) => ({ text }))

/** The day `days` after today, as a day picker keeps it. */
export const inDays = (days: number) =>
  noon(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
