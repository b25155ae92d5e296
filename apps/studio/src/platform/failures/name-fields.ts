/**
 * Names the fields that a refusal is about. What the database itself refuses, as a value that another document has,
 * Payload calls by the name in its code: “slug”.
 */
import { getTranslation } from '@payloadcms/translations'
import type { Config, ValidationError } from 'payload'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]
type Refused = ValidationError['data']['errors'][number]

export const nameFields: AfterError = ({ error, req, result }) => {
  if (!isOfFields(error)) return undefined
  const { collection, errors, global } = error.data
  if (errors.every(({ label }) => label)) return undefined
  const { collections, globals } = req.payload.config
  const config = [...collections, ...globals].find(({ slug }) => slug === (collection ?? global))
  const nameOf = ({ label, path }: Refused): string => {
    const field = config?.flattenedFields.find(({ name }) => name === path)
    const own = field && 'label' in field ? field.label : undefined
    return getTranslation(label || own || path, req.i18n)
  }
  const told = req.t('error:followingFieldsInvalid', { count: errors.length })
  const message = `${told} ${errors.map(nameOf).join(', ')}`
  const [first, ...rest] = result?.errors ?? []
  return { response: { ...result, errors: [{ ...first, message }, ...rest] } }
}

const isOfFields = (error: Error): error is ValidationError => error.name === 'ValidationError'
