/**
 * The embedded PostgreSQL: a real server on the loopback address, its files under the data folder.
 * It recovers from everything a `kill -9` leaves behind, its own or its supervisor's.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../sentence.ts'
import { keepSecret } from './data-folder.ts'
import { findFreePort, isFreePort } from './ports.ts'
import { databaseName, databaseUser, prepareCluster, stopOrphan } from './postgres-cluster.ts'
import { findPostgresRunner, type PostgresRunner } from './postgres-runner.ts'
import { pause } from './process-identity.ts'

export type Postgres = {
  url: string
  port: number
  pid: () => number
  /** Settles when the server has gone, wanted or not. */
  gone: () => Promise<void>
  /** Starts it again on the same port, after it died. */
  restart: () => Promise<void>
  /** Fast shutdown; immediate after two seconds. */
  stop: () => Promise<void>
}

type Watch = { onSpawn?: (pid: number) => void; onExit?: (pid: number) => void }

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  log_min_messages: 'warning',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

export type PostgresOptions = {
  /** Others wait for it where it was last: a port that somebody else holds by now is an error. */
  keepsPort?: boolean
}

/**
 * @param dataDir Absolute. The cluster is `postgres/` in it, the log `logs/postgres.log`.
 * @throws {Sentence}
 */
export async function startPostgres(
  dataDir: string,
  watch: Watch = {},
  options: PostgresOptions = {},
): Promise<Postgres> {
  const cluster = join(dataDir, 'postgres')
  const runner = await findPostgresRunner(cluster)
  await stopOrphan(cluster)
  const password = keepSecret(dataDir, 'database-password')
  await prepareCluster(runner, cluster, password)
  const port = await choosePort(dataDir, options)
  const launch = () => launchServer({ runner, cluster, port, dataDir, watch })
  let server = await launch()
  return {
    url: urlOf(port, password.value),
    port,
    pid: () => server.pid,
    gone: () => server.gone,
    async restart() {
      await stopOrphan(cluster)
      server = await launch()
    },
    stop: () => server.stop(),
  }
}

/** Where the server of this data folder was started last; nothing before its first start. */
export function addressOfPostgres(dataDir: string): string | undefined {
  const port = keptPort(dataDir)
  return port ? urlOf(port, keepSecret(dataDir, 'database-password').value) : undefined
}

function urlOf(port: number, password: string) {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${databaseName}`
}

async function choosePort(dataDir: string, { keepsPort }: PostgresOptions) {
  const last = keptPort(dataDir)
  if (last && (await isFreePort(last))) return last
  if (last && keepsPort) {
    throw new Sentence(
      `Port ${last}, where studio and backup look for the database, is held by another program. Stop that one, or ` +
        `delete ${portFile(dataDir)} and start the database and the studio again.`,
    )
  }
  const port = await findFreePort()
  writeFileSync(portFile(dataDir), `${port}\n`)
  return port
}

function keptPort(dataDir: string): number | undefined {
  try {
    return Number(readFileSync(portFile(dataDir), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function portFile(dataDir: string) {
  return join(dataDir, 'database-port')
}

type Launch = {
  runner: PostgresRunner
  cluster: string
  port: number
  dataDir: string
  watch: Watch
}

async function launchServer(launch: Launch) {
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(launch)
    if (await isReady(launch.cluster, server)) return server
    // After a kill of the first process its workers need a moment to notice and to leave.
    if (attempt === 10) {
      const log = join(launch.dataDir, 'logs', 'postgres.log')
      throw new Sentence(`PostgreSQL does not start. ${lastLine(log)} (the whole story: ${log})`)
    }
    await pause(300)
  }
}

function spawnServer({ runner, cluster, port, dataDir, watch }: Launch) {
  const log = openSync(join(dataDir, 'logs', 'postgres.log'), 'a', 0o600)
  const options = Object.entries({ ...settings, port }).flatMap(([k, v]) => ['-c', `${k}=${v}`])
  const child = runner.spawn('postgres', ['-D', cluster, ...options], {
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  const pid = child.pid ?? 0
  const guard = child.pid ? guardAgainstOrphan(child.pid) : undefined
  if (child.pid) watch.onSpawn?.(child.pid)
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    const settle = () => {
      isGone = true
      guard?.kill('SIGKILL')
      watch.onExit?.(pid)
      resolve()
    }
    child.once('exit', settle).once('error', settle)
  })
  return { pid, gone, isGone: () => isGone, stop: () => stopServer(child, gone) }
}

/** A shell that waits for our end: when this process is killed, it asks the server to stop. */
function guardAgainstOrphan(pid: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  })
  guard.on('error', () => {})
  guard.stdin?.on('error', () => {})
  guard.unref()
  return guard
}

async function stopServer(child: ChildProcess, gone: Promise<void>) {
  const timers = [
    setTimeout(() => child.kill('SIGQUIT'), 2000),
    setTimeout(() => child.kill('SIGKILL'), 2500),
  ]
  child.kill('SIGINT')
  await gone
  for (const timer of timers) clearTimeout(timer)
}

/** The server says in its pid file when it takes connections, as `pg_ctl` reads it too. */
async function isReady(cluster: string, server: { pid: number; isGone: () => boolean }) {
  while (!server.isGone()) {
    const lines = readPidFile(cluster)
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return true
    await pause(15)
  }
  return false
}

function readPidFile(cluster: string) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function lastLine(file: string) {
  return readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? ''
}
