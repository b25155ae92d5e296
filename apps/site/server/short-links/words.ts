/** What is said of a short link; drawn by the server alone, so no visitor's browser loads it. */
import ar from '#app/messages/ar/general.short.json' with { type: 'json' }
import en from '#app/messages/en/general.short.json' with { type: 'json' }

export const shortWords = { ar, en }
