import { describe, expect, it } from 'vitest'
import { builtWords } from './built-words.ts'
import { inOwnWords } from './in-own-words.ts'
import { mayBeReworded, mistakeInWording, soundWords } from './own-words.ts'

const counted = {
  zero: 'لا مقالات',
  one: 'مقالة واحدة',
  two: 'مقالتان',
  few: '{count} مقالات',
  many: '{count} مقالة',
  other: '{count} مقالة',
}

describe('a wording of the agency’s own', () => {
  it('keeps every name in braces and brings none of its own', () => {
    const built = 'الجزء {part} من {parts}'
    expect(mistakeInWording(built, '{part} من أصل {parts}')).toBeUndefined()
    expect(mistakeInWording(built, 'الجزء {part}')).toEqual({
      code: 'missingName',
      names: ['{parts}'],
    })
    expect(mistakeInWording(built, '{part} من {parts} في {year}')).toEqual({
      code: 'strangeName',
      names: ['{year}'],
    })
    for (const own of ['{part} من {parts', '{part} من {parts}}', '{part} من {parts} { }'])
      expect(mistakeInWording(built, own)).not.toBeUndefined()
    expect(mistakeInWording('أرسل', 'أرسل {')).toEqual({ code: 'strayBrace' })
  })

  it('says something, of a length that fits, and of a word that there is', () => {
    expect(mistakeInWording('أرسل', '  ')).toEqual({ code: 'empty' })
    // A joiner and a sign of direction: nobody would see a button's words.
    expect(mistakeInWording('أرسل', '\u200D\u200F')).toEqual({ code: 'empty' })
    expect(mistakeInWording('أرسل', 'ن'.repeat(401))).toEqual({ code: 'tooLong' })
    expect(mistakeInWording(undefined, 'أرسل الآن')).toEqual({ code: 'unknown' })
  })

  it('of what is counted has all forms of its language', () => {
    expect(mistakeInWording(counted, { ...counted, one: 'نصّ واحد' })).toBeUndefined()
    const { two: _, ...without } = counted
    expect(mistakeInWording(counted, without)).toEqual({ code: 'missingForm', names: ['two'] })
    expect(mistakeInWording(counted, { ...counted, few: 'نصوص' })).toEqual({
      code: 'missingName',
      names: ['{count}'],
    })
    expect(mistakeInWording(counted, 'نصوص')).toMatchObject({ code: 'missingForm' })
  })

  it('holds only while the site’s own word is of its kind, and is nothing where none does', () => {
    const own = { 'forms.submit': 'أرسل الآن', 'forms.gone': 'شيء', 'forms.hint.file': 'ملفّ' }
    expect(soundWords(builtWords.ar, own)).toEqual({ 'forms.submit': 'أرسل الآن' })
    expect(soundWords(builtWords.ar, {})).toBeUndefined()
    expect(soundWords(builtWords.ar, 'words')).toBeUndefined()
  })

  it('is of no promise that somebody agrees to', () => {
    expect(mayBeReworded('forms.field.consentPrivacy')).toBe(false)
    expect(builtWords.ar).not.toHaveProperty(['forms.field.consentPrivacy'])
    expect(Object.keys(builtWords.ar).sort()).toEqual(Object.keys(builtWords.en).sort())
    expect(Object.keys(builtWords.ar).length).toBeGreaterThan(200)
  })
})

describe('a group in own words', () => {
  const built = { greeting: 'مرحبًا', ends: { other: 'بقي {count}' } }

  it('says what was reworded, and else what is built in', () => {
    const own = { 'general.greeting': 'أهلًا', 'forms.ends': 'غيره' }
    expect(inOwnWords('general', built, own)).toEqual({ ...built, greeting: 'أهلًا' })
    expect(inOwnWords('general', built, undefined)).toBe(built)
  })
})
