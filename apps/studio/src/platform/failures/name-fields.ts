/**
 * Names the fields that a refusal is about. What the database itself refuses, as a value that another document has,
 * Payload calls by the name in its code: “slug”.
 */
import { getTranslation } from '@payloadcms/translations'
import type { Config, PayloadRequest, ValidationError } from 'payload'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

export const nameFields: AfterError = ({ error, req, result }) => {
  if (!isOfFields(error)) return undefined
  const { errors } = error.data
  if (errors.every(({ label }) => label)) return undefined
  const told = req.t('error:followingFieldsInvalid', { count: errors.length })
  const message = `${told} ${namesOfFields(req, error.data).join(', ')}`
  const [first, ...rest] = result?.errors ?? []
  return { response: { ...result, errors: [{ ...first, message }, ...rest] } }
}

/** The fields that are refused, by their labels in the language of whoever asks; each once. */
export function namesOfFields(
  { i18n, payload }: PayloadRequest,
  { collection, errors, global }: ValidationError['data'],
): string[] {
  const { collections, globals } = payload.config
  const config = [...collections, ...globals].find(({ slug }) => slug === (collection ?? global))
  const names = errors.map(({ label, path }) => {
    const field = config?.flattenedFields.find(({ name }) => name === path)
    const own = field && 'label' in field ? field.label : undefined
    return getTranslation(label || own || path, i18n)
  })
  return [...new Set(names)]
}

const isOfFields = (error: Error): error is ValidationError => error.name === 'ValidationError'
