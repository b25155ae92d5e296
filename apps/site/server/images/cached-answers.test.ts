import { describe, expect, it } from 'vitest'
import { createCachedAnswers } from './cached-answers.ts'
import type { ImageAnswer } from './image-answer.ts'

const answer = (bytes: number, freshUntil = Number.POSITIVE_INFINITY): ImageAnswer => ({
  body: Buffer.alloc(bytes),
  etag: '"x"',
  type: 'image/webp',
  headers: {},
  freshUntil,
})

describe('held answers', () => {
  it('make room for new ones, and keep those that are asked for', () => {
    const held = createCachedAnswers({ total: 30, each: 20 })
    held.hold('a', answer(10))
    held.hold('b', answer(10))
    held.hold('c', answer(10))
    expect(held.find('a')).toBeDefined()
    held.hold('d', answer(20))
    expect(['a', 'b', 'c', 'd'].map((key) => held.find(key) !== undefined)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('count an answer once, however often it is held', () => {
    const held = createCachedAnswers({ total: 30, each: 20 })
    for (let times = 0; times < 9; times += 1) held.hold('a', answer(10))
    held.hold('b', answer(20))
    expect(held.find('a')).toBeDefined()
    expect(held.find('b')).toBeDefined()
  })

  it('forget what is no longer fresh', () => {
    const held = createCachedAnswers()
    held.hold('a', answer(10, Date.now() - 1))
    expect(held.find('a')).toBeUndefined()
  })

  it('share a large one while it is being sent', () => {
    const held = createCachedAnswers({ total: 30, each: 20 })
    const large = answer(1_000)
    held.hold('small', answer(20))
    held.hold('large', large)
    expect(held.find('large')).toBe(large)
    expect(held.find('small')).toBeDefined()
  })
})
