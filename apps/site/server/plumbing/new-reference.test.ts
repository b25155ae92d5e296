import { shortCodeAlphabet } from '@wajiha/arabic'
import { expect, it } from 'vitest'
import { referenceOf } from './new-reference.ts'

const secret = Buffer.alloc(32, 7)

it('is the same of one key wherever it is made, and of no other key or secret', () => {
  const all = Array.from({ length: 2_000 }, (_, at) => referenceOf(`d:${at}`, secret))
  expect(new Set(all).size).toBe(2_000)
  expect(all.every((one) => one.length === 8)).toBe(true)
  expect(new Set(all.join(''))).toEqual(new Set(shortCodeAlphabet))
  expect(referenceOf('d:7', Buffer.alloc(32, 7))).toBe(all[7])
  expect(referenceOf('d:7', Buffer.alloc(32, 8))).not.toBe(all[7])
})
