import { expect, it } from 'vitest'
import { Rest } from './rest.ts'

it('grows with each failure, lets one try alone, and ends with an answer', () => {
  let now = 0
  const rest = new Rest(() => now)
  expect(rest.allows()).toBe(true)
  // Three questions that were under way fail together.
  for (let at = 0; at < 3; at += 1) rest.failed()
  expect(rest.allows()).toBe(false)
  now = 999
  // One that was asked before is answered: it says nothing of now.
  rest.succeeded()
  expect(rest.allows()).toBe(false)
  now = 1_000
  expect([rest.allows(), rest.allows()]).toEqual([true, false])
  rest.failed()
  now = 2_999
  expect(rest.allows()).toBe(false)
  now = 3_000
  expect(rest.allows()).toBe(true)
  rest.succeeded()
  expect([rest.allows(), rest.allows(), rest.isResting]).toEqual([true, true, false])
  for (let failures = 0; failures < 10; failures += 1) {
    rest.failed()
    now += 15_000
    expect(rest.allows()).toBe(true)
  }
})
