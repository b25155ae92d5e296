import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { baseDirection, contactTextDirection, paragraphDirection } from './text-direction.ts'

describe('baseDirection', () => {
  it.each([
    ['مرحبا Ali', 'rtl'],
    ['SEO للشركات', 'ltr'],
    ['«١٢» مرحبا', 'rtl'],
    ['123 abc', 'ltr'],
    ['שלום', 'rtl'],
    ['中文', 'ltr'],
    ['\u200F123', 'rtl'],
    ['\u200E', 'ltr'],
    ['\u2066Acme\u2069 شركة', 'rtl'],
    ['\u2069مرحبا', 'rtl'],
  ] as const)('reads %j as %s', (text, direction) => {
    expect(baseDirection(text)).toBe(direction)
  })

  it('has no opinion without letters', () => {
    for (const text of ['', '٢٠٢٦', '+966 50', '—', '\uD800', '\u2067مرحبا\u2069']) {
      expect(baseDirection(text)).toBeUndefined()
    }
  })
})

describe('paragraphDirection', () => {
  it('keeps an Arabic paragraph that begins with SEO right-to-left', () => {
    expect(paragraphDirection('SEO ليس سحرًا', 'ar')).toBe('rtl')
  })

  it('turns a paragraph of another language', () => {
    expect(paragraphDirection('Search engine optimisation', 'ar')).toBe('ltr')
    expect(paragraphDirection('تحسين محركات البحث', 'en')).toBe('rtl')
  })

  it('keeps an English paragraph that begins with Arabic left-to-right', () => {
    expect(paragraphDirection('واجهة means a façade', 'en')).toBe('ltr')
  })

  it('leaves a paragraph without letters to its document', () => {
    expect(paragraphDirection('٢٠٢٦ — 2027', 'ar')).toBe('rtl')
    expect(paragraphDirection('', 'en')).toBe('ltr')
  })

  it('answers for any text, without delay', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['rtl', 'ltr']).toContain(paragraphDirection(text, 'ar'))
      }),
    )
    expect(slowOn((text) => paragraphDirection(text, 'en'))).toEqual([])
    expect(slowOn(baseDirection)).toEqual([])
  })
})

describe('contactTextDirection', () => {
  it('runs what is dialled or typed left to right, and follows names', () => {
    expect(contactTextDirection('phone')).toBe('ltr')
    expect(contactTextDirection('email')).toBe('ltr')
    expect(contactTextDirection('url')).toBe('ltr')
    expect(contactTextDirection('handle')).toBe('ltr')
    expect(contactTextDirection('name')).toBe('auto')
    expect(contactTextDirection('address')).toBe('auto')
  })
})
