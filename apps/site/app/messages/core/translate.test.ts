import { createFormatter } from '@wajiha/arabic'
import { describe, expect, it } from 'vitest'
import { messages as arabic } from '../ar.ts'
import { messages as english } from '../en.ts'
import { createTranslator } from './translate.ts'

const ar = createTranslator(arabic, 'ar', createFormatter({ locale: 'ar', numerals: 'arab' }))
const en = createTranslator(english, 'en', createFormatter({ locale: 'en' }))

describe('the translator', () => {
  it('counts articles in the six forms of Arabic', () => {
    const counted = [0, 1, 2, 3, 11, 100].map((count) => ar.count('blogs', 'count', count))
    expect(counted).toEqual([
      'لا مقالات',
      'مقالة واحدة',
      'مقالتان',
      '٣ مقالات',
      '١١ مقالة',
      '١٠٠ مقالة',
    ])
  })

  it('counts in the two forms of English', () => {
    expect([0, 1, 2].map((count) => en.count('blogs', 'count', count))).toEqual([
      '0 articles',
      '1 article',
      '2 articles',
    ])
  })

  it('places values by name and writes numbers the site’s way', () => {
    expect(ar.t('blogs', 'series.place', { part: 2, parts: 10 })).toBe('الجزء ٢ من ١٠')
    expect(en.t('blogs', 'series.place', { part: 2, parts: 10 })).toBe('Part 2 of 10')
  })

  it('shows a key that it does not know as itself', () => {
    expect(ar.t('general', 'nothing-of-ours' as never)).toBe('nothing-of-ours')
  })

  it('writes the numbers inside a sentence in the digits of the site', () => {
    const latin = createTranslator(
      arabic,
      'ar',
      createFormatter({ locale: 'ar', numerals: 'latn' }),
    )
    expect(ar.t('forms', 'message.too_long')).toContain('٣٬٠٠٠')
    expect(latin.t('forms', 'message.too_long')).toContain('3,000')
    expect(ar.t('forms', 'hint.phone')).toContain('0501234567')
  })
})
