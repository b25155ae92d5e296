/**
 * Duplicating a document makes a draft in every language, named and addressed in each language's own
 * way. Payload takes the status of every language but the one being saved from the original, and puts
 * the words of the person's language behind unique texts of all of them.
 */
import { locales, readLocale } from '@wajiha/arabic'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  FieldHook,
  RequestContext,
} from 'payload'
import { extendField } from '../../platform/fields/extend-field.ts'
import { fieldOf } from '../../platform/objects.ts'
import { setAt, valueAt } from './paths.ts'
import { type CopyNames, planCopy } from './plan-copy.ts'
import { type CopyRule, copyRules } from './rules.ts'

type Values = Record<string, unknown>
type Copy = { collection: string; names: CopyNames; resets: Values }

declare module 'payload' {
  interface RequestContext {
    /** The copy that the request makes, from before it is saved until it is. */
    copy?: Copy | undefined
  }
}

/** The collection, with sensible copies; none where no rule says what a copy of it would be. */
export function copied(collection: CollectionConfig): CollectionConfig {
  const rule = copyRules[collection.slug]
  if (!rule) return { ...collection, disableDuplicate: true }
  const { hooks = {} } = collection
  const hasDrafts = typeof collection.versions === 'object' && Boolean(collection.versions.drafts)
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), planned(rule, hasDrafts)],
      beforeChange: [nameInOneLanguage, ...(hooks.beforeChange ?? [])],
    },
    fields: withHook(collection.fields, firstName(rule)),
  }
}

const planned =
  (rule: CopyRule, hasDrafts: boolean): CollectionBeforeOperationHook =>
  async ({ args, operation, req, collection }) => {
    const id = fieldOf(args, 'duplicateFromID')
    if (operation !== 'create' || typeof id !== 'string' || !id) return args
    if (req.locale === 'all') req.locale = 'ar'
    const names = await planCopy({ collection: collection.slug, id, req, rule })
    const copy: Copy = { collection: collection.slug, names, resets: resetsOf(rule) }
    req.context.copy = copy
    if (!hasDrafts) return args
    return { ...args, draft: true, publishAllLocales: false, publishSpecificLocale: undefined }
  }

const resetsOf = ({ resets = {} }: CopyRule): Values =>
  Object.fromEntries(
    Object.entries(resets).map(([path, value]) => [
      path,
      value instanceof Function ? value() : value,
    ]),
  )

const copyOf = (
  { copy }: RequestContext,
  slug: string | undefined,
  operation: string | undefined,
) => {
  return operation === 'create' && copy && copy.collection === slug ? copy : undefined
}

/** What is saved in the request's own language. */
const nameInOneLanguage: CollectionBeforeChangeHook = ({
  data,
  collection,
  context,
  operation,
  req,
}) => {
  const copy = copyOf(context, collection.slug, operation)
  if (!copy) return data
  const locale = readLocale(req.locale)
  for (const [path, name] of Object.entries(copy.names)) {
    const words = typeof name === 'string' ? name : name[locale]
    if (words) setAt(data, path, words)
  }
  for (const [path, value] of Object.entries(copy.resets)) setAt(data, path, value)
  return data
}

/** What comes along of all languages; the request's own is written over it afterwards. */
const nameInEveryLanguage: FieldHook = ({ value, collection, context, operation, ...rest }) => {
  const copy = copyOf(context, collection?.slug, operation)
  const original = rest.siblingDocWithLocales
  if (!copy || !original) return value
  for (const [path, name] of Object.entries(copy.names)) setAt(original, path, name)
  for (const [path, reset] of Object.entries(copy.resets))
    setAt(original, path, resetIn(original, path, reset))
  if (original._status) original._status = inEveryLanguage('draft')
  // Another document of the same kind, made while this one is saved, is no copy.
  context.copy = undefined
  return value
}

const resetIn = (original: Values, path: string, value: unknown) => {
  const before = valueAt(original, path)
  const isLocalised = locales.some((locale) => Object.hasOwn(Object(before), locale))
  return isLocalised ? inEveryLanguage(value) : value
}

const inEveryLanguage = (value: unknown) =>
  Object.fromEntries(locales.map((locale) => [locale, value]))

/** The field of the document itself that a rule names first. */
function firstName({ words = [], addresses = [], resets = {} }: CopyRule): string {
  const [first = ''] = [...words, ...addresses, ...Object.keys(resets)]
  return first.split('.')[0] ?? ''
}

/** The fields, one of them with the hook, in whatever frames it stands. */
function withHook(fields: Field[], name: string): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) =>
          'name' in tab ? tab : { ...tab, fields: withHook(tab.fields, name) },
        ),
      }
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: withHook(field.fields, name) }
    if (!('name' in field) || field.name !== name) return field
    const hooks = ('hooks' in field ? field.hooks : undefined) ?? {}
    const beforeChange = [...(hooks.beforeChange ?? []), nameInEveryLanguage]
    return extendField(field, { hooks: { ...hooks, beforeChange } })
  })
}
