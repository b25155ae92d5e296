import type { CollectionBeforeChangeHook } from 'payload'
import { wordsIn } from '../languages/words-in.ts'
import { searchWords } from '../search-words.ts'

/** Keeps the words of a page and of all its blocks as search compares them, in the language being saved. */
export const indexPage: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const values = ['title', 'lead', 'blocks'].map((name) => data[name] ?? originalDoc?.[name])
  data.searchText = searchWords(values.map(wordsIn))
  return data
}
