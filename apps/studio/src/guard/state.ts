/** What the guard has done last, by name: one process does it, whichever comes first. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'

type Name = 'night' | 'changes'

export async function readState(payload: BasePayload, name: Name): Promise<string | undefined> {
  const { rows } = await poolOf(payload).execute<{ value: string }>(
    sql`select value from guard_state where name = ${name}`,
  )
  return rows[0]?.value
}

/** @returns whether this call changed it, and not another process before it. */
export async function moveState(payload: BasePayload, name: Name, value: string): Promise<boolean> {
  const { rows } = await poolOf(payload).execute(sql`
    insert into guard_state (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value where guard_state.value <> excluded.value
    returning name`)
  return rows.length > 0
}
