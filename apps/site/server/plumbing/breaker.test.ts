import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

function breakerAt() {
  let time = 0
  const breaker = createBreaker(() => time)
  return {
    ...breaker,
    wait: (ms: number) => {
      time += ms
    },
  }
}

describe('the breaker', () => {
  it('lets every question through while the studio answers', () => {
    const breaker = breakerAt()
    for (let index = 0; index < 10; index += 1) {
      expect(breaker.allows()).toBe(true)
      breaker.succeeded()
    }
  })

  it('opens after three failures and lets one question through after a pause', () => {
    const breaker = breakerAt()
    for (let index = 0; index < 3; index += 1) breaker.failed()
    expect(breaker.allows()).toBe(false)
    breaker.wait(2_000)
    expect(breaker.allows()).toBe(true)
    expect(breaker.allows()).toBe(false)
  })

  it('waits longer each time, and never more than thirty seconds', () => {
    const breaker = breakerAt()
    for (let index = 0; index < 20; index += 1) breaker.failed()
    breaker.wait(29_000)
    expect(breaker.allows()).toBe(false)
    breaker.wait(1_000)
    expect(breaker.allows()).toBe(true)
  })

  it('closes at the first answer', () => {
    const breaker = breakerAt()
    for (let index = 0; index < 5; index += 1) breaker.failed()
    breaker.succeeded()
    expect(breaker.allows()).toBe(true)
  })
})
