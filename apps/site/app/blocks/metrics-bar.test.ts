import type { Metric } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { barOf } from './metrics-bar.ts'

const metric = (more: Partial<Metric>): Metric => ({ label: 'x', value: 0, unit: 'none', ...more })

describe('barOf', () => {
  it('measures a share against the whole', () => {
    expect(barOf(metric({ value: 68, unit: 'percent' }))).toEqual({ now: 68 })
    expect(barOf(metric({ value: 91, unit: 'percent', before: 50, after: 91 }))).toEqual({
      now: 91,
      was: 50,
    })
  })

  it('measures a share past the whole against the largest value', () => {
    expect(barOf(metric({ value: 250, unit: 'percent', before: 100 }))).toEqual({
      now: 100,
      was: 40,
    })
  })

  it('measures everything else against the larger of before and after', () => {
    expect(barOf(metric({ value: 3, before: 14, after: 3 }))).toEqual({ now: 21.4, was: 100 })
    expect(barOf(metric({ value: 3, unit: 'times', before: 1 }))).toEqual({ now: 100, was: 33.3 })
  })

  it('draws nothing that has no measure', () => {
    expect(barOf(metric({ value: 3 }))).toBeUndefined()
    expect(barOf(metric({ value: 0, before: 0 }))).toBeUndefined()
    expect(barOf(metric({ value: -4, unit: 'percent' }))).toBeUndefined()
    expect(barOf(metric({ value: 4, before: -4 }))).toBeUndefined()
  })
})
