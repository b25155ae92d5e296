/**
 * Answers that a lead keeps as its writer typed them. The lead's fields, its values, its notice by mail,
 * its export, its webhook and its place in the data map follow this table.
 */
import type { FieldName, KindOf } from '@wajiha/contract/form-checks'
import { type Said, say } from '../i18n/say.ts'

type PlainAnswer = {
  label: Said
  /** Its class in the data map (`privacy/data-map.data.ts`). */
  holds: 'identity' | 'words' | 'kept'
  /** Made up, for looking at the templates of mails: Latin among Arabic, Arabic among Latin. */
  sample: Said
}
type LineName = { [Name in FieldName]: KindOf<Name> extends 'line' ? Name : never }[FieldName]
/** Lines that only applicants are asked for: their home is `desk/make-application.ts`. */
type OfApplication = 'city' | 'salary'

export const plainAnswers = {
  company: {
    label: say('الجهة', 'Company'),
    holds: 'identity',
    sample: say('Acme 24/7', 'شركة النور'),
  },
} as const satisfies Record<Exclude<LineName, OfApplication>, PlainAnswer>

export type PlainName = keyof typeof plainAnswers
export const plainNames = Object.keys(plainAnswers) as PlainName[]

/** One thing made of each of them, by its name. */
export const eachPlain = <Made>(make: (name: PlainName, answer: PlainAnswer) => Made) =>
  Object.fromEntries(plainNames.map((name) => [name, make(name, plainAnswers[name])])) as Record<
    PlainName,
    Made
  >

/** Those that hold something of one class of the data map. */
export const plainOf = (holds: PlainAnswer['holds']): PlainName[] =>
  plainNames.filter((name) => plainAnswers[name].holds === holds)
