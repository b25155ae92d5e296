import { describe, expect, it } from 'vitest'
import { weeksBetween } from './weeks-between.ts'

describe('weeksBetween', () => {
  it('counts whole weeks, the nearest', () => {
    expect(weeksBetween('2025-02-02', '2025-05-11')).toBe(14)
    expect(weeksBetween('2025-02-02', '2025-02-14')).toBe(2)
  })

  it('says one week for anything shorter', () => {
    expect(weeksBetween('2025-02-02', '2025-02-03')).toBe(1)
  })

  it('says nothing without both days, or when they are turned round', () => {
    expect(weeksBetween(undefined, '2025-02-03')).toBeUndefined()
    expect(weeksBetween('2025-02-03', undefined)).toBeUndefined()
    expect(weeksBetween('2025-02-03', '2025-02-02')).toBeUndefined()
  })
})
