import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arabicLikeText } from './any-text.fixture.ts'
import { transliterate } from './transliterate.ts'

describe('transliterate', () => {
  it.each([
    ['محمد العتيبي', 'mhmd alatibi'],
    ['مُحَمَّد', 'muhammad'],
    ['كِتَاب', 'kitab'],
    ['سَيَّارة', 'sayyara'],
    ['النُّور', 'alnur'],
    ['تطوير المواقع', 'ttwir almwaqa'],
    ['واجهة', 'wajha'],
    ['بيان يوم', 'byan yum'],
    ['مَوْقِع', 'mawqia'],
    ['خبر شغف', 'khbr shghf'],
    ['پژمان گل', 'pzhman gl'],
    ['مـــوقع SEO ٢', 'muqa SEO ٢'],
    ['', ''],
  ])('writes %s as %s', (text, latin) => {
    expect(transliterate(text)).toBe(latin)
  })

  it('accepts any text', () => {
    fc.assert(fc.property(arabicLikeText, (text) => typeof transliterate(text) === 'string'))
  })
})
