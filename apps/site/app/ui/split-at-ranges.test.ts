import { describe, expect, it } from 'vitest'
import { splitAtRanges } from './split-at-ranges.ts'

const marked = (text: string, ranges: [number, number][]) =>
  splitAtRanges(text, ranges).map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))

describe('splitAtRanges', () => {
  it('marks a word with the vowel signs it carries', () => {
    expect(marked('الكشيدةُ ليست فراغًا', [[0, 8]])).toEqual(['[الكشيدةُ]', ' ليست فراغًا'])
  })

  it('leaves a text without ranges in one piece, and an empty one in none', () => {
    expect(marked('نقطة', [])).toEqual(['نقطة'])
    expect(marked('', [])).toEqual([])
  })

  it('loses no letter when ranges overlap, come out of order or leave the text', () => {
    const pieces = splitAtRanges('abcdef', [
      [4, 9],
      [1, 3],
      [2, 5],
    ])
    expect(pieces.map(({ words }) => words).join('')).toBe('abcdef')
    expect(pieces.map(({ isMarked }) => isMarked)).toEqual([false, true, true, true])
  })
})
