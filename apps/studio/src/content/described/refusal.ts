/** What a refusal says of pictures without words, on both sides of the wire. */
import type { Locale } from '@wajiha/arabic'

/** @property source a small copy of it, for whoever is signed in. @property lacks never empty. */
export type Undescribed = { id: string; name: string; source: string; lacks: Locale[] }

/** No other refusal of the studio has this status. */
export const undescribedStatus = 422
