import type { BasePayload, PayloadRequest } from 'payload'
import type { Statements } from './honest-transactions.ts'

/** The database itself: each statement is its own transaction. */
export const poolOf = (payload: BasePayload): Statements => payload.db.drizzle

/** Where the statements of a request run: inside its transaction when it has one. */
export async function statementsOf(req: PayloadRequest): Promise<Statements> {
  const session = req.payload.db.sessions?.[String(await req.transactionID)]
  return (session?.db as Statements | undefined) ?? poolOf(req.payload)
}
