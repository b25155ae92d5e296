/**
 * Choosing the form of a counted noun. Arabic has six: لا كتب، كتاب، كتابان، ٣ كتب، ١١ كتابًا، ١٠٠ كتاب.
 * The categories are those of Unicode CLDR, read through `Intl.PluralRules`.
 */
import { cached } from './cached.ts'
import type { Locale } from './locale.ts'

/** The six categories. English uses only `one` and `other`. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** One of the six categories. */
export type PluralCategory = (typeof pluralCategories)[number]

/** All six forms, as Arabic needs them: a missing one is a type error. */
export type PluralForms<Form = string> = Readonly<Record<PluralCategory, Form>>

/** The two forms of English. */
export type EnglishPluralForms<Form = string> = Readonly<{ one: Form; other: Form }>

/** The category of a number: in Arabic 0 zero, 1 one, 2 two, 3–10 few, 11–99 many, 100–102 other. */
export function pluralCategory(n: number, locale: Locale): PluralCategory {
  const rules = cached(`plural ${locale}`, () => new Intl.PluralRules(locale))
  return rules.select(n)
}

/**
 * The form that goes with a number. English forms are enough when the language is English; a
 * category without a form, in data that no type has seen, takes `other`.
 *
 * @example choosePlural({ zero: 'لا وظائف', one: 'وظيفة', two: 'وظيفتان', few: 'وظائف', many: 'وظيفة', other: 'وظيفة' }, 3, 'ar') // 'وظائف'
 */
export function choosePlural<Form>(
  forms: PluralForms<Form> | EnglishPluralForms<Form>,
  n: number,
  locale: Locale,
): Form {
  const known: Partial<Record<PluralCategory, Form>> & { other: Form } = forms
  return known[pluralCategory(n, locale)] ?? known.other
}
