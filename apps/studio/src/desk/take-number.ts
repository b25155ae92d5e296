import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'

/**
 * The next number, without gaps: the counter is part of the request's transaction, and the next one
 * who asks waits for its end. Ask as late as possible.
 */
export async function takeNumber(
  req: PayloadRequest,
  name: 'leads' | 'applications',
): Promise<number> {
  const statements = await statementsOf(req)
  const { rows } = await statements.execute<{ last: string }>(
    sql`update desk_counters set last = last + 1 where name = ${name} returning last`,
  )
  return Number(rows[0]?.last)
}
