import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { storeSubmission, submissionOf } from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { poolOf } from '../../platform/database/statements.ts'

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

const program = fileURLToPath(new URL('../../../test/retention-process.ts', import.meta.url))
const patient = { timeout: 200_000, interval: 50 }
const gate = 20_261_123

const start = () => {
  const child = spawn(process.execPath, [program], { env: process.env, stdio: 'ignore' })
  children.push(child)
  return child
}

async function count(table: string, where = 'true') {
  const { rows } = await poolOf(payload).execute<{ count: string }>(
    sql`select count(*) from ${sql.identifier(table)} where ${sql.raw(where)}`,
  )
  return Number(rows[0]?.count)
}

const old = new Date(Date.now() - 3 * 365 * 86_400_000).toISOString()

async function receiveOld(number: number) {
  const id = await storeSubmission(payload, submissionOf({ receivedAt: old }))
  writeFileSync(join(studio.dataDir, 'attachments', `cv${number}`), 'CV')
  const { processSubmission } = await import('../../desk/process-submission.ts')
  await processSubmission(payload, id)
  await poolOf(payload).execute(
    sql`update submissions set attachment_file = ${`cv${number}`} where id = ${id}`,
  )
}

/** Whoever empties the fifth lead waits here, in the middle of its transaction. */
async function buildGate() {
  await poolOf(payload).execute(
    sql`create function wait_at_gate() returns trigger language plpgsql as $$
      begin
        if new.number = 5 then perform pg_advisory_xact_lock_shared(20261123); end if;
        return new;
      end $$`,
  )
  await poolOf(payload).execute(
    sql`create trigger gate before update on leads for each row execute function wait_at_gate()`,
  )
}

it('does a whole night or nothing of it, through kill -9 in the middle and two processes at once', async () => {
  mkdirSync(join(studio.dataDir, 'attachments'), { recursive: true })
  for (let number = 1; number <= 8; number += 1) await receiveOld(number)
  await poolOf(payload).execute(sql`update activities set at = ${old}::timestamptz`)
  await buildGate()
  const { pool } = payload.db
  const keeper = await pool.connect()
  await keeper.query('select pg_advisory_lock($1)', [gate])
  const first = start()
  const waiting = `locktype = 'advisory' and objid = ${gate} and not granted`
  await vi.waitFor(async () => expect(await count('pg_locks', waiting)).toBe(1), patient)
  first.kill('SIGKILL')
  await once(first, 'exit')
  await keeper.query('select pg_advisory_unlock($1)', [gate])
  keeper.release()
  expect(await count('leads', 'anonymised_at is not null')).toBe(0)
  expect(await count('retention_runs')).toBe(0)

  const ended = [start(), start()].map((child) => once(child, 'exit'))
  await Promise.all(ended)
  expect(await count('leads', 'anonymised_at is null')).toBe(0)
  expect(await count('submissions', "payload <> '{}'::jsonb")).toBe(0)
  expect(existsSync(join(studio.dataDir, 'attachments', 'cv5'))).toBe(false)
  const { rows } = await poolOf(payload).execute(
    sql`select kind, count::int as count, night from retention_runs`,
  )
  expect(rows).toEqual([{ kind: 'leads', count: 8, night: '2026-11-21' }])
}, 240_000)
