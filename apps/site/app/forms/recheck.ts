import {
  type FieldErrors,
  type FieldName,
  fieldChecks,
  type QuestionField,
} from '@wajiha/contract/form-checks'

/**
 * The errors after one field was looked at again; nothing when nothing changed. A telephone or an
 * e-mail that is there settles that one of them was missing.
 */
export function recheck(
  errors: FieldErrors,
  field: FieldName | QuestionField,
  text: string,
): FieldErrors | undefined {
  const isFilled = text.trim() !== ''
  const code = isFilled ? fieldChecks[field as FieldName]?.(text) : undefined
  const known = errors[field]?.[0]
  if (known === code || (!isFilled && known)) return undefined
  const others = { ...errors }
  delete others[field]
  if (known === 'phone.or_email') {
    delete others.phone
    delete others.email
  }
  return code ? { ...others, [field]: [code] } : others
}
