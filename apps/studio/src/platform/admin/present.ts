/**
 * How every field stands in the admin, said once for all of them: its words as functions, because
 * Payload writes an object of languages as `[object Object]` where it names a button; and the direction
 * of what is written in it, which is that of the field's language and not of the admin's.
 */
import type {
  Block,
  CollectionConfig,
  Field,
  GlobalConfig,
  LabelFunction,
  SanitizedConfig,
  Tab,
} from 'payload'
import { extendField } from '../fields/extend-field.ts'
import { type Said, say } from '../i18n/say.ts'

/** Words that Payload asks for by a language, and that code of ours still reads as `label.ar`. */
export type Spoken = LabelFunction & Said

export const presented = ({
  admin,
  labels,
  fields,
  ...rest
}: CollectionConfig): CollectionConfig => ({
  ...rest,
  // The tab of raw data is a programmer's, and speaks no language of an editor.
  admin: { ...admin, hideAPIURL: true },
  ...(labels ? { labels: spokenLabels(labels) } : {}),
  fields: fields.map((field) => presentField(field)),
})

export const presentedGlobal = ({ admin, label, fields, ...rest }: GlobalConfig): GlobalConfig => ({
  ...rest,
  admin: { ...admin, hideAPIURL: true },
  ...(label ? { label: spoken(label) } : {}),
  fields: fields.map((field) => presentField(field)),
})

/** What Payload adds by itself, once it has: its own fields and collections speak as ours do. */
export function presentAdded(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, labels, fields } of config.collections) {
    if (slug === 'payload-query-presets') Object.assign(labels, spokenLabels(labels))
    for (const field of fields)
      if ('label' in field && field.label === 'MIME Type')
        field.label = spoken(say('نوع الملفّ', 'Kind of file'))
  }
  return config
}

/** A block of a rich text, which lies in the text of one language. */
export const presentedBlock = (block: Block): Block => ({
  ...block,
  fields: block.fields.map((field) => presentField(field, true)),
})

/** @param hasLanguage whether the field lies in something that each language has of its own. */
function presentField<One extends Field | Tab>(field: One, hasLanguage = false): One {
  const { label, labels, fields, tabs, blocks, localized }: Loose = field
  const ofLanguage = hasLanguage || localized === true
  const within = <Inner extends Field | Tab>(inner: Inner[]) =>
    inner.map((one) => presentField(one, ofLanguage))
  return extendField(field, {
    ...(isSaid(label) ? { label: spoken(label) } : {}),
    ...(labels ? { labels: spokenLabels(labels) } : {}),
    ...(fields ? { fields: within(fields) } : {}),
    ...(tabs ? { tabs: within(tabs) } : {}),
    ...(blocks ? { blocks: blocks.map((one) => namedBlock(one, within(one.fields))) } : {}),
    ...directed(field, ofLanguage),
  })
}

const namedBlock = (block: Block, fields: Field[]): Block => ({
  ...block,
  ...(block.labels ? { labels: { ...block.labels, ...spokenLabels(block.labels) } } : {}),
  fields,
})

type Loose = {
  localized?: boolean
  label?: unknown
  labels?: Labels
  fields?: Field[]
  tabs?: Tab[]
  blocks?: Block[]
}
type Labels = NonNullable<CollectionConfig['labels']>

function spokenLabels({ singular, plural }: Labels): Labels {
  return {
    ...(singular ? { singular: spoken(singular) } : {}),
    ...(plural ? { plural: spoken(plural) } : {}),
  }
}

export function spoken<Label>(label: Label): Label | Spoken {
  if (!isSaid(label)) return label
  // Some of Payload asks with the words alone, and names no language.
  const speak: LabelFunction = ({ t }) =>
    t('general:thisLanguage') === 'English' ? label.en : label.ar
  return Object.assign(speak, label) satisfies Spoken
}

const isSaid = (label: unknown): label is Said =>
  typeof label === 'object' && label !== null && 'ar' in label && 'en' in label

/** Keys and addresses say so themselves (`is-latin`); other texts follow their language or their words. */
function directed(field: Field | Tab, ofLanguage: boolean): { admin?: object } {
  if (!('type' in field)) return {}
  if (field.type !== 'text' && field.type !== 'textarea') return {}
  const { className } = field.admin ?? {}
  if (className?.match(/is-latin|is-code/)) return {}
  const direction = ofLanguage ? 'by-locale' : 'by-words'
  return { admin: { ...field.admin, className: [className, direction].filter(Boolean).join(' ') } }
}
