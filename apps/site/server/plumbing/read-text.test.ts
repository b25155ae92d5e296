import { expect, it } from 'vitest'
import { parseJson } from './read-text.ts'

it('a text that is no JSON is nothing, and JSON is its value', () => {
  expect([parseJson('{"a":1}'), parseJson('null'), parseJson('{')]).toEqual([
    { a: 1 },
    null,
    undefined,
  ])
})
