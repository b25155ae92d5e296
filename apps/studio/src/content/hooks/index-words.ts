import { plainText } from '@wajiha/contract'
import type { CollectionBeforeChangeHook } from 'payload'
import { fromLexical, isLexical } from '../rich-text/from-lexical.ts'
import { searchWords } from '../search-words.ts'

type Doc = Record<string, unknown> | undefined

/** Keeps the words of these fields as search compares them, in the language being saved. */
export const indexWords =
  (fields: readonly string[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    data.searchText = searchWords(wordsOf(fields, data, originalDoc))
    return data
  }

/** The plain words of each field; a field that is not being saved keeps the words it has. */
export function wordsOf(fields: readonly string[], data: Doc, saved: Doc): string[] {
  return fields.map((field) => {
    const value = data?.[field] ?? saved?.[field]
    if (isLexical(value)) return plainText(fromLexical(value))
    return typeof value === 'string' ? value : ''
  })
}
