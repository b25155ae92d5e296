/** What the installation remembers of its beginning: what the demo brought, and how far the guide is. */
import type { Payload, PayloadRequest } from 'payload'
import { isRecord } from '../platform/objects.ts'
import type { Documents } from './filling/store.ts'

export type FirstRun = {
  /** The demo's documents by their ids, and when the last of them was written. */
  demo?: { loadedAt: string; documents: Documents; general?: Record<string, unknown> } | undefined
  /** Begun without the demo, or done with it: no start loads it again by itself. */
  isWithoutDemo?: boolean
  /** When the settings and pages stood that an installation without the demo begins with: what is older is still theirs. */
  begunAt?: string
  /** The settings and pages that an installation begins with, in both languages. */
  blank?: Record<string, Record<string, unknown>>
  removed?: { at: string; documents: number; kept: number }
  /** The guide was put away. */
  dismissedAt?: string | undefined
  /** The site's address was asked for, and this product answered there. */
  reachedAt?: string | undefined
  /** A test mail left. */
  mailedAt?: string | undefined
}

const collection = 'payload-kv'
const key = 'first-run'
const where = { key: { equals: key } }

/** @param req of the transaction in which it is asked for. */
export async function readFirstRun(payload: Payload, req?: PayloadRequest): Promise<FirstRun> {
  const options = req ? { req } : {}
  const row = await payload.db.findOne<{ id: string; data?: unknown }>({
    collection,
    where,
    ...options,
  })
  return isRecord(row?.data) ? row.data : {}
}

/** Changes what is said and leaves the rest. */
export async function noteFirstRun(
  payload: Payload,
  change: Partial<FirstRun>,
  req?: PayloadRequest,
): Promise<FirstRun> {
  const data = { ...(await readFirstRun(payload, req)), ...change }
  const options = req ? { req } : {}
  await payload.db.upsert({ collection, data: { key, data }, where, ...options })
  return data
}
