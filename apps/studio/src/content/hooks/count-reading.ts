import { countWords, readingMinutes, readLocale } from '@wajiha/arabic'
import type { CollectionBeforeChangeHook } from 'payload'
import { searchWords } from '../search-words.ts'
import { wordsOf } from './index-words.ts'

/**
 * What a post's words decide: how long it takes to read, how many they are, what search finds,
 * and since when they read this way.
 */
export const countReading: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const [title = '', excerpt = '', body = ''] = wordsOf(
    ['title', 'excerpt', 'body'],
    data,
    originalDoc,
  )
  const locale = readLocale(req.locale)
  const searchText = searchWords([title, excerpt, body])
  data.readingMinutes = readingMinutes(body, locale)
  data.wordCount = countWords(body, locale)
  const hadWords = originalDoc?.publishedAt && originalDoc.searchText
  if (hadWords && originalDoc.searchText !== searchText) {
    data.updatedTextAt = new Date().toISOString()
  }
  data.searchText = searchText
  return data
}
