/**
 * A form as it arrived, from any kind of body, to what is stored or to what must change. Unknown
 * fields are dropped at the door; nothing here throws, whatever comes.
 */
import { checkTogether } from './checks.ts'
import { cleanText } from './clean.ts'
import type { Email } from './email.ts'
import {
  type FieldCode,
  type FieldErrors,
  type FieldName,
  type FormName,
  formFields,
} from './fields.ts'
import type { Phone } from './phone.ts'
import { formSchema } from './schemas.ts'
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
  const country = /^[A-Z]{2}$/.test(typed.country ?? '') ? typed.country : countryOf(typed.branch)
  const read = formSchema(form, country ?? 'SA', countries).safeParse(picked)
  const fields = checkTogether(form, typed, hasFile || 'links' in picked)
  // A field that is wrong in itself says so, rather than what it lacks beside others.
  for (const { path, message } of read.error?.issues ?? [])
    fields[path[0] as FieldName] = [message as FieldCode]
  if (!read.success || Object.keys(fields).length > 0)
    return { kind: 'invalid', fields, values: shownAgain(typed) }
  return { kind: 'valid', answers: flatten(read.data) }
}

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
  for (const [field, value] of Object.entries(picked))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      texts[field as FieldName] = String(value)
  return texts
}

/** What may stand in a page again: whole, bounded, without control characters. */
function shownAgain(typed: Partial<Record<FieldName, string>>) {
  const shown: Partial<Record<FieldName, string>> = {}
  for (const [field, text] of Object.entries(typed))
    shown[field as FieldName] = cleanText(cut(text))
  return shown
}

const cut = (text: string) => text.slice(0, 20_000)

function flatten(data: Record<string, unknown>): Answers {
  const { phone, email, ...rest } = data as { phone?: Phone; email?: Email }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== false)
  return {
    ...Object.fromEntries(given),
    ...phone,
    ...(email ? { email: email.address, emailNorm: email.norm } : {}),
  }
}
