import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { answerData, answerProblem } from './answer.ts'

/** 200 when the database answers, 503 otherwise. */
export async function answerHealth(payload: BasePayload, request: Request): Promise<Response> {
  try {
    const { drizzle } = payload.db as unknown as PostgresAdapter
    await drizzle.execute(sql`SELECT 1`)
    return answerData(request, { status: 'ok' }, { locale: 'en' })
  } catch {
    return answerProblem(request, 'unavailable', 'The database does not answer.')
  }
}
