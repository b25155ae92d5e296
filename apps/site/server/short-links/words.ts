/** What is said of a short link; drawn by the server alone, so no visitor's browser loads it. */
import ar from '@wajiha/contract/words/ar/general.short.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/general.short.json' with { type: 'json' }

export const shortWords = { ar, en }
