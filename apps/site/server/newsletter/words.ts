/**
 * What the pages behind links of the newsletter say. They are drawn by the server alone and run no
 * script, so their words are a part that no visitor's browser loads.
 */
import ar from '#app/messages/ar/forms.newsletter.json' with { type: 'json' }
import en from '#app/messages/en/forms.newsletter.json' with { type: 'json' }

export const newsletterWords = { ar, en }
