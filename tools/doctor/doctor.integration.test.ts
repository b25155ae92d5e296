import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilDrained } from '../faults/experiment.ts'
import { type Lab, openLab } from '../faults/lab.ts'
import { post } from '../faults/post.ts'
import { until } from '../faults/until.ts'
import { root } from '../root.ts'

let lab: Lab
const references: string[] = []

beforeAll(async () => {
  lab = await openLab()
  for (let at = 1; at <= 9; at += 1)
    references.push((await post(lab.sitePort, { message: `doctor-${at}`, at })).reference)
  await untilDrained({ lab })
}, 900_000)

afterAll(() => lab?.close())

/** The command as a person runs it. */
function examine(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, 'tools/doctor.ts'), ...args], {
    env: { ...process.env, DATA_DIR: lab.site.dataDir(), DATABASE_URL: lab.postgres.url },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

async function inDatabase(statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString: lab.postgres.url })
  await client.connect()
  const { rows } = await client.query(statement, values)
  await client.end()
  return rows
}

/** As if it had been delivered an hour ago. */
function makeOld() {
  const file = join(lab.site.dataDir(), 'inbox', 'inbox.sqlite')
  const database = new DatabaseSync(file, { timeout: 5_000 })
  database.exec('UPDATE submissions SET delivered_at = delivered_at - 3600000')
  database.close()
}

describe('the doctor', () => {
  it('finds everything that was received also stored', async () => {
    await until('the desk has taken everything', async () => {
      const [row] = await inDatabase(
        'select count(*)::int as count from submissions where processed_at is null',
      )
      return row.count === 0
    })
    const { code, said } = await examine()
    expect(said).toContain('9 in the inbox')
    expect(said).toContain('9 in the studio, 9 of them in the inbox too')
    expect([code, said.includes('✗')]).toEqual([0, false])
  }, 240_000)

  it('names what a restored backup lacks, and has it delivered again', async () => {
    const [lost = ''] = references
    makeOld()
    await inDatabase(
      `delete from leads where submission_id in (select id from submissions where reference = $1)`,
      [lost],
    )
    await inDatabase('delete from submissions where reference = $1', [lost])
    const found = await examine()
    expect([found.code, found.said.includes(lost)]).toEqual([1, true])
    await examine('--deliver-again')
    await untilDrained({ lab })
    const stored = await inDatabase('select reference from submissions where reference = $1', [
      lost,
    ])
    expect(stored).toHaveLength(1)
    expect((await examine()).said).not.toContain(lost)
  }, 240_000)
})
