import { expect, it } from 'vitest'
import { readRange } from './serve-media.ts'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=100-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  [undefined, undefined],
])('a player that asks for %j of a hundred bytes has %j', (asked, part) => {
  expect(readRange(asked, 100)).toEqual(part)
})
