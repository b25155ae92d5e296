import { describe, expect, it } from 'vitest'
import { clip, resultTitle } from './search-result.ts'

describe('clip', () => {
  it('leaves a text that fits as it is', () => {
    expect(clip('نقطة، ثمّ دائرة', 15)).toBe('نقطة، ثمّ دائرة')
  })

  it('cuts at a word and drops the comma before the sign of omission', () => {
    expect(clip('نقطة، ثمّ دائرة، ثمّ كلُّ شيء', 16)).toBe('نقطة، ثمّ…')
    expect(clip('A point, then a circle', 9)).toBe('A point…')
  })

  it('counts code points, so that no letter beyond the first plane is halved', () => {
    expect(clip('𝒜𝒜𝒜𝒜', 4)).toBe('𝒜𝒜𝒜𝒜')
    expect(clip('𝒜𝒜𝒜𝒜𝒜', 4)).toBe('𝒜𝒜𝒜…')
  })

  it('never gives more than its limit', () => {
    const text = 'كلمة '.repeat(60)
    for (let limit = 1; limit < 80; limit += 1)
      expect([...clip(text, limit)].length).toBeLessThanOrEqual(limit)
  })
})

describe('resultTitle', () => {
  it('names the site once, with or without its vowel signs', () => {
    expect(resultTitle('نقطة', 'بِركار')).toBe('نقطة · بِركار')
    expect(resultTitle('تواصل مع بركار', 'بِركار')).toBe('تواصل مع بركار')
  })

  it('drops the site before it cuts the title', () => {
    const title = 'كلمة '.repeat(11).trim()
    expect(resultTitle(title, 'بِركار')).toBe(title)
    expect(resultTitle(`${title} ${title}`, 'بِركار')).toMatch(/كلمة…$/)
  })
})
