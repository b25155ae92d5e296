import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from './any-text.fixture.ts'
import { stripBidiControls } from './bidi.ts'
import { listText } from './list-text.ts'

it('joins items as a sentence does', () => {
  expect(listText(['هوية', 'موقع', 'تطبيق'], 'ar')).toBe('هوية وموقع وتطبيق')
  expect(listText(['identity', 'site', 'app'], 'en')).toBe('identity, site, and app')
})

it('keeps و apart from a Latin word, and the word in its own order', () => {
  expect(listText(['هوية', 'React 19'], 'ar')).toBe('هوية و \u2068React 19\u2069')
  expect(stripBidiControls(listText(['site', 'هوية'], 'en'))).toBe('site and هوية')
})

it('leaves blank items out', () => {
  expect(listText([' ', 'هوية', ''], 'ar')).toBe('هوية')
  expect(listText([], 'ar')).toBe('')
})

it('accepts any items', () => {
  fc.assert(fc.property(fc.array(anyText), (items) => typeof listText(items, 'ar') === 'string'))
})
