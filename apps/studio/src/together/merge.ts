/**
 * Brings two people's changes of one document together, field by field, from what both began with.
 * What only one of them changed stands; what both changed differently is named, and nothing is chosen.
 */
import type { FlattenedBlock, FlattenedField } from 'payload'
import { mergeOrder, type Three } from './order.ts'
import { isObject, isSame } from './same.ts'

type Values = Record<string, unknown>

/** Field by field, down to what both changed; a row's step is `#` and its id. */
export type Step = { field: FlattenedField; name: string } | { row: number; name: string }
export type Clash = { steps: Step[]; mine: unknown; theirs: unknown }

export type Merged = {
  values: Values
  /** Where the other one's words were taken over. */
  taken: Step[][]
  clashes: Clash[]
}

type Notes = Pick<Merged, 'taken' | 'clashes'>

/** What no person writes into a form. */
const ofTheStudio = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'blockType'])

/** @param three What both began with, what is being saved now, and what stands there by now. */
export function mergeSaves(fields: FlattenedField[], three: Three<Values>): Merged {
  const notes: Notes = { taken: [], clashes: [] }
  return { values: mergeFields(fields, three, [], notes), ...notes }
}

function mergeFields(
  fields: FlattenedField[],
  { base, mine, theirs }: Three<Values>,
  steps: Step[],
  notes: Notes,
): Values {
  const values = { ...mine }
  for (const field of fields) {
    const { name } = field
    if (!(name in mine) || ofTheStudio.has(name) || isDerived(field)) continue
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] }
    values[name] = mergeField(field, three, [...steps, { field, name }], notes)
  }
  return values
}

const isDerived = (field: FlattenedField) =>
  field.type === 'join' || ('virtual' in field && Boolean(field.virtual))

function mergeField(
  field: FlattenedField,
  three: Three<unknown>,
  steps: Step[],
  notes: Notes,
): unknown {
  if (isRows(field)) return mergeRows(field, inLists(three), steps, notes)
  const { base, mine, theirs } = three
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  if (isSame(mine, base)) return takeSteps(theirs, steps, notes)
  if ('flattenedFields' in field && isObject(mine) && isObject(theirs)) {
    const parts = { base: isObject(base) ? base : {}, mine, theirs }
    return mergeFields(field.flattenedFields, parts, steps, notes)
  }
  if ('hasMany' in field && field.hasMany) {
    const list = mergeChoices(inLists(three))
    if (list) return takeSteps(list, steps, notes)
  }
  notes.clashes.push({ steps, mine, theirs })
  return mine
}

function takeSteps(value: unknown, steps: Step[], notes: Notes): unknown {
  notes.taken.push(steps)
  return value ?? null
}

type Rows = Extract<FlattenedField, { type: 'array' | 'blocks' }>
const isRows = (field: FlattenedField): field is Rows =>
  field.type === 'array' || field.type === 'blocks'

/** A form says 0 for a list without rows. */
const inLists = ({ base, mine, theirs }: Three<unknown>): Three<unknown[]> => {
  const listOf = (value: unknown) => (Array.isArray(value) ? value : [])
  return { base: listOf(base), mine: listOf(mine), theirs: listOf(theirs) }
}

function mergeChoices({ base, mine, theirs }: Three<unknown[]>): unknown[] | undefined {
  const keys = (list: unknown[]) => list.map((one) => JSON.stringify(one))
  const order = mergeOrder({ base: keys(base), mine: keys(mine), theirs: keys(theirs) })
  return order?.map((key): unknown => JSON.parse(key))
}

function mergeRows(field: Rows, three: Three<unknown[]>, steps: Step[], notes: Notes): unknown {
  const { base, mine, theirs } = three
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  if (isSame(mine, base)) return takeSteps(theirs, steps, notes)
  const inner: Notes = { taken: [], clashes: [] }
  const rows = mergeEachRow(
    field,
    { base: byId(base), mine: byId(mine), theirs: byId(theirs) },
    steps,
    inner,
  )
  if (!rows) {
    notes.clashes.push({ steps, mine, theirs })
    return mine
  }
  notes.taken.push(...(isSame(rows, mine) ? [] : [steps]))
  notes.clashes.push(...inner.clashes)
  return rows
}

type ById = Map<string, Values>

/** A row without an id has just been added. */
const byId = (rows: unknown[]): ById =>
  new Map(
    rows
      .filter(isObject)
      .map((row, index) => [typeof row.id === 'string' && row.id ? row.id : `new ${index}`, row]),
  )

/** `undefined`: one took out what the other changed, or both moved the same rows. */
function mergeEachRow(
  field: Rows,
  { base, mine, theirs }: Three<ById>,
  steps: Step[],
  notes: Notes,
): Values[] | undefined {
  for (const [id, row] of base) {
    const left = mine.get(id) ?? theirs.get(id)
    const isTakenOut = mine.has(id) !== theirs.has(id)
    if (isTakenOut && !isSame(left, row)) return undefined
  }
  const keys = (rows: ById) => [...rows.keys()]
  const order = mergeOrder({ base: keys(base), mine: keys(mine), theirs: keys(theirs) })
  return order?.map((id, index) => {
    const [my, their] = [mine.get(id), theirs.get(id)]
    if (!my || !their) return my ?? their ?? {}
    const three = { base: base.get(id) ?? {}, mine: my, theirs: their }
    return mergeFields(
      fieldsOf(field, my),
      three,
      [...steps, { row: index, name: `#${id}` }],
      notes,
    )
  })
}

function fieldsOf(field: Rows, row: Values): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  const blocks = [...field.blocks, ...(field.blockReferences ?? [])]
  const block = blocks.find(
    (one): one is FlattenedBlock => typeof one === 'object' && one.slug === row.blockType,
  )
  return block?.flattenedFields ?? []
}
