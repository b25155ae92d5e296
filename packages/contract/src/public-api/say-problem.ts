/** Problems of the API for other systems in words: what happened, and what to do about it. */
import { type Locale, matchLocale, parseAcceptLanguage } from '@wajiha/arabic'
import arWords from '../../words/ar/general.api.json' with { type: 'json' }
import enWords from '../../words/en/general.api.json' with { type: 'json' }
import { type PublicProblem, type PublicProblemCode, publicProblemCodes } from './problem.ts'
import type { ApiScope } from './scopes.ts'

const words = { ar: arWords, en: enWords } as const

export type ProblemMore = {
  /** What was not understood, in a few words: `page`. */
  what?: string
  scope?: ApiScope
  fields?: PublicProblem['fields']
}

/** Arabic, unless `Accept-Language` likes English better: `en-GB, ar;q=0.5` → `en`. */
export const problemLocaleOf = (acceptLanguage: string | null | undefined): Locale =>
  matchLocale(parseAcceptLanguage(acceptLanguage)) ?? 'ar'

/** The document of a problem in one language; its status follows from its code. */
export function sayProblem(
  code: PublicProblemCode,
  locale: Locale,
  { what = '', scope, fields }: ProblemMore = {},
): PublicProblem {
  const filled = (said: string) => said.replace('{what}', what).replace('{scope}', scope ?? '')
  return {
    type: 'about:blank',
    title: code.replaceAll('_', ' '),
    status: publicProblemCodes[code],
    code,
    detail: filled(words[locale][`${code}.detail`]),
    toDo: filled(words[locale][`${code}.toDo`]),
    ...(scope ? { scope } : {}),
    ...(fields ? { fields } : {}),
  }
}

type FieldMistakeKind = 'missing' | 'invalid' | 'too_long' | 'unknown'

/** What is said of a field for which the forms of the site have no sentence. */
export const sayFieldMistake = (kind: FieldMistakeKind, locale: Locale): string =>
  words[locale][`field.${kind}`]
