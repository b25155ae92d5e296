import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { normaliseForSearch } from './normalise-for-search.ts'

describe('normaliseForSearch', () => {
  it('gives أحمد and احمد one form', () => {
    expect(normaliseForSearch('أَحْمَـد')).toBe('احمد')
    expect(normaliseForSearch('احمد')).toBe('احمد')
    expect(normaliseForSearch('ا\u0654حمد')).toBe('احمد')
  })

  it.each([
    ['أإآٱا', 'ااااا'],
    ['هدى', 'هدي'],
    ['شركة', 'شركه'],
    ['مؤسسة', 'موسسه'],
    ['رئيس', 'رييس'],
    ['علی کامل', 'علي كامل'],
    ['٢٠٢٦ ۱۴۰۵', '2026 1405'],
    ['SEO ＡＢＣ', 'seo abc'],
    ['ﷲ ﻻ ﺍﻟﻨﻮﺭ', 'الله لا النور'],
    ['مـــرحـبا', 'مرحبا'],
    ['\u200Fمر\u200Cحبا\u2069', 'مرحبا'],
    ['ٱلرَّحْمَٰنِ', 'الرحمن'],
    ['İstanbul', 'i\u0307stanbul'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(normaliseForSearch(text)).toBe(folded)
  })

  it('removes the whole of each range of marks', () => {
    const ranges = [
      [0x610, 0x61a],
      [0x64b, 0x65f],
      [0x670, 0x670],
      [0x6d6, 0x6ed],
    ] as const
    for (const [first, last] of ranges) {
      for (let mark = first; mark <= last; mark++) {
        expect(normaliseForSearch(`ب${String.fromCharCode(mark)}ب`)).toBe('بب')
      }
    }
  })

  it('drops NUL and keeps line breaks', () => {
    expect(normaliseForSearch('مر\0حبا\nبكم')).toBe('مرحبا\nبكم')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normaliseForSearch(text)
        expect(normaliseForSearch(once)).toBe(once)
      }),
      { numRuns: 5000 },
    )
  })

  it('changes no single character of the first two planes the second time', () => {
    const unstable: string[] = []
    for (let code = 0; code <= 0x1ffff; code++) {
      const once = normaliseForSearch(String.fromCodePoint(code))
      if (normaliseForSearch(once) !== once) unstable.push(code.toString(16))
    }
    expect(unstable).toEqual([])
  })

  it('stays quick on hostile text', () => {
    expect(slowOn(normaliseForSearch)).toEqual([])
  })
})
