/**
 * Words that one page alone says: parts of groups, which come with the code of that page, in both
 * languages, as the language may change while it is open.
 */
import type { Locale } from '@wajiha/arabic'
import type { Messages } from './ar.ts'

type Words = Record<string, unknown>
type MessageGroup = keyof Messages

const added: { [Language in Locale]: { [Group in MessageGroup]?: Words } } = { ar: {}, en: {} }

export function addWords(group: MessageGroup, words: Record<Locale, Words>): void {
  for (const locale of ['ar', 'en'] as const)
    added[locale][group] = { ...added[locale][group], ...words[locale] }
}

export const addedWord = (locale: Locale, group: MessageGroup, key: string): unknown =>
  added[locale][group]?.[key]
