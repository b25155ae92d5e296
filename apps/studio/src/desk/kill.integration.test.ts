import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { poolOf } from '../platform/database/statements.ts'

let studio: TestStudio
let payload: Payload
const children: ChildProcess[] = []

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await studio?.close()
})

const program = fileURLToPath(new URL('../../test/sweep-process.ts', import.meta.url))
const patient = { timeout: 200_000, interval: 50 }
const start = () => {
  const child = spawn(process.execPath, [program], { env: process.env, stdio: 'ignore' })
  children.push(child)
  return child
}
const end = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
const count = async (table: string, where = 'true') => {
  const { rows } = await poolOf(payload).execute<{ count: string }>(
    sql`select count(*) from ${sql.identifier(table)} where ${sql.raw(where)}`,
  )
  return Number(rows[0]?.count)
}

/** Whoever writes the history of the fifth lead waits here, in the middle of its transaction. */
const gate = 20_261_121

async function buildGate() {
  const statements = poolOf(payload)
  await statements.execute(
    sql`create function wait_at_gate() returns trigger language plpgsql as $$
      begin
        if (select number from leads where id = new.lead_id) = 5 then
          perform pg_advisory_xact_lock_shared(20261121);
        end if;
        return new;
      end $$`,
  )
  await statements.execute(
    sql`create trigger gate before insert on activities for each row execute function wait_at_gate()`,
  )
}

it('takes each submission in once through kill -9 in the middle and two processes at once', async () => {
  const many = 24
  const answers = { phoneE164: '+966501234567' }
  for (let one = 0; one < many; one += 1)
    await storeSubmission(payload, submissionOf(one % 3 === 0 ? { answers } : {}))
  await buildGate()

  const { pool } = payload.db
  const keeper = await pool.connect()
  await keeper.query('select pg_advisory_lock($1)', [gate])
  const first = start()
  const waiting = "locktype = 'advisory' and not granted"
  await vi.waitFor(async () => expect(await count('pg_locks', waiting)).toBe(1), patient)
  await end(first)
  await keeper.query('select pg_advisory_unlock($1)', [gate])
  keeper.release()
  // What was done is whole, and of what was under way nothing is left.
  await vi.waitFor(
    async () =>
      expect(await count('leads')).toBe(await count('submissions', 'processed_at is not null')),
    patient,
  )
  expect(await count('leads')).toBe(4)
  expect(await count('activities')).toBe(4)

  const both = [start(), start()]
  await vi.waitFor(
    async () => expect(await count('submissions', 'processed_at is null')).toBe(0),
    patient,
  )
  for (const child of both) await end(child)
  expect(await count('leads')).toBe(many)
  expect(await count('activities')).toBe(many)
  expect(await count('outbox', "kind = 'lead-receipt'")).toBe(many)
  const { docs } = await payload.find({
    collection: 'leads',
    sort: 'number',
    limit: 0,
    depth: 0,
    overrideAccess: true,
  })
  expect(docs.map(({ number }) => number)).toEqual(docs.map((_, index) => index + 1))
  const known = docs.filter(({ phoneE164 }) => phoneE164 === answers.phoneE164)
  expect(new Set(known.map(({ person }) => person)).size).toBe(1)
}, 600_000)
