import { expect, it } from 'vitest'
import { cached } from './cached.ts'

it('makes a thing once per key', () => {
  let made = 0
  const make = () => {
    made += 1
    return undefined
  }
  cached('test once', make)
  cached('test once', make)
  expect(made).toBe(1)
})

it('stays bounded, and still answers', () => {
  for (let key = 0; key < 1000; key++) expect(cached(`test ${key}`, () => key)).toBe(key)
})
