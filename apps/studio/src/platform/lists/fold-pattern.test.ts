import { normaliseForSearch } from '@wajiha/arabic'
import { describe, expect, it } from 'vitest'
import { foldPattern, telephoneDigits } from './fold-pattern.ts'

const finds = (typed: string, written: string) => new RegExp(foldPattern(typed), 'iu').test(written)

describe('the pattern of what a person types', () => {
  it.each([
    ['سقيا', 'سُقيا'],
    ['مرفأ', 'مَرفأ الجديد'],
    ['ادارة', 'إدارة المشاريع'],
    ['الإختبار', 'دليل الاختبار'],
    ['ميزانيه', 'ميزانيّة التسويق'],
    ['الشمرى', 'نورة الشمري'],
    ['محمد', 'مُحَمَّـــد'],
    ['2026', 'خطّة ٢٠٢٦'],
    ['٢٠٢٦', 'Plan ۲۰۲۶'],
    ['المقهي', 'المقهى'],
    ['گلستان', 'گلستان'],
    ['كتاب', 'ﻛﺘﺎﺏ'],
    ['CAFÉ', 'café'],
    ['a.b+c', 'a.b+c (1)'],
    ['[50%]', '[50%]'],
  ])('%s finds %s', (typed, written) => {
    expect(finds(typed, written)).toBe(true)
    expect(normaliseForSearch(written)).toContain(normaliseForSearch(typed))
  })

  it.each([
    ['سقيا', 'سقى'],
    ['a.b', 'axb'],
    ['50%', '50'],
    ['(', 'a'],
  ])('%s does not find %s', (typed, written) => expect(finds(typed, written)).toBe(false))

  it.each(['0501234567', '٠٥٠١٢٣٤٥٦٧', '050-123-4567', '+966501234567', '00966501234567'])(
    'the telephone %s finds the number however it is kept',
    (typed) => {
      expect(finds(typed, '+966501234567')).toBe(true)
      expect(finds(typed, '+966 50 123 4568')).toBe(false)
    },
  )

  it('the pattern of what a person types takes no year, day or word for a telephone', () => {
    expect(['2026', 'سارة', '', '+', '12 34'].map(telephoneDigits)).toEqual(
      Array(5).fill(undefined),
    )
    expect(telephoneDigits('(050) 123 4567')).toBe('501234567')
    expect(telephoneDigits('+966 (0)50 123 4567')).toBe('966501234567')
  })
})
