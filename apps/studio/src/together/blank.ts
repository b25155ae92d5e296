/**
 * A document that was opened to be written and left as it was opened is no document. The studio makes
 * one as soon as "create" is opened, so that it can save by itself; it goes again when it is left.
 */

import { keysOf } from '@wajiha/contract/records'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { every } from '../platform/every.ts'
import { isOpen } from './editors.ts'
import { ofTheStudio } from './of-the-studio.ts'
import { isObject, isSame } from './same.ts'

type Values = Record<string, unknown>
type Place = { collection: CollectionSlug; id: string }

/** Whoever reloads the page or changes its language is back by then. */
const returnsWithinMs = 30_000
const forgottenAfterMs = 24 * 3_600_000
const everyMs = 3_600_000

const watched = new Set<string>()

/** Looks after a page that was just left, until nobody has it open: a late word of it may say so for a while. */
export function dropBlankSoon(payload: Payload, place: Place): void {
  const key = `${place.collection} ${place.id}`
  if (watched.has(key) || !isWritten(payload, place.collection)) return
  watched.add(key)
  setTimeout(() => {
    watched.delete(key)
    if (isOpen(place)) return dropBlankSoon(payload, place)
    dropIfBlank(payload, place).catch((err) =>
      payload.logger.warn({ err, msg: 'blank draft kept' }),
    )
  }, returnsWithinMs).unref()
}

/** @returns whether it was blank and is gone. */
export async function dropIfBlank(payload: Payload, place: Place): Promise<boolean> {
  const { collection } = place
  const where = { id: { equals: place.id } }
  const { docs } = await payload.find({
    collection,
    where,
    locale: 'all' as const,
    draft: true,
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  const [doc]: unknown[] = docs
  if (!isObject(doc) || !isBlank(payload.collections[collection].config.flattenedFields, doc))
    return false
  const { totalDocs } = await payload.countVersions({
    collection,
    where: { parent: { equals: place.id } },
    overrideAccess: true,
  })
  if (totalDocs > 1) return false
  await payload.delete({ collection, id: place.id, overrideAccess: true })
  return true
}

/** Nobody wrote anything into it: what stands there the studio put in by itself. */
function isBlank(fields: FlattenedField[], doc: Values): boolean {
  if (JSON.stringify(doc._status ?? '').includes('published')) return false
  return areUnwritten(fields, doc)
}

/** What a group puts in by itself is looked for in its own fields. */
function areUnwritten(fields: FlattenedField[], values: Values): boolean {
  return fields.filter(isWrittenByHand).every((field) => {
    const value = values[field.name]
    return field.type === 'group' && isObject(value)
      ? areUnwritten(field.flattenedFields, value)
      : isSame(value, undefined)
  })
}

const isWrittenByHand = (field: FlattenedField) =>
  !ofTheStudio.has(field.name) &&
  field.type !== 'join' &&
  !('defaultValue' in field && field.defaultValue !== undefined) &&
  !field.admin?.hidden

const isWritten = (payload: Payload, collection: CollectionSlug) =>
  hasAutosaveEnabled(payload.collections[collection].config)

/** Takes away what a crashed browser or a restart of the studio left behind, a day later. */
export function watchBlanks(payload: Payload): void {
  every({ payload, everyMs, failure: 'blank drafts kept', work: () => sweepBlanks(payload) })
}

/** @returns how many there were. */
export async function sweepBlanks(payload: Payload, now = Date.now()): Promise<number> {
  let dropped = 0
  const until = new Date(now - forgottenAfterMs).toISOString()
  for (const collection of keysOf(payload.collections)) {
    if (!isWritten(payload, collection)) continue
    const title = String(payload.collections[collection].config.admin.useAsTitle)
    const { docs } = await payload.find({
      collection,
      where: { and: [{ createdAt: { less_than: until } }, { [title]: { exists: false } }] },
      draft: true,
      depth: 0,
      limit: 200,
      pagination: false,
      overrideAccess: true,
      select: {},
    })
    for (const { id } of docs) {
      const place = { collection, id: String(id) }
      if (!isOpen(place) && (await dropIfBlank(payload, place))) dropped += 1
    }
  }
  return dropped
}
