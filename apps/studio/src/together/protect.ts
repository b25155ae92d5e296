/**
 * Keeps two people in one document from losing each other's words. A save that says what it began
 * from (`_basis`) is brought together with what stands there by now; one that says nothing (a
 * script, the studio itself) is taken as it is. Saves of one document follow one another, whoever
 * sends them: each writes whole versions, and two at once would each drop what the other wrote.
 */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { type Brought, basisName, broughtName, type Difference } from './basis.ts'
import { EditConflict } from './conflict-error.ts'
import { lastOther, noteSaved } from './editors.ts'
import { type Clash, type Merged, mergeSaves, type Step } from './merge.ts'
import { isObject } from './same.ts'
import { labelsOf, sayValue } from './say-value.ts'
import { currentVersionOf, keyOf, lockDocument, type Place } from './stand.ts'
import { sayConflict } from './words.ts'

type Values = Record<string, unknown>
type Save = { data?: Values; id?: unknown; publishSpecificLocale?: string }

declare module 'payload' {
  interface RequestContext {
    /** What a save took over from others, and of which document; told with its answer. */
    brought?: Brought & { key: string }
  }
}

export const bringTogether: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const id = 'id' in args ? args.id : undefined
  // A save that comes behind it finds nothing to save.
  if (operation === 'delete' && id !== undefined)
    await lockDocument(req, { collection: collection.slug, id: String(id) })
  if (operation !== 'update' || id === undefined) {
    const data: unknown = 'data' in args ? args.data : undefined
    if (isObject(data)) delete data[basisName]
    return args
  }
  const place = { collection: collection.slug, id: String(id) }
  await lockDocument(req, place)
  return { ...args, ...(await merged(req, place, collection.flattenedFields, args)) }
}

export const bringGlobalTogether: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const place = { global: global.slug }
  await lockDocument(req, place)
  return { ...args, ...(await merged(req, place, global.flattenedFields, args)) }
}

async function merged(
  req: PayloadRequest,
  place: Place,
  fields: FlattenedField[],
  { data, publishSpecificLocale }: Save,
): Promise<{ data?: Values }> {
  if (!data || !(basisName in data)) return {}
  const { [basisName]: basis, ...mine } = data
  if (!isObject(basis) || !req.user) return { data: mine }
  const theirs = await currentVersionOf(
    req,
    place,
    publishSpecificLocale ?? req.locale ?? undefined,
  )
  if (!theirs) return { data: mine }
  const base = baseOf(mine, theirs, basis)
  const result = mergeSaves(fields, { base, mine, theirs })
  if (result.clashes.length > 0) throw await conflictOf(req, place, result.clashes)
  noteBrought(req, place, result)
  return { data: result.values }
}

/** A field that the sender did not change began as it was sent. */
const baseOf = (mine: Values, theirs: Values, basis: Values): Values =>
  Object.fromEntries(
    Object.keys({ ...mine, ...theirs }).map((name) => [
      name,
      name in basis ? basis[name] : mine[name],
    ]),
  )

async function conflictOf(req: PayloadRequest, place: Place, clashes: Clash[]) {
  const differences = await Promise.all(clashes.map((clash) => differenceOf(req, clash)))
  const by = lastOther(req, place)
  const labels = differences.map(({ label }) => label)
  return new EditConflict(sayConflict(req, labels, by), { differences, ...(by ? { by } : {}) })
}

async function differenceOf(req: PayloadRequest, clash: Clash): Promise<Difference> {
  const { steps, mine, theirs } = clash
  const field = fieldAt(steps)
  return {
    path: steps.map(({ name }) => name),
    label: labelsOf(req, steps),
    mine: await sayValue(req, field, mine),
    theirs: await sayValue(req, field, theirs),
    value: theirs ?? null,
  }
}

function fieldAt(steps: Step[]): FlattenedField | undefined {
  const last = steps.at(-1)
  return last && 'field' in last ? last.field : undefined
}

function noteBrought(req: PayloadRequest, place: Place, { taken }: Merged): void {
  if (taken.length === 0) return
  const shown = taken.filter(([step]) => step && 'field' in step && !isHidden(step.field))
  const by = lastOther(req, place)
  req.context.brought = {
    key: keyOf(place),
    fields: [...new Set(taken.map(([step]) => step?.name ?? ''))],
    labels: [...new Set(shown.map((steps) => labelsOf(req, steps)))].filter(Boolean),
    ...(by ? { by } : {}),
  }
}

const isHidden = (field: FlattenedField) => isObject(field.admin) && field.admin.hidden === true

/** Tells the form what came in from others, and remembers who saved. */
export const tellBrought: CollectionAfterChangeHook = ({ collection, doc, req, operation }) =>
  operation === 'update'
    ? withBrought(req, { collection: collection.slug, id: String(doc.id) }, doc)
    : doc

export const tellGlobalBrought: GlobalAfterChangeHook = ({ global, doc, req }) =>
  withBrought(req, { global: global.slug }, doc)

function withBrought(req: PayloadRequest, place: Place, doc: Values): Values {
  noteSaved(req, place)
  const { brought } = req.context
  if (brought?.key !== keyOf(place)) return doc
  const { key: _, ...told } = brought
  return { ...doc, [broughtName]: told }
}
