/** Takes in whatever waits: after a start, a crash, or a moment in which something failed. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { every } from '../platform/every.ts'
import { createInTurn } from '../platform/in-turn.ts'
import { processSubmission } from './process-submission.ts'

const everyMs = 3_000
const most = 50

/** Looks now and every few seconds, for as long as the process lives. */
export function watchSubmissions(payload: Payload): void {
  every({
    payload,
    everyMs,
    failure: 'Submissions could not be looked at; it is tried again.',
    work: async () => {
      while ((await sweep(payload)) === most);
    },
  })
}

/**
 * Takes in up to 50 waiting submissions, oldest first; any number of processes may do so at once.
 *
 * @returns how many of them this call took in.
 */
export async function sweep(payload: Payload): Promise<number> {
  const { rows } = await poolOf(payload).execute<{ id: string }>(sql`
    select id from submissions
    where processed_at is null and (process_after is null or process_after <= now())
    order by received_at limit ${most}`)
  let taken = 0
  for (const { id } of rows) if (await tried(payload, id)) taken += 1
  return taken
}

/** After an outage messages come faster than they become work: what is not yet stored goes first. */
const inTurn = createInTurn(1)

/** Takes one in right after it was stored. Never throws; what fails is left to the sweep. */
export function takeInSoon(payload: Payload, id: string): void {
  if (process.env.WAJIHA_SERVES === 'studio')
    setImmediate(() => void inTurn(() => tried(payload, id)))
}

async function tried(payload: Payload, id: string): Promise<boolean> {
  try {
    return await processSubmission(payload, id)
  } catch (err) {
    payload.logger.error({
      err,
      id,
      msg: 'A submission has not reached the desk; it is tried again.',
    })
    return false
  }
}
