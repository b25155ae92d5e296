import {
  checkField,
  type FieldCode,
  type FieldErrors,
  isField,
  type QuestionField,
} from '@wajiha/contract/form-checks'

type Field = keyof FieldErrors | QuestionField

/** Said of two fields at once; an answer in either settles it for both. */
const together: Partial<Record<FieldCode, readonly Field[]>> = {
  'phone.or_email': ['phone', 'email'],
  'cv.or_links': ['cv', 'links'],
}

/** The errors after one field was looked at again; nothing when nothing changed. */
export function recheck(errors: FieldErrors, field: Field, text: string): FieldErrors | undefined {
  const isFilled = text.trim() !== ''
  const code = isFilled && isField(field) ? checkField(field, text) : undefined
  const known = errors[field]?.[0]
  return known === code || (!isFilled && known) ? undefined : withOnlyError(errors, field, code)
}

/** The errors when this is all that is wrong with a field in which something stands. */
export function withOnlyError(errors: FieldErrors, field: Field, code?: FieldCode): FieldErrors {
  const others = { ...errors }
  for (const one of together[errors[field]?.[0] as FieldCode] ?? [field]) delete others[one]
  return code ? { ...others, [field]: [code] } : others
}
