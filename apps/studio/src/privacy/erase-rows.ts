/**
 * Takes people out of the rows that were found, in the transaction of the request. Files go first: a
 * row without its file is found again, a file without its row is not.
 */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { among } from '../platform/database/among.ts'
import { statementsOf } from '../platform/database/statements.ts'
import { dropAttachments, dropMailFiles } from './drop-files.ts'
import { emptyValues } from './empty-values.ts'
import type { Found, Place } from './find-person.ts'

export type Counts = Partial<Record<Place | 'files' | 'mailFiles', number>>
type Emptied = 'leads' | 'applications' | 'submissions' | 'activities' | 'outbox'
type Erasing = Pick<Found, 'files'> & { ids: Partial<Found['ids']> }

const now = () => new Date().toISOString()

/** @returns what was erased where; places without anything are left out. */
export async function eraseRows(req: PayloadRequest, { ids, files }: Erasing): Promise<Counts> {
  await dropAttachments(files)
  const mailFiles = await dropMailFiles(ids.outbox ?? [])
  await emptyAll(req, 'activities', await wordy(req, ids.activities ?? []), () => ({}))
  await emptyAll(req, 'leads', ids.leads, () => ({
    anonymisedAt: now(),
    dueAt: null,
    person: null,
  }))
  await emptyAll(req, 'applications', ids.applications, () => ({
    anonymisedAt: now(),
    person: null,
    rejectionMailAt: null,
  }))
  await emptyAll(req, 'submissions', ids.submissions, () => ({ isQuarantined: false }))
  await emptyAll(req, 'outbox', ids.outbox, () => ({ to: '—' }))
  await cancelPendingWork(req, ids)
  for (const [place, table] of removed) await remove(req, table, ids[place] ?? [])
  return counted({ ...counts(ids), files: files.length, mailFiles })
}

const removed = [
  ['touches', 'touches'],
  ['subscribers', 'subscribers'],
  ['people', 'people'],
  ['webhook-deliveries', 'webhook_deliveries'],
] as const

async function emptyAll(
  req: PayloadRequest,
  collection: Emptied,
  ids: readonly string[] = [],
  more: () => object,
) {
  if (ids.length === 0) return
  const values = emptyValues(req.payload, collection)
  // Below hooks and access: an erasure is no change of the lead, and leaves no "was" in its history.
  for (const id of ids)
    await req.payload.db.updateOne({
      collection,
      id,
      data: { ...structuredClone(values), ...more(), updatedAt: now() },
      req,
      returning: false,
    })
}

/** Stages and values of the history are statistics; everything that was written is not. */
async function wordy(req: PayloadRequest, ids: readonly string[]): Promise<string[]> {
  const { rows } = await (await statementsOf(req)).execute<{ id: string }>(sql`
    update activities set note = null where id::text in ${among(ids)}
    returning case when type in ('received', 'stage', 'rating', 'value', 'owner') then null else id::text end as id`)
  return rows.flatMap(({ id }) => (id ? [id] : []))
}

/** Calls off the waiting mails of erased people, and marks their submissions as processed. */
async function cancelPendingWork(req: PayloadRequest, ids: Erasing['ids']) {
  const statements = await statementsOf(req)
  await statements.execute(sql`
    update outbox set state = 'cancelled', next_at = null
    where id::text in ${among(ids.outbox ?? [])} and state = 'waiting'`)
  await statements.execute(sql`
    update submissions set processed_at = coalesce(processed_at, now()), process_after = null
    where id::text in ${among(ids.submissions ?? [])}`)
}

async function remove(req: PayloadRequest, table: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await (await statementsOf(req)).execute(
    sql`delete from ${sql.identifier(table)} where id::text in ${among(ids)}`,
  )
}

const counts = (ids: Erasing['ids']): Counts =>
  Object.fromEntries(Object.entries(ids).map(([place, found]) => [place, found.length]))

const counted = (all: Counts): Counts =>
  Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0))
