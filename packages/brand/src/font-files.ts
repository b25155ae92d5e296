/** The typefaces' files as addresses, for the head of a page. For builds by Vite alone. */
import type { Locale } from '@wajiha/arabic'
import penArabic from '../fonts/pen-arabic.woff2?url'
import penLatin from '../fonts/pen-latin.woff2?url'
import penMarks from '../fonts/pen-marks.woff2?url'
import sansArabic from '../fonts/sans-arabic.woff2?url'
import sansLatin from '../fonts/sans-latin.woff2?url'

/** What the first screen is set in. The spaces between Arabic words come from the Latin file. */
export const sansFiles: Record<Locale, readonly string[]> = {
  ar: [sansArabic, sansLatin],
  en: [sansLatin],
}

/** What a post is set in. Arabic letters fill a flight: their marks, in a file beside, come after. */
export const penFiles: Record<Locale, readonly string[]> = {
  ar: [penArabic],
  en: [penLatin, penMarks],
}

/** What an English post needs more where words in it are Arabic. */
export const mixedPenFiles: readonly string[] = [penArabic]
