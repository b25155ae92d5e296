import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it('folds the words of each part, spaces between them and a line for each', () => {
  expect(searchWords(['الكشيدةُ، مسافةٌ!', '', 'Café\n(٢٠٢٦)'])).toBe('الكشيده مسافه\n\ncafé 2026')
})

it('changes nothing of what it folded before', () => {
  const folded = searchWords(['دليلُ الهويّة', 'Ａ ﷺ ـــ <b>'])
  expect(searchWords(folded.split('\n'))).toBe(folded)
})

it('cuts what an index would not take, and leaves no half of a character', () => {
  const [word = ''] = searchWords(['𐐨'.repeat(5_000)]).split('\n')
  expect(word.length).toBeLessThanOrEqual(60)
  expect(word.isWellFormed()).toBe(true)
  expect(
    searchWords([Array.from({ length: 100_000 }, (_, at) => `word${at}`).join(' ')]),
  ).toHaveLength(200_000)
})
