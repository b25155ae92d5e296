import type { ServiceKey } from '@wajiha/contract'
import { type Grid, serviceOpenings } from '#app/brand/motif.ts'

/** The grid of the service that a page is about; the web's own for pages about none. */
export const gridOf = (key: ServiceKey | undefined): Grid => (key ? serviceOpenings[key].grid : 8)
