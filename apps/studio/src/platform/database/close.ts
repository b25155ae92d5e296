import type { Payload } from 'payload'
import { siteReads } from './site-reads.ts'

const longestMs = 1000

/** Ends the connections. The adapter keeps one checked out for good, so the wait has an end. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { pool } = payload.db
  const patience = new Promise((resolve) => setTimeout(resolve, longestMs).unref())
  await Promise.race([Promise.all([pool.end(), siteReads()?.close()]), patience])
}
