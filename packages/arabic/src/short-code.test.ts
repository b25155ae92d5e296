import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { isShortCode, shortCodeAlphabet, shortCodeKey } from './short-code.ts'

describe('isShortCode', () => {
  it('takes Latin codes and Arabic aliases', () => {
    for (const code of ['k7q', 'Summer_26', 'عرض-الصيف', 'عرض٢٦', 'a'.repeat(64)]) {
      expect(isShortCode(code)).toBe(true)
    }
  })

  it('refuses what is short, long, mixed or no word', () => {
    for (const code of ['', 'ab', 'a'.repeat(65), 'عرضSale', 'a b', 'a/b', 'é12', 'abc\0', '..x']) {
      expect(isShortCode(code)).toBe(false)
    }
  })
})

describe('shortCodeKey', () => {
  it('finds a code in any case and with any digits', () => {
    expect(shortCodeKey('Offer٢')).toBe(shortCodeKey('\u200FoFFER2'))
  })

  it('changes nothing the second time, without delay', () => {
    fc.assert(
      fc.property(anyText, (code) => {
        if (isShortCode(code)) expect(shortCodeKey(shortCodeKey(code))).toBe(shortCodeKey(code))
      }),
    )
    expect(slowOn(isShortCode)).toEqual([])
  })
})

describe('shortCodeAlphabet', () => {
  it('has nothing that can be misread', () => {
    expect(shortCodeAlphabet).not.toMatch(/[01ilo]/i)
    expect(new Set(shortCodeAlphabet).size).toBe(shortCodeAlphabet.length)
    expect(isShortCode(shortCodeAlphabet)).toBe(true)
  })
})
