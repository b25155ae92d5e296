/**
 * The motif's settings: which grid draws what, and how far the compass opens. θ runs from 22° to
 * 76°; every star of the house lies between.
 */
import type { ServiceKey } from '@wajiha/contract'

/** The three tilings: 4.8.8, 6.6.6 and 3.12.12, named by the sides of their large polygon. */
export type Grid = 8 | 6 | 12

export type Opening = { grid: Grid; theta: number }

export const openingRange = { min: 22, max: 76, initial: 58 } as const

export const serviceOpenings: Record<ServiceKey, Opening> = {
  'web-applications': { grid: 8, theta: 62 },
  'mobile-applications': { grid: 6, theta: 55 },
  'digital-marketing': { grid: 12, theta: 68 },
}

/** Branches take the grids in turn, in their own order. */
export const branchOpenings: readonly Opening[] = [
  { grid: 8, theta: 64 },
  { grid: 6, theta: 55 },
  { grid: 12, theta: 68 },
]
