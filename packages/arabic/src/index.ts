export { isolate, isolateLtr, isolateRtl, stripBidiControls } from './bidi.ts'
export { compareIn } from './collate.ts'
export type { DateOptions, DateStyle, Months } from './date-format.ts'
export { foldDigits, foldNumber, toArabicDigits } from './digits.ts'
export {
  createFormatter,
  type Formatter,
  type FormatterOptions,
  type NumberOptions,
} from './formatter.ts'
export { groupPhone } from './group-phone.ts'
export { highlightRanges, type TextRange } from './highlight-ranges.ts'
export { type OpenTitle, openTitle, openWord } from './kashida.ts'
export {
  type ArabicLintCode,
  type ArabicLintFinding,
  type ArabicLintKind,
  lintArabic,
} from './lint-arabic.ts'
export {
  type Direction,
  defaultLocale,
  directionOf,
  isLocale,
  type Locale,
  listComma,
  localePrefix,
  locales,
  otherLocale,
  readLocale,
  wordingIn,
} from './locale.ts'
export { normaliseForSearch } from './normalise-for-search.ts'
export type { Numerals } from './number-format.ts'
export { isPersonName } from './person-name.ts'
export {
  choosePlural,
  type EnglishPluralForms,
  type PluralCategory,
  type PluralForms,
  pluralCategories,
  pluralCategory,
} from './plural.ts'
export { matchLocale, parseAcceptLanguage } from './preferred-locale.ts'
export { countWords, readingMinutes, readingTimeText } from './reading-time.ts'
export { prepareSearchText, type SearchField, type SearchText, scoreMatch } from './score-match.ts'
export { type SearchForms, searchForms, searchKeys, searchTokens } from './search-keys.ts'
export { isShortCode, shortCodeAlphabet, shortCodeKey } from './short-code.ts'
export { arabicSlug, latinSlug, slugLimit, slugMatchKey } from './slug.ts'
export { splitArabic } from './split-arabic.ts'
export { stripInvisible, stripMarks } from './strip-marks.ts'
export { suggestWord } from './suggest-word.ts'
export {
  baseDirection,
  type ContactKind,
  contactTextDirection,
  paragraphDirection,
} from './text-direction.ts'
export { transliterate } from './transliterate.ts'
