import { expect, it } from 'vitest'
import { parseJson, readableAddress } from './read-text.ts'

it('a text that is no JSON is nothing, and JSON is its value', () => {
  expect([parseJson('{"a":1}'), parseJson('null'), parseJson('{')]).toEqual([
    { a: 1 },
    null,
    undefined,
  ])
})

it('an address is readable where its percent signs are letters, and else stays as it is', () => {
  expect(readableAddress('/blogs/%D9%85%D8%AF%D9%91?a=%2F')).toBe('/blogs/مدّ?a=%2F')
  expect(readableAddress('/%ff')).toBe('/%ff')
})
