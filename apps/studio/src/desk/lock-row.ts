import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { say } from '../platform/i18n/say.ts'
import { refuseField } from '../platform/refuse-field.ts'

type Collection = 'leads' | 'applications'

/**
 * Holds a row until the end of the request's transaction, so that two people who move it at once are
 * told of each other: each move is judged by the stage that is really left.
 *
 * @throws a validation error when somebody else moved it since it was read.
 */
export async function holdStage(
  req: PayloadRequest,
  collection: Collection,
  { id, stage }: { id: string; stage: string },
): Promise<void> {
  const statements = await statementsOf(req)
  const { rows } = await statements.execute<{ stage: string }>(
    sql`select stage from ${sql.identifier(collection)} where id = ${id} for update`,
  )
  const now = rows[0]?.stage
  if (now !== undefined && now !== stage) refuseField(req, collection, 'stage', moved)
}

/** Holds a lead likewise, before it is read: what is decided by it holds until it is written. */
export async function holdLead(req: PayloadRequest, id: string): Promise<void> {
  // What is no id at all would end the transaction; whoever reads it next says that there is none.
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return
  const statements = await statementsOf(req)
  await statements.execute(sql`select id from leads where id = ${id} for update`)
}

const moved = say(
  'نقله شخص آخر قبلك بلحظة. أعد فتحه لترى أين صار',
  'Somebody else has just moved it. Open it again to see where it is now',
)
