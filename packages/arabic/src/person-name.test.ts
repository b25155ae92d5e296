import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, slowOn } from './any-text.fixture.ts'
import { isPersonName } from './person-name.ts'

describe('isPersonName', () => {
  it.each([
    'محمد',
    'Ali',
    'د. سارة العتيبي',
    'J.R.R. Tolkien',
    "O'Neill",
    '李明',
    ' \u200Fعلي\u200F ',
    'مي',
    'ا'.repeat(80),
    'أحمد 2',
  ])('accepts %s', (name) => {
    expect(isPersonName(name)).toBe(true)
  })

  it.each([
    '12345',
    'http://x',
    'https://spam.example علي',
    'www.spam',
    'buy at spam.com now',
    '',
    '  ',
    'م',
    ' م ',
    '\u200F\u200Fم',
    '!!!',
    'ا'.repeat(81),
    'Ali\0',
    'Ali\nBob',
    'Ali\uD800',
  ])('refuses %j', (name) => {
    expect(isPersonName(name)).toBe(false)
  })

  it('answers for any text, without delay', () => {
    fc.assert(fc.property(anyText, (text) => typeof isPersonName(text) === 'boolean'))
    expect(slowOn(isPersonName)).toEqual([])
  })
})
