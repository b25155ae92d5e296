import { describe, expect, it } from 'vitest'
import { within } from './move-focus.ts'

describe('what must be seen of a picture that is cropped', () => {
  it.each([
    ['stays at the same thing', 60, 50, 50, 20],
    ['stays where nothing is cut away', 37, 0, 100, 37],
    ['is nearest to the edge where it was cut away', 10, 50, 50, 0],
    ['is at the far edge where it was cut away there', 90, 0, 50, 100],
    ['stays where the cut says nothing', 30, Number.NaN, 50, 30],
  ])('%s', (_, point, start, length, moved) => expect(within(point, start, length)).toBe(moved))
})
