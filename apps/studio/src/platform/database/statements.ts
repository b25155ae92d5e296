import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import type { Statements } from './honest-transactions.ts'

type Sessions = Record<string, { db: Statements } | undefined>

/** The database itself: each statement is its own transaction. */
export const poolOf = (payload: BasePayload): Statements =>
  (payload.db as unknown as PostgresAdapter).drizzle

/** Where the statements of a request run: inside its transaction when it has one. */
export async function statementsOf(req: PayloadRequest): Promise<Statements> {
  const { sessions } = req.payload.db as unknown as { sessions: Sessions }
  return sessions[String(await req.transactionID)]?.db ?? poolOf(req.payload)
}
