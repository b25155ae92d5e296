import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { matchLocale, parseAcceptLanguage } from './preferred-locale.ts'

describe('parseAcceptLanguage', () => {
  it('keeps the order of the header and ignores quality values', () => {
    expect(parseAcceptLanguage('en;q=0.1,ar;q=0.9')).toEqual(['en', 'ar'])
  })

  it('trims the space after a comma', () => {
    expect(parseAcceptLanguage('fr-FR, en ;q=0.5')).toEqual(['fr-FR', 'en'])
  })

  it('reads a missing header as an empty list', () => {
    expect(parseAcceptLanguage(null)).toEqual([])
    expect(parseAcceptLanguage(undefined)).toEqual([])
    expect(parseAcceptLanguage(' , ;q=1,')).toEqual([])
  })
})

describe('matchLocale', () => {
  it.each([
    [['ar'], 'ar'],
    [['en-US', 'ar'], 'en'],
    [['ar-EG', 'en'], 'ar'],
    [['fr', 'de', 'en-GB', 'ar-SA'], 'en'],
    [['EN'], 'en'],
    [['AR-sa'], 'ar'],
    [[' en '], 'en'],
    [['fr', 'ar', 'en'], 'ar'],
  ] as const)('finds for %j the language %s', (tags, locale) => {
    expect(matchLocale(tags)).toBe(locale)
  })

  it('finds nothing when no language fits', () => {
    for (const tags of [[], ['fr', 'ja-JP'], ['*'], ['eng'], ['arz'], ['']]) {
      expect(matchLocale(tags)).toBeUndefined()
    }
  })

  it('lets an exact tag win over a partial one at the same position only', () => {
    expect(matchLocale(['en-US', 'en', 'ar'])).toBe('en')
    expect(matchLocale(['ar-SA', 'en'])).toBe('ar')
  })

  it('reads any header without throwing and without delay', () => {
    fc.assert(
      fc.property(anyText, (header) => {
        expect([undefined, 'ar', 'en']).toContain(matchLocale(parseAcceptLanguage(header)))
      }),
    )
    expect(slowOn((text) => matchLocale(parseAcceptLanguage(text)))).toEqual([])
  })
})
