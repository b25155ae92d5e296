import { describe, expect, it } from 'vitest'
import { splitArabic } from './split-arabic.ts'

describe('splitArabic', () => {
  it('gives every second part to Arabic, and loses nothing', () => {
    expect(splitArabic('The word مدّ is old.')).toEqual(['The word ', 'مدّ', ' is old.'])
    expect(splitArabic('No Arabic — 2026 👩‍💻')).toEqual(['No Arabic — 2026 👩‍💻'])
    expect(splitArabic('')).toEqual([''])
    const text = '“نقطة، ثمّ دائرة” (٣) ب‍ and Kaf ك'
    expect(splitArabic(text).join('')).toBe(text)
  })

  it('keeps a phrase together with its own punctuation and figures', () => {
    expect(splitArabic('“نقطة، ثمّ ٣ دوائر؟”')).toEqual(['“', 'نقطة، ثمّ ٣ دوائر؟', '”'])
    expect(splitArabic('the «مدّ» of نقط‍ـة.')).toEqual(['the «', 'مدّ', '» of ', 'نقط‍ـة', '.'])
  })

  it('is one run where two sentences follow each other, and to its end where nothing else stands', () => {
    const two = 'انقطع الاتصال. ما كتبتَه محفوظٌ هنا'
    expect(splitArabic(`It says ${two}.`)).toEqual(['It says ', two, '.'])
    for (const text of [`${two}.`, 'ينقص البريدَ ما بعد علامة @.', 'أدخل/ي البريد: ٣'])
      expect(splitArabic(text)).toEqual(['', text, ''])
  })

  it('leaves the commas of the sentence around to it', () => {
    expect(splitArabic('ب, ت and ث')).toEqual(['', 'ب', ', ', 'ت', ' and ', 'ث', ''])
  })

  it('takes its time from the length of a text alone', () => {
    for (const text of [`${'۰'.repeat(50_000)}a`, `ا${' .'.repeat(50_000)}a`])
      expect(splitArabic(text).join('')).toBe(text)
  })
})
