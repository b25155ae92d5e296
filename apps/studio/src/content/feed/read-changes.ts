import { sql } from '@payloadcms/db-postgres'
import { type Changes, limits } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { feedHub } from './hub.ts'

type Row = { id: string; tags: string[]; at: string | Date }

/**
 * What was published after `after`. With nothing to say, waits up to `holdMs` for a change.
 * @param signal of the reader, so that nobody is waited for who has gone.
 */
export async function readChanges(
  payload: BasePayload,
  { after, holdMs, signal }: { after: number; holdMs: number; signal?: AbortSignal },
): Promise<Changes> {
  const until = Date.now() + holdMs
  const hub = feedHub(payload)
  const done = new AbortController()
  const over = signal ? AbortSignal.any([signal, done.signal]) : done.signal
  for (;;) {
    // Waiting begins before reading: a change between the two is not slept through.
    const left = until - Date.now()
    const woken = left > 0 ? hub.wait(left, over) : undefined
    const changes = await readAfter(payload, after)
    if (changes.changes.length > 0 || !woken || signal?.aborted) {
      done.abort()
      return changes
    }
    await woken
  }
}

async function readAfter(payload: BasePayload, after: number): Promise<Changes> {
  const drizzle = poolOf(payload)
  const [epochs, rows] = await Promise.all([
    drizzle.execute<{ epoch: string }>(sql`SELECT epoch FROM feed_epoch`),
    drizzle.execute<Row>(sql`
      SELECT id, tags, at FROM changes WHERE id > ${after}
      ORDER BY id LIMIT ${limits.changesPerAnswer}`),
  ])
  const changes = rows.rows.map(({ id, tags, at }) => ({
    id: Number(id),
    tags,
    at: new Date(at).toISOString(),
  }))
  return {
    epoch: epochs.rows[0]?.epoch ?? '',
    last: changes.at(-1)?.id ?? after,
    changes,
  }
}
