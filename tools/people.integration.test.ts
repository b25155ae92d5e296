import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './root.ts'
import { keepSecret } from './stack/data-folder.ts'
import { startPostgres } from './stack/postgres.ts'

const dataDir = join(mkdtempSync(join(tmpdir(), 'people-')), 'data')
let email = ''
let hasFirstPassword = false

/** A stopped product with its first administrator, who has a second factor. */
beforeAll(async () => {
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o711 })
  const postgres = await startPostgres(dataDir)
  try {
    const prepare = join(root, 'apps', 'studio', 'src', 'cli', 'prepare.ts')
    const { stdout } = run(prepare, [], {
      DATABASE_URL: postgres.url,
      DEMO: 'off',
      PAYLOAD_SECRET: keepSecret(dataDir, 'payload-secret').value,
    })
    email = JSON.parse(stdout).administrator.email
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query(
      `insert into second_factors (user_id, secret, last_step) select id, 'sealed', 1 from users`,
    )
    const { rows } = await client.query('select must_change_password from users')
    hasFirstPassword = rows[0]?.must_change_password
    await client.end()
  } finally {
    await postgres.stop()
  }
})
afterAll(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }))

function run(file: string, args: string[], env: Record<string, string> = {}) {
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, ...inherited } = process.env
  const all = { ...inherited, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env }
  return spawnSync(process.execPath, [file, ...args], { env: all, encoding: 'utf8' })
}

const people = (...args: string[]) => run(join(root, 'tools', 'people.ts'), args)

describe('the administrator whose password a first start prints', () => {
  it('has to choose another at the first sign-in', () => {
    expect(hasFirstPassword).toBe(true)
  })
})

describe('npm run people', () => {
  it('lets in whoever lost phone and codes, while the product is stopped', () => {
    expect(people('reset-second-factor', 'nobody@birkar.example')).toMatchObject({
      status: 1,
      stderr: 'Nobody of the studio signs in as nobody@birkar.example.\n',
    })
    expect(people('reset-second-factor', email)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`The second factor of ${email} is off`),
    })
    expect(people('reset-second-factor', email)).toMatchObject({ status: 1 })
  })

  it('says how it is written when something else was', () => {
    const { status, stderr } = people('reset')
    expect([status, stderr]).toEqual([2, expect.stringContaining('npm run people -- reset')])
  })
})
