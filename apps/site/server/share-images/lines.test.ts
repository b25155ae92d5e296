import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'
import { isolateRuns } from './isolate-runs.ts'

const words = (text: string) => text.split(' ').map((word) => ({ text: word, width: word.length }))

describe('breakLines', () => {
  it('keeps the widest line as narrow as it can be', () => {
    expect(breakLines(words('aaaa bb cc dddd'), 2, 1)).toEqual({
      lines: ['aaaa bb', 'cc dddd'],
      width: 7,
    })
  })

  it('breaks at words only, and into no more lines than there are words', () => {
    expect(breakLines(words('incomprehensibilities'), 3, 1).lines).toEqual([
      'incomprehensibilities',
    ])
    expect(breakLines(words('a b'), 3, 1).lines).toEqual(['a', 'b'])
  })
})

describe('isolateRuns', () => {
  it('keeps the signs of a Latin name with it in Arabic, and Arabic words together in English', () => {
    expect(isolateRuns('لغة C++؟', 'ar')).toBe('لغة \u2066C++\u2069؟')
    expect(isolateRuns('The word بِركار كلّه!', 'en')).toBe('The word \u2067بِركار كلّه\u2069!')
  })
})
