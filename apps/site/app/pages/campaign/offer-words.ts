/** Only the server says these, so they travel with no page's script. */
import ar from '@wajiha/contract/words/ar/campaign.offer.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/campaign.offer.json' with { type: 'json' }

export const offerWords = { ar, en }
