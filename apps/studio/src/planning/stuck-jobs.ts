/** Jobs whose process died are never tried again by Payload 3; here they are. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { every } from '../platform/every.ts'

/** No publication takes as long; what does has lost its process. */
const longestMinutes = 15

/** At a start, when nothing else runs: whatever is marked as running is not. */
export const resetStuckJobs = (payload: Payload): Promise<unknown> => letGo(payload, 0)

/** While serving: what has been running for a quarter of an hour. */
export const resetOldJobs = (payload: Payload): Promise<unknown> => letGo(payload, longestMinutes)

export const watchStuckJobs = (payload: Payload) =>
  every({
    payload,
    everyMs: 60_000,
    failure: 'Jobs that are stuck could not be looked for',
    work: () => resetOldJobs(payload),
  })

/** Payload writes a job's row when it begins and when it ends, so that its age is that of its run. */
const letGo = (payload: Payload, minutes: number) =>
  poolOf(payload).execute(sql`
    update payload_jobs set processing = false, updated_at = now()
    where processing and updated_at <= now() - make_interval(mins => ${minutes})`)
