/** What is asked of the library in the place of an id. */
import type { Locale } from '@wajiha/arabic'

export const unused = 'unused'

export const lacking: Record<Locale, string> = { ar: 'without-words-ar', en: 'without-words-en' }
