/**
 * The files of the embedded PostgreSQL: made in one go (a half-made cluster is thrown away), their
 * password changed without knowing the old one, and a server that outlived its supervisor stopped.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../sentence.ts'
import type { PostgresRunner } from './postgres-runner.ts'
import { identify, isAlive, pause } from './process-identity.ts'

export const databaseName = 'wajiha'
export const databaseUser = 'wajiha'

/** The folder name and the server's major version belong together: files of 18 need a server 18. */
const major = '18'

/** Makes the cluster unless it stands; then sets the password when it is new. @throws {Sentence} */
export async function prepareCluster(
  runner: PostgresRunner,
  cluster: string,
  password: { value: string; isNew: boolean },
): Promise<void> {
  const version = read(join(cluster, 'PG_VERSION'))?.trim()
  if (version && version !== major) {
    throw new Sentence(
      `${cluster} holds data of PostgreSQL ${version}, but the embedded server is ${major}. Move the folder away, ` +
        'start once, and load a dump of the old data; or set DATABASE_URL to a server of that version.',
    )
  }
  if (!version) await makeCluster(runner, cluster, password.value)
  else if (password.isNew) await runSingleUser(runner, cluster, setPassword(password.value))
}

async function makeCluster(runner: PostgresRunner, cluster: string, password: string) {
  // Never delete what might be somebody's data: a folder without PG_VERSION is moved aside.
  if (existsSync(cluster)) renameSync(cluster, `${cluster}.broken-${Date.now()}`)
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  runner.own(draft)
  await run(runner, 'initdb', [
    '-D',
    draft,
    '-U',
    databaseUser,
    '--auth=trust',
    '--no-instructions',
    // Unicode case rules that come with PostgreSQL itself: the same order on every machine.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  writeFileSync(join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
  await runSingleUser(runner, draft, `CREATE DATABASE ${databaseName}\n${setPassword(password)}`)
  renameSync(draft, cluster)
}

function setPassword(password: string) {
  return `ALTER ROLE ${databaseUser} PASSWORD '${password}'\n`
}

/** PostgreSQL alone with its files, one command a line: no port, no password. */
function runSingleUser(runner: PostgresRunner, cluster: string, commands: string) {
  return run(runner, 'postgres', ['--single', '-D', cluster, 'postgres'], commands)
}

async function run(
  runner: PostgresRunner,
  program: 'initdb' | 'postgres',
  args: string[],
  input = '',
) {
  const child = runner.spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  child.stdin?.on('error', () => {}).end(input)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message)).once('close', resolve)
  })
  if (code === 0 && !/^.*\b(ERROR|FATAL|PANIC): /m.test(output)) return
  const reason = reasonIn(output)
  throw new Sentence(
    `PostgreSQL could not prepare ${args[args.indexOf('-D') + 1]}: ${reason || code}.`,
  )
}

/** The last line that says what is wrong; initdb goes on to tell what it tidies away. */
function reasonIn(output: string): string | undefined {
  const said = output.trim().split('\n')
  return said.findLast((line) => !/^initdb: removing|^child process exited/.test(line))
}

/**
 * Stops a server that still runs on these files, and removes a `postmaster.pid` whose number means
 * another program now (it would keep PostgreSQL from starting).
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const file = join(cluster, 'postmaster.pid')
  const pid = Number(read(file)?.split('\n')[0])
  if (!pid) return false
  const orphan = runsOn(cluster, pid) ? identify(pid) : undefined
  if (!orphan) {
    rmSync(file, { force: true })
    return false
  }
  // Fast, then immediate, then at once: the last two make the next start read its log first.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(orphan)) break
    process.kill(pid, signal)
    for (let waited = 0; isAlive(orphan) && waited < 3000; waited += 50) await pause(50)
  }
  return true
}

/** True when the process is a PostgreSQL whose files are these: its current folder says so. */
function runsOn(cluster: string, pid: number) {
  if (process.platform !== 'linux') return identify(pid) !== undefined
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
