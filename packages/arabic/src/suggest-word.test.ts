import { describe, expect, it } from 'vitest'
import { slowOn } from './any-text.fixture.ts'
import { suggestWord } from './suggest-word.ts'

const vocabulary = ['تصميم', 'تسويق', 'برمجة', 'استراتيجية', 'brand']

describe('suggestWord', () => {
  it.each([
    ['تصمبم', 'تصميم'],
    ['تصمم', 'تصميم'],
    ['تصيمم', 'تصميم'],
    ['تسوييق', 'تسويق'],
    ['استرتيجيه', 'استراتيجية'],
    ['barnd', 'brand'],
  ])('understands %s as %s', (typed, meant) => {
    expect(suggestWord(typed, vocabulary)).toBe(meant)
  })

  it('has nothing to suggest for a known, short or distant word', () => {
    for (const word of ['برمجه', 'تص', '', 'سيارة', 'ا'.repeat(65)]) {
      expect(suggestWord(word, vocabulary)).toBeUndefined()
    }
  })

  it('prefers the nearer, then the earlier word', () => {
    expect(suggestWord('كتاب', ['كتابي', 'كتان'])).toBe('كتابي')
    expect(suggestWord('الشركااء', ['الشركات', 'الشركاء'])).toBe('الشركاء')
  })

  it('stays quick on hostile text', () => {
    expect(slowOn((text) => suggestWord(text, vocabulary))).toEqual([])
    expect(slowOn((text) => suggestWord('تصمبم', [text]))).toEqual([])
  })
})
