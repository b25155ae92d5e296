import { type Grid, plainGrid, serviceOpenings } from '@wajiha/brand/motif'
import type { ServiceKey } from '@wajiha/contract'

/** The grid of the service that a page is about. */
export const gridOf = (key: ServiceKey | undefined): Grid =>
  key ? serviceOpenings[key].grid : plainGrid
