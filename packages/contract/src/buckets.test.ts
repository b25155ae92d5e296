import { describe, expect, it } from 'vitest'
import { createBuckets } from './buckets.ts'

describe('a bucket', () => {
  it('gives its fill at once, then one every so often, and says when', () => {
    let time = 1_000
    const bucket = createBuckets(3, 10_000, () => time)
    expect([1, 2, 3].map(() => bucket.take('a'))).toEqual([0, 0, 0])
    expect(bucket.take('a')).toBe(10)
    expect(bucket.take('b')).toBe(0)
    time += 10_000
    expect([bucket.take('a'), bucket.take('a')]).toEqual([0, 10])
    time += 60_000
    expect([1, 2, 3, 4].map(() => bucket.take('a'))).toEqual([0, 0, 0, 10])
  })

  it('stays small under a flood of addresses', () => {
    const bucket = createBuckets(1, 1_000_000, () => 0)
    for (let address = 0; address < 60_000; address += 1) expect(bucket.take(`${address}`)).toBe(0)
    expect(bucket.take('59999')).toBeGreaterThan(0)
  })
})
