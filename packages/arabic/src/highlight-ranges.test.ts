import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, arabicLikeText, slowOn } from './any-text.fixture.ts'
import { highlightRanges } from './highlight-ranges.ts'
import { normaliseForSearch } from './normalise-for-search.ts'
import { searchKeys, searchTokens } from './search-keys.ts'

function marked(text: string, query: string): string[] {
  return highlightRanges(text, query).map(({ start, end }) => text.slice(start, end))
}

describe('highlightRanges', () => {
  it('covers the tashkeel of a hit, on the text as printed', () => {
    expect(marked('فنُّ التَّصْمِيمِ، وتصـــميم', 'تصميم')).toEqual(['تَّصْمِيمِ', 'تصـــميم'])
  })

  it('leaves the clitic before a hit alone, unless it was sought', () => {
    expect(marked('الكتاب والكتاب', 'كتاب')).toEqual(['كتاب', 'كتاب'])
    expect(marked('كتابٌ والكتاب', 'الكتاب')).toEqual(['كتابٌ', 'الكتاب'])
  })

  it('finds another spelling of the same word', () => {
    expect(marked('شركة احمد', 'أحمد شركه')).toEqual(['شركة', 'احمد'])
    expect(marked('عام ٢٠٢٦', '2026')).toEqual(['٢٠٢٦'])
    expect(marked('تحسين SEO', 'seo')).toEqual(['SEO'])
  })

  it('marks the beginning of a longer word', () => {
    expect(marked('تصميمات', 'تصميم')).toEqual(['تصميم'])
  })

  it('marks a ligature whole', () => {
    expect(marked('محمد ﷺ', 'صلى')).toEqual(['ﷺ'])
  })

  it('gives positions, not only words', () => {
    expect(highlightRanges('في التَّصميم', 'تصميم')).toEqual([{ start: 5, end: 12 }])
  })

  it('marks nothing for nothing', () => {
    expect(marked('نص', '')).toEqual([])
    expect(marked('', 'نص')).toEqual([])
    expect(marked('نص', '؟')).toEqual([])
  })

  it('returns real slices in order, each answering the query', () => {
    fc.assert(
      fc.property(anyText, arabicLikeText, (text, query) => {
        const keys = searchTokens(query).flatMap(searchKeys)
        let last = 0
        for (const { start, end } of highlightRanges(text, query)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          const folded = normaliseForSearch(text.slice(start, end))
          expect(keys.some((key) => folded.includes(key))).toBe(true)
          last = end
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('never parts a letter from its marks', () => {
    fc.assert(
      fc.property(arabicLikeText, arabicLikeText, (text, query) => {
        for (const { end } of highlightRanges(text, query)) {
          expect(text.slice(end, end + 1)).not.toMatch(/^[\u064B-\u0652\u0670]/)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('stays quick on hostile text', () => {
    expect(slowOn((text) => highlightRanges(text, 'ا تصميم'))).toEqual([])
    expect(slowOn((text) => highlightRanges('تصميم ا', text))).toEqual([])
  })
})
