/**
 * The words of the notice: a part of the group, which every page would carry otherwise. The server
 * writes them into the page, and the browser fetches them only for a notice in another language.
 * Whoever changes what they promise raises the version in `consent.ts`.
 */
import ar from '@wajiha/contract/words/ar/general.consent.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/general.consent.json' with { type: 'json' }

export const noticeWords = { ar, en }
