/** The ornament on drawn pictures, for servers: share images of 1200 × 630 px. */
import type { Grid } from './motif.ts'

/** Edge of a large polygon in px: the three grids look equally dense. */
export const drawnEdges: Record<Grid, number> = { 8: 74, 6: 84, 12: 49 }

/** The narrowest and the widest θ in degrees; each title has an opening of its own between them. */
export const drawnOpenings = { min: 60, max: 71 } as const
