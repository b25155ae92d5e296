/**
 * What the pages behind links of the newsletter say. They are drawn by the server alone and run no
 * script, so their words are a part that no visitor's browser loads.
 */
import ar from '@wajiha/contract/words/ar/forms.newsletter.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/forms.newsletter.json' with { type: 'json' }

export const newsletterWords = { ar, en }
