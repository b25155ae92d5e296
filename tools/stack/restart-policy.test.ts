import { describe, expect, it } from 'vitest'
import { restartDelay } from './restart-policy.ts'

describe('restartDelay', () => {
  it('waits longer after each death', () => {
    expect(restartDelay([0])).toBe(1000)
    expect(restartDelay([0, 2000])).toBe(2000)
    expect(restartDelay([0, 2000, 5000])).toBe(5000)
  })

  it('waits half a minute after the fifth death in a minute, and never gives up', () => {
    expect(restartDelay([0, 1000, 3000, 8000, 13_000])).toBe(30_000)
    expect(restartDelay([0, 1000, 3000, 8000, 13_000, 43_000])).toBe(30_000)
  })

  it('forgets deaths older than a minute', () => {
    expect(restartDelay([0, 1000, 3000, 8000, 90_000])).toBe(1000)
  })
})
