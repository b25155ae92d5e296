import { expect, it } from 'vitest'
import { partsOf } from './parts-of.ts'

it('holds what is drawn, in its order, however it was nested', () => {
  expect(partsOf(['a', ['b', [0, 'c']]])).toEqual(['a', 'b', 0, 'c'])
  expect(partsOf('one')).toEqual(['one'])
})

it('leaves out what draws nothing', () => {
  expect(partsOf([null, undefined, false, true, '', 'a'])).toEqual(['a'])
  expect(partsOf(undefined)).toEqual([])
})
