import { expect, it } from 'vitest'
import { sayAnswer } from './say-answer.ts'

it('says a choice in the language of the reader, and what was written as it was', () => {
  expect(sayAnswer({ kind: 'yes-no', answer: 'yes' }, 'ar')).toBe('نعم')
  expect(sayAnswer({ kind: 'yes-no', answer: 'no' }, 'en')).toBe('No')
  expect(sayAnswer({ kind: 'long', answer: 'yes' }, 'ar')).toBe('yes')
  expect(sayAnswer({ kind: 'yes-no', answer: null }, 'ar')).toBe('')
})
