import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilDrained } from '../faults/experiment.ts'
import { type Lab, openLab } from '../faults/lab.ts'
import { post } from '../faults/post.ts'
import { until } from '../faults/until.ts'
import { root } from '../root.ts'
import type { Finding } from './finding.ts'

let lab: Lab
const references: string[] = []

beforeAll(async () => {
  lab = await openLab()
  for (let at = 1; at <= 9; at += 1)
    references.push((await post(lab.sitePort, { message: `doctor-${at}`, at })).reference)
  await untilDrained({ lab })
}, 900_000)

afterAll(() => lab?.close())

/** The command as a person runs it, with the settings of the running product. */
function examine(...args: string[]): Promise<{ code: number | null; said: string }> {
  return examineIn(lab.site.dataDir(), ...args)
}

/** @param dataDir of the site, which has the inbox, or of the studio, which has the files. */
function examineIn(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'tools/doctor.ts'), ...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: lab.postgres.url,
      SITE_ORIGIN: `http://127.0.0.1:${lab.sitePort}`,
      SMTP_URL: `smtp://127.0.0.1:${lab.mail.port}`,
      MAIL_FROM: 'Birkar <hello@birkar.example>',
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  )
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
    expect([code, said.match(/✗.*/g)]).toEqual([0, null])
    const { said: json } = await examine('--json')
    expect(JSON.parse(json)).toMatchObject({ isWell: true, received: 9, stored: 9, waiting: 0 })
  }, 240_000)

  it('names a message that was lost a moment ago', async () => {
    const [lost = ''] = references.slice(1)
    const [kept] = await inDatabase(
      `update submissions set reference = reference || '-away' where reference = $1 returning id`,
      [lost],
    )
    expect((await examine()).said).toMatch(
      new RegExp(`1 message is delivered and not[\\s\\S]*${lost}`),
    )
    await inDatabase('update submissions set reference = $1 where id = $2', [lost, kept.id])
  }, 240_000)

  it('reads every file that a row names, and knows it by its bytes', async () => {
    const ofFiles = async () => {
      const { said } = await examineIn(lab.folder, '--json')
      const { findings, files } = JSON.parse(said) as { findings: Finding[]; files: number }
      expect(files).toBeGreaterThan(20)
      return findings
        .map(({ sentence }) => sentence)
        .filter((one) => one.includes('in the data folder'))
    }
    expect(await ofFiles()).toEqual([])
    const [cv] = await inDatabase(
      'select attachment_file as name from submissions where attachment_file is not null',
    )
    const [picture] = await inDatabase('select filename as name from media')
    for (const [place, { name }] of [
      ['attachments', cv],
      ['media', picture],
    ]) {
      const file = join(lab.folder, place, name)
      const bytes = readFileSync(file)
      const spoilt = Buffer.from(bytes)
      spoilt[bytes.length - 1] = (spoilt.at(-1) ?? 0) ^ 1
      writeFileSync(file, spoilt)
      const [other] = await ofFiles()
      expect(other).toContain(`other bytes than their rows say (${place}/${name})`)
      rmSync(file)
      const [missing] = await ofFiles()
      expect(missing).toContain(`not in the data folder (${place}/${name})`)
      writeFileSync(file, bytes)
    }
    expect(await ofFiles()).toEqual([])
  }, 240_000)

  it('says which server does not answer, and ends with 2 where it cannot look', async () => {
    await lab.mail.stop()
    const withoutMail = await examine()
    await lab.mail.start()
    expect(withoutMail.code).toBe(1)
    expect(withoutMail.said).toMatch(
      /✗ The mail server 127\.0\.0\.1:\d+ does not take us .*SMTP_URL/,
    )
    await lab.site.kill()
    const withoutSite = await examine()
    await lab.site.start()
    expect(withoutSite.said).toMatch(/✗ The site does not answer at .*SITE_ORIGIN/)
    expect(await examineIn(join(lab.folder, 'nowhere'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('There is no data folder'),
    })
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
