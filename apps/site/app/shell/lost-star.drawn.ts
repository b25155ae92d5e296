import { starRays, starTheta } from '@wajiha/brand/motif'
import { rosette } from '#app/motif/girih.ts'

/** The star between the fours of a page that is not there: every page carries that screen. */
export const lostStar = rosette(starRays, 58, starTheta)
