import { describe, expect, it } from 'vitest'
import { slowOn } from './any-text.fixture.ts'
import { countWords, readingMinutes, readingTimeText } from './reading-time.ts'

describe('countWords', () => {
  it('counts words, not marks', () => {
    expect(countWords('والتصميمُ فنٌّ، ببساطة.', 'ar')).toBe(3)
    expect(countWords("Don't stop — 3.5 days", 'en')).toBe(4)
    expect(countWords(' ، … ', 'ar')).toBe(0)
    expect(countWords('', 'ar')).toBe(0)
  })

  it('stays quick on hostile text', () => {
    expect(slowOn((text) => countWords(text, 'ar'))).toEqual([])
  })
})

describe('readingMinutes', () => {
  it('gives Arabic readers longer than English readers for the same number of words', () => {
    expect(readingMinutes('كلمة '.repeat(1000), 'ar')).toBe(6)
    expect(readingMinutes('word '.repeat(1000), 'en')).toBe(5)
  })

  it('reads 180 Arabic and 220 English words in a minute', () => {
    expect(readingMinutes('كلمة '.repeat(180), 'ar')).toBe(1)
    expect(readingMinutes('كلمة '.repeat(181), 'ar')).toBe(2)
    expect(readingMinutes('word '.repeat(220), 'en')).toBe(1)
    expect(readingMinutes('word '.repeat(221), 'en')).toBe(2)
  })

  it('takes no time for no words', () => {
    expect(readingMinutes('', 'ar')).toBe(0)
  })
})

describe('readingTimeText', () => {
  it.each([
    [0, 'أقل من دقيقة'],
    [1, 'دقيقة واحدة'],
    [2, 'دقيقتان'],
    [3, '٣ دقائق'],
    [10, '١٠ دقائق'],
    [11, '١١ دقيقة'],
    [100, '١٠٠ دقيقة'],
  ])('says %d minutes as %s', (minutes, text) => {
    expect(readingTimeText(minutes, 'ar', 'arab')).toBe(text)
  })

  it('follows the numeral setting', () => {
    expect(readingTimeText(3, 'ar', 'latn')).toBe('3 دقائق')
  })

  it('is plain English in English', () => {
    expect(readingTimeText(1, 'en', 'arab')).toBe('1 min read')
    expect(readingTimeText(12, 'en', 'arab')).toBe('12 min read')
    expect(readingTimeText(0, 'en', 'latn')).toBe('Less than a minute')
  })

  it('says nothing about no number', () => {
    expect(readingTimeText(Number.NaN, 'ar', 'arab')).toBe('')
  })
})
