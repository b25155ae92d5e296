import { describe, expect, it } from 'vitest'
import { isSharedWrongly, judgeTest } from './judge-test.ts'

const side = (visits: number, leads: number) => ({ visits, leads })

describe('how visits were shared', () => {
  it('warns from one in a thousand on, and not before', () => {
    // 1000 visits at half and half: chi-square 10.828 lies between 552 and 553.
    expect(isSharedWrongly(448, 552, 50)).toBe(false)
    expect(isSharedWrongly(447, 553, 50)).toBe(true)
  })

  it('goes by the share that was asked for', () => {
    expect(isSharedWrongly(900, 100, 10)).toBe(false)
    expect(isSharedWrongly(500, 500, 10)).toBe(true)
    expect(isSharedWrongly(0, 0, 50)).toBe(false)
  })
})

describe('what a test says', () => {
  it('is nothing before enough have come, and says how many those are', () => {
    const empty = judgeTest(side(0, 0), side(0, 0), 50)
    expect(empty).toMatchObject({ rates: { a: null, b: null }, verdict: 'too-few' })
    // At 3 of 100: 16 × 0.97 ÷ (0.03 × 0.0625).
    expect(empty.needed).toBe(8278)
    expect(judgeTest(side(50, 1), side(50, 9), 50).verdict).toBe('too-few')
  })

  it('is the better side once the difference is beyond chance', () => {
    expect(judgeTest(side(9000, 450), side(9000, 600), 50).verdict).toBe('b')
    expect(judgeTest(side(9000, 600), side(9000, 450), 50).verdict).toBe('a')
    expect(judgeTest(side(9000, 500), side(9000, 510), 50).verdict).toBe('no-difference')
  })

  it('holds also where nobody or everybody wrote', () => {
    expect(judgeTest(side(20_000, 0), side(20_000, 0), 50).verdict).toBe('no-difference')
    expect(judgeTest(side(20_000, 20_000), side(20_000, 20_000), 50).verdict).toBe('no-difference')
  })
})
