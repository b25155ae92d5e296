import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { prepareSearchText, scoreMatch } from './score-match.ts'
import { searchTokens } from './search-keys.ts'

describe('scoreMatch', () => {
  it('ranks the form that was typed above the folded form', () => {
    expect(scoreMatch('أحمد العتيبي', 'أحمد')).toBeGreaterThan(scoreMatch('احمد العتيبي', 'أحمد'))
    expect(scoreMatch('احمد العتيبي', 'أحمد')).toBeGreaterThan(0)
  })

  it('reads a vocalised word as written', () => {
    expect(scoreMatch('كِتَابٌ', 'كتاب')).toBe(1)
  })

  it('ranks written, folded, without clitic, beginning, absent', () => {
    const scores = ['شركة', 'شركه', 'والشركة', 'شركتنا', 'كتاب'].map((text) => {
      return scoreMatch(text, text === 'شركتنا' ? 'شرك' : 'شركة')
    })
    expect(scores).toEqual([1, 0.8, 0.6, 0.4, 0])
  })

  it('asks for every word of the query', () => {
    expect(scoreMatch('تصميم المواقع', 'تصميم تطبيقات')).toBe(0)
    expect(scoreMatch('تصميم المواقع', 'المواقع تصميم')).toBe(1)
  })

  it('counts a title five times, and finds words across fields', () => {
    const inTitle = [
      { text: 'تصميم', weight: 5 },
      { text: prepareSearchText('مواقع'), weight: 1 },
    ]
    expect(scoreMatch(inTitle, 'تصميم')).toBe(5)
    expect(scoreMatch(inTitle, 'تصميم مواقع')).toBe(3)
  })

  it('gives nothing for an empty query', () => {
    expect(scoreMatch('نص', '')).toBe(0)
    expect(scoreMatch('نص', ' ، ')).toBe(0)
    expect(scoreMatch('', 'نص')).toBe(0)
  })

  it('finds every text by itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { folded } = prepareSearchText(text)
        if (folded.size > 0) expect(scoreMatch(text, text)).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('scores words that were folded and kept as it scores a text of them', () => {
    const words = fc.constantFrom(
      'شركه',
      'والشركه',
      'شركتنا',
      'كتاب',
      'وكتاب',
      'للتصميم',
      'css',
      '2026',
    )
    fc.assert(
      fc.property(
        fc.array(words),
        fc.oneof(words, fc.constantFrom('شركة', 'كتب', 'تصم')),
        (text, query) => {
          const foldedWords = text.join(' ')
          const kept = scoreMatch([{ text: { foldedWords }, weight: 1 }], query)
          expect(kept).toBe(scoreMatch(foldedWords, query))
        },
      ),
      { numRuns: 500 },
    )
    const any = fc.tuple(anyText, anyText)
    fc.assert(
      fc.property(any, ([text, query]) => {
        const foldedWords = searchTokens(text).join(' ')
        const kept = scoreMatch([{ text: { foldedWords }, weight: 1 }], query)
        expect(kept).toBe(scoreMatch(foldedWords, query))
      }),
      { numRuns: 500 },
    )
  })

  it('stays quick on hostile text', () => {
    expect(slowOn((text) => scoreMatch(text, 'تصميم ا'))).toEqual([])
    expect(slowOn((text) => scoreMatch('تصميم', text))).toEqual([])
    const kept = (foldedWords: string) => [{ text: { foldedWords }, weight: 1 }]
    expect(slowOn((text) => scoreMatch(kept(text), 'ا تصميم'))).toEqual([])
  })
})
