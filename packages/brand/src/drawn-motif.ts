/** The ornament on drawn pictures, for servers: share images of 1200 × 630 px. */
import type { Locale } from '@wajiha/contract'
import type { Grid } from './motif.ts'

/** Edge of a large polygon in px: the three grids look equally dense. */
export const drawnEdges: Record<Grid, number> = { 8: 74, 6: 84, 12: 49 }

/** The narrowest and the widest θ in degrees; each title has an opening of its own between them. */
export const drawnOpenings = { min: 60, max: 71 } as const

/** The bar that lengthens a line, in ems: as thick as the typeface's own tatweel at weight 800. */
export const drawnBarHeight = 0.1726

/** How far it reaches into the letters on both sides, so that no seam shows. */
export const drawnBarOverlap = 0.05

/** Height of the drawn name in px: beneath a title, and beneath the inscription of the home page. */
export const drawnNameHeights: Record<Locale, { large: number; small: number }> = {
  ar: { large: 92, small: 72 },
  en: { large: 58, small: 52 },
}

/** How far the large name is raised for what hangs below its line, such as the nuqta of a ب. */
export const drawnNameRise: Record<Locale, number> = { ar: 14, en: 0 }
