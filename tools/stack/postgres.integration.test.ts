import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'
import { identify, pause } from './process-identity.ts'

let folder: string
let running: Postgres[]

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'wajiha-postgres-')))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'logs'))
  running = []
})

afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start() {
  const postgres = await startPostgres(folder)
  running.push(postgres)
  return postgres
}

async function ask<Row>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('is ready on an empty folder when its start says so', async () => {
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lowers Arabic and Latin letters the same on every machine', async () => {
    const { url } = await start()
    expect(await ask(url, `select lower('ÉTÉ واجهة') as low`)).toEqual([{ low: 'été واجهة' }])
  })

  it('listens on the loopback address alone and asks for its password', async () => {
    const { url, port } = await start()
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    await expect(
      ask(`postgres://wajiha:wrong@127.0.0.1:${port}/wajiha`, 'select 1'),
    ).rejects.toThrow(/password/)
  })

  it('keeps its password where only the owner reads it', async () => {
    await start()
    expect(statSync(join(folder, 'secrets', 'database-password')).mode & 0o777).toBe(0o600)
  })

  it('keeps what was written before it was killed', async () => {
    const first = await start()
    await ask(first.url, 'create table kept as select 42 as answer')
    process.kill(first.pid(), 'SIGKILL')
    await first.gone()
    const second = await start()
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('comes back on the same port after it died', async () => {
    const postgres = await start()
    process.kill(postgres.pid(), 'SIGKILL')
    await postgres.gone()
    await postgres.restart()
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('stops a server that another supervisor left running', async () => {
    const orphan = await start()
    const pid = orphan.pid()
    await start()
    expect(identify(pid)).toBeUndefined()
  })

  it('starts over a pid file that names another program', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${process.ppid}\n${folder}\n`)
    const second = await start()
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('throws a half-made cluster away', async () => {
    mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true })
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('opens its own files when the password was lost', async () => {
    const first = await start()
    await ask(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    rmSync(join(folder, 'secrets'), { recursive: true })
    const second = await start()
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('works in a folder that only root may enter', async () => {
    chmodSync(folder, 0o700)
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('goes although a client is still connected', async () => {
    const postgres = await start()
    const client = new pg.Client(postgres.url)
    client.on('error', () => {})
    await client.connect()
    // Waiting for the client would never end.
    await postgres.stop()
    await pause(50)
    expect(identify(postgres.pid())).toBeUndefined()
  })
})
