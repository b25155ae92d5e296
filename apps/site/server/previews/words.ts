/**
 * What previews say. Only the agency's own people and those they send a link to ever read this, so
 * it is a part that no visitor's browser loads.
 */
import ar from '@wajiha/contract/words/ar/general.preview.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/general.preview.json' with { type: 'json' }

/** Why a draft is not shown. */
export type Refusal = 'expired' | 'forged' | 'incomplete' | 'missing' | 'unavailable'

export const previewWords = { ar, en }
