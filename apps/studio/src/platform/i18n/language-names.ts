import type { Locale } from '@wajiha/arabic'
import { type Said, say } from './say.ts'

/** The languages of the site, in words. */
export const languageNames = {
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
} as const satisfies Record<Locale, Said>
