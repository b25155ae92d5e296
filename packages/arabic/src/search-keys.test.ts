import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { searchKeys, searchTokens } from './search-keys.ts'

describe('searchKeys', () => {
  it.each([
    ['والتصميم', 'تصميم'],
    ['فالتصميم', 'تصميم'],
    ['بالتصميم', 'تصميم'],
    ['كالتصميم', 'تصميم'],
    ['للتصميم', 'تصميم'],
    ['التَّصميم', 'تصميم'],
    ['وتصميم', 'تصميم'],
    ['فتصميم', 'تصميم'],
    ['بتصميم', 'تصميم'],
    ['لتصميم', 'تصميم'],
    ['وGoogle', 'google'],
  ])('finds %s under %s', (word, bare) => {
    expect(searchKeys(word)[1]).toBe(bare)
  })

  it('keeps short words whole', () => {
    for (const word of ['بيت', 'ولد', 'فن', 'لون', 'الى', 'و', 'وال']) {
      expect(searchKeys(word)).toHaveLength(1)
    }
  })

  it('takes one clitic only', () => {
    expect(searchKeys('وبالتصميم')).toEqual(['وبالتصميم', 'بالتصميم'])
  })

  it('counts letters, not digits', () => {
    expect(searchKeys('و٢٠٢٦')).toEqual(['و2026'])
  })

  it('gives nothing for nothing', () => {
    expect(searchKeys('')).toEqual([])
    expect(searchKeys('\u064E\u0640')).toEqual([])
  })

  it('puts the folded word first, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (word) => {
        const [whole = '', bare = whole] = searchKeys(word)
        expect(whole.endsWith(bare)).toBe(true)
      }),
    )
  })
})

describe('searchTokens', () => {
  it('splits a sentence into normalised words', () => {
    expect(searchTokens('كتابٌ، وقلمٌ؛ و«SEO» ٢٠٢٦!')).toEqual(['كتاب', 'وقلم', 'و', 'seo', '2026'])
  })

  it('is empty without words', () => {
    expect(searchTokens(' ،؛ \u200F')).toEqual([])
  })

  it('stays quick on hostile text', () => {
    expect(slowOn(searchTokens)).toEqual([])
    expect(slowOn(searchKeys)).toEqual([])
  })
})
