import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from './any-text.fixture.ts'
import { foldDigits, foldNumber, toArabicDigits } from './digits.ts'

describe('foldDigits', () => {
  it('reads a phone typed on any keyboard', () => {
    for (const phone of ['0501234567', '٠٥٠١٢٣٤٥٦٧', '۰۵۰۱۲۳۴۵۶۷']) {
      expect(foldDigits(phone)).toBe('0501234567')
    }
    expect(foldDigits('٠٠٩٦٦٥٠١٢٣٤٥٦٧')).toBe('00966501234567')
  })

  it('folds all twenty eastern digits', () => {
    expect(foldDigits('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹')).toBe('01234567890123456789')
  })

  it('leaves everything else, separators included', () => {
    expect(foldDigits('خبرة ١٬٢٣٤٫٥ سنة')).toBe('خبرة 1٬234٫5 سنة')
  })

  it('changes nothing the second time and keeps the length', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = foldDigits(text)
        expect(foldDigits(once)).toBe(once)
        expect(once).toHaveLength(text.length)
      }),
    )
  })
})

describe('foldNumber', () => {
  it('gives a number that can be read', () => {
    expect(Number(foldNumber('١٬٢٣٤٬٥٦٧٫٨٩'))).toBe(1234567.89)
    expect(Number(foldNumber('\u061C-٥٫٥'))).toBe(-5.5)
    expect(Number(foldNumber('−۳'))).toBe(-3)
  })

  it('leaves marks that stand between no digits', () => {
    expect(foldNumber('٫ ٬ و ٣٫')).toBe('٫ ٬ و 3٫')
    expect(foldNumber('٣،٥')).toBe('3،5')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldNumber(foldNumber(text))).toBe(foldNumber(text))
      }),
    )
  })
})

describe('toArabicDigits', () => {
  it('writes every digit in the Arabic-Indic system', () => {
    expect(toArabicDigits('2026 و۱۴۰۵')).toBe('٢٠٢٦ و١٤٠٥')
  })

  it('comes back to the same digits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldDigits(toArabicDigits(text))).toBe(foldDigits(text))
      }),
    )
  })
})
