/**
 * A form as it arrived, from any kind of body, to what is stored or to what must change. Unknown
 * fields are dropped at the door; nothing here throws, whatever comes.
 */
import { entriesOf } from '../records.ts'
import { checkField, checkTogether, missingCode, wrongCode } from './checks.ts'
import { cleanText } from './clean.ts'
import type { Email } from './email.ts'
import { readers } from './field-kinds.ts'
import {
  type FieldCode,
  type FieldErrors,
  type FieldKind,
  type FieldName,
  type FormName,
  fieldTable,
  formFields,
} from './fields.ts'
import { type Phone, readPhone } from './phone.ts'
import type { Answers } from './submission.ts'

export type FormInput = Readonly<Record<string, unknown>>

export type ReadForm =
  | { kind: 'valid'; answers: Answers }
  /** `values`: what was typed, to be shown again. */
  | { kind: 'invalid'; fields: FieldErrors; values: Partial<Record<FieldName, string>> }

type Options = {
  /** Country of a number without its code, by the branch that was chosen: `SA`. */
  countryOf?: (branch: string | undefined) => string
  /** Where else a number may be at home when that country does not know it: `['SA', 'EG']`. */
  countries?: readonly string[]
  /** Whether a CV came along. */
  hasFile?: boolean
}

/** Reads a form. @param input an object of strings, or parsed JSON of any shape. */
export function readForm(form: FormName, input: FormInput, options: Options = {}): ReadForm {
  const { countryOf = () => 'SA', countries = [], hasFile = false } = options
  const picked = pickFields(form, input)
  const typed = typedTexts(picked)
  const chosen = /^[A-Z]{2}$/.test(typed.country ?? '') ? typed.country : countryOf(typed.branch)
  const country = chosen ?? 'SA'
  const fields = checkTogether(form, typed, hasFile || 'links' in picked)
  const answers: Record<string, unknown> = {}
  const { asks, requires } = formFields[form]
  for (const field of asks) {
    const read = readField(field, picked[field], (text) => readPhone(text, country, countries))
    const code = read ? read.code : missingCode(requires, field)
    // A field that is wrong in itself says so, rather than what it lacks beside others.
    if (code) fields[field] = [code]
    else Object.assign(answers, read?.answers)
  }
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields, values: shownAgain(typed) }
  return { kind: 'valid', answers }
}

type ReadField = { code: FieldCode; answers?: never } | { code?: never; answers: Answers }

/** One answer as it is stored, or what is wrong with it; nothing where there is none. */
function readField(
  field: FieldName,
  value: unknown,
  phoneOf: (text: string) => Phone | undefined,
): ReadField | undefined {
  if (value === undefined) return undefined
  const { kind } = fieldTable[field]
  const text = textOf(kind, value)
  if (text === undefined) return { code: notTextCode(field) }
  const code = checkField(field, text)
  if (code) return { code }
  if (kind === 'phone') {
    const phone = phoneOf(text)
    return phone ? { answers: phone } : { code: wrongCode(field) }
  }
  const read = readers[kind](text)
  if (read === undefined || read === false) return { answers: {} }
  if (kind !== 'email') return { answers: { [field]: read } }
  const { address, norm } = read as Email
  return { answers: { email: address, emailNorm: norm } }
}

/** Programs may send ticks and counts as what they are. */
function textOf(kind: FieldKind, value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const isTick = (kind === 'consent' || kind === 'tick') && typeof value === 'boolean'
  return isTick || (kind === 'count' && typeof value === 'number') ? String(value) : undefined
}

const notTextCode = (field: FieldName) =>
  fieldTable[field].kind === 'text' ? (`${field}.invalid` as FieldCode) : wrongCode(field)

/** What was typed into the fields that the form knows, to stand there again. */
export const typedValues = (form: FormName, input: FormInput) =>
  shownAgain(typedTexts(pickFields(form, input)))

/** The fields that the form knows, by own keys alone; empty answers are as good as none. */
function pickFields(form: FormName, input: FormInput): Partial<Record<FieldName, unknown>> {
  const picked: Partial<Record<FieldName, unknown>> = {}
  for (const field of formFields[form].asks) {
    const value = Object.hasOwn(input, field) ? input[field] : undefined
    const isEmpty = value === null || (typeof value === 'string' && cleanText(cut(value)) === '')
    if (value !== undefined && !isEmpty) picked[field] = value
  }
  return picked
}

function typedTexts(picked: Partial<Record<FieldName, unknown>>) {
  const texts: Partial<Record<FieldName, string>> = {}
  for (const [field, value] of entriesOf(picked))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      texts[field] = String(value)
  return texts
}

/** What may stand in a page again: whole, bounded, without control characters. */
function shownAgain(typed: Partial<Record<FieldName, string>>) {
  const shown: Partial<Record<FieldName, string>> = {}
  for (const [field, text] of entriesOf(typed))
    if (text !== undefined) shown[field] = cleanText(cut(text))
  return shown
}

const cut = (text: string) => text.slice(0, 20_000)
