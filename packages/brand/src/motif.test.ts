import { describe, expect, it } from 'vitest'
import { drawnOpenings } from './drawn-motif.ts'
import {
  branchOpenings,
  cardTheta,
  constructionTheta,
  openingRange,
  serviceOpenings,
  starTheta,
} from './motif.ts'

describe('the openings of the compass', () => {
  it('all lie within what a visitor may open it to', () => {
    const grounds = [...Object.values(serviceOpenings), ...branchOpenings]
    const single = [openingRange.initial, cardTheta, starTheta, constructionTheta]
    const all = [...grounds.map(({ theta }) => theta), ...single, ...Object.values(drawnOpenings)]
    expect(Math.min(...all)).toBeGreaterThanOrEqual(openingRange.min)
    expect(Math.max(...all)).toBeLessThanOrEqual(openingRange.max)
    expect(drawnOpenings.min).toBeLessThanOrEqual(drawnOpenings.max)
  })
})
