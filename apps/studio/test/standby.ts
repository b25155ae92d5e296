/**
 * A PostgreSQL and a streaming standby of it. The project brings no `pg_basebackup`: both begin as copies of the same
 * stopped server, and the standby follows from where that one stopped.
 */
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyServer, startPostgresIn, type TestPostgres } from './postgres.ts'

export type Standby = TestPostgres & {
  /** What comes from the primary is kept and not shown, until `resume`. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** Rows of one statement. */
  ask: <Row extends object>(statement: string) => Promise<Row[]>
}

export type Pair = { primary: TestPostgres; standby: Standby }

/** @param template files of a stopped server. `stop` of either stops both and takes their files away. */
export async function startPair(template: string): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-pair-'))
  chmodSync(folder, 0o711)
  const place = (name: string) => {
    const own = join(folder, name)
    mkdirSync(own, { mode: 0o711 })
    copyServer(template, own)
    return own
  }
  const [first, second] = [place('primary'), place('standby')]
  const inFirst = (name: string) => join(first, 'postgres', name)
  appendFileSync(inFirst('pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n')
  // Nothing that the standby still needs is thrown away while it is down.
  appendFileSync(inFirst('postgresql.conf'), "wal_keep_size = '1GB'\n")
  const primary = await startPostgresIn(first)
  const { hostname, port, username, password } = new URL(primary.url)
  const follows = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(second, 'postgres', 'postgresql.conf'), `primary_conninfo = '${follows}'\n`)
  writeFileSync(join(second, 'postgres', 'standby.signal'), '')
  const standby = await startPostgresIn(second)
  const stop = async () => {
    await Promise.all([primary.stop(), standby.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  const ask = <Row extends object>(statement: string) => askOnce<Row>(standby.url, statement)
  return {
    primary: { ...primary, stop },
    standby: {
      ...standby,
      stop,
      ask,
      pause: async () => void (await ask('select pg_wal_replay_pause()')),
      resume: async () => void (await ask('select pg_wal_replay_resume()')),
    },
  }
}

async function askOnce<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
