import { starRays, starTheta } from '@wajiha/brand/motif'
import { rosette } from '#app/motif/girih.ts'

/** The star beside the words of a client. */
export const quoteStar = rosette(starRays, 58, starTheta)
