/** Only the server says these, so they travel with no page's script. */
import ar from '#app/messages/ar/campaign.offer.json' with { type: 'json' }
import en from '#app/messages/en/campaign.offer.json' with { type: 'json' }

export const offerWords = { ar, en }
