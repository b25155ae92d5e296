/** The words of a document that each language has of its own, by the path that leads to them. Pure. */
import type { FlattenedField } from 'payload'
import { isRecord, membersOf } from '../../platform/objects.ts'

/** `whole`: a list that each language keeps by itself; its words are read as one. */
export type LeafKind = 'line' | 'lines' | 'rich' | 'whole'

export type Leaf = {
  /** `seo.title`; a row stands by its id: `metrics.6741….label`. */
  path: string
  kind: LeafKind
  /** The fields that lead to it; a number is the place of a row. */
  steps: (FlattenedField | number)[]
  value: unknown
  maxLength?: number
  isRequired: boolean
}

type Values = Readonly<Record<string, unknown>>
type Above = Pick<Leaf, 'steps'> & { path: string[] }

/** @param values a document read in one language, as it is saved. */
export function leavesOf(
  fields: readonly FlattenedField[],
  values: Values,
  above: Above = { path: [], steps: [] },
): Leaf[] {
  return fields.flatMap((field) => {
    if (isKept(field)) return []
    const value = values[field.name]
    const here = { path: [...above.path, field.name], steps: [...above.steps, field] }
    if ('localized' in field && field.localized) return leafOf(field, value, here)
    if (field.type === 'group' || field.type === 'tab')
      return leavesOf(field.flattenedFields, isRecord(value) ? value : {}, here)
    if (field.type === 'array' || field.type === 'blocks') return leavesOfRows(field, value, here)
    return []
  })
}

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>

const leavesOfRows = (field: Rows, value: unknown, { path, steps }: Above): Leaf[] =>
  membersOf(value)
    .filter(isRecord)
    .flatMap((row, index) => {
      if (typeof row.id !== 'string') return []
      const within = { path: [...path, row.id], steps: [...steps, index] }
      return leavesOf(fieldsOfRow(field, row), row, within)
    })

const fieldsOfRow = (field: Rows, row: Values): FlattenedField[] =>
  field.type === 'array'
    ? field.flattenedFields
    : (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [])

/** What no editor writes, and what is an address rather than words. */
function isKept(field: FlattenedField): boolean {
  if (field.name === 'slug' || ('virtual' in field && field.virtual)) return true
  if ('hidden' in field && field.hidden) return true
  const { admin } = field
  return Boolean(admin && 'hidden' in admin && admin.hidden)
}

function leafOf(field: FlattenedField, value: unknown, { path, steps }: Above): Leaf[] {
  const kind = kindOf(field)
  if (!kind) return []
  const isRequired = 'required' in field && field.required === true
  const maxLength = field.type === 'text' || field.type === 'textarea' ? field.maxLength : undefined
  return [
    { path: path.join('.'), kind, steps, value, isRequired, ...(maxLength ? { maxLength } : {}) },
  ]
}

function kindOf(field: FlattenedField): LeafKind | undefined {
  if (field.type === 'richText') return 'rich'
  if (field.type === 'array' || field.type === 'blocks') return 'whole'
  if (field.type === 'textarea') return 'lines'
  return field.type === 'text' ? (field.hasMany ? 'whole' : 'line') : undefined
}
