/** The data folder and its secrets: made on first run, refused with one sentence when unusable. */
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Sentence } from '../sentence.ts'

/** Below this a database may stop in the middle of a write. */
const leastFreeBytes = 500 * 1024 * 1024

/** Lies in a data folder while a backup is being restored into it. */
export const restoringMark = 'restoring'

/** @throws {Sentence} when a restore into the folder was begun and not finished. */
export function requireWholeFolder(folder: string): void {
  if (!existsSync(join(folder, restoringMark))) return
  throw new Sentence(
    `A backup was not restored to its end into ${folder}. Remove what is in it, and restore again.`,
  )
}

/** Makes the folder; proves by really writing that it can be used. @throws {Sentence} */
export function openDataFolder(folder: string): void {
  try {
    // Others may pass through (PostgreSQL runs as another user when root starts us), not look.
    makeFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, 'can this be written?')
    rmSync(probe)
  } catch (error) {
    throw new Sentence(explainFolder(folder, (error as NodeJS.ErrnoException).code))
  }
}

/** Whether a database may write there. @throws {Sentence} */
export function requireRoom(folder: string, freeBytes = freeBytesOf): void {
  const free = freeBytes(folder)
  if (free >= leastFreeBytes) return
  throw new Sentence(
    `The disk of the data folder ${folder} has ${Math.floor(free / 1024 / 1024)} MB left, and 500 MB are needed. ` +
      'Make room, or set DATA_DIR to a folder on another disk.',
  )
}

/** Not Node's recursive way, which never ends where a folder cannot be made at all (/proc). */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o711 })
  } catch (error) {
    // Another part of the product was faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

function explainFolder(folder: string, code: string | undefined): string {
  const remedy = 'or set DATA_DIR to a folder that can be written'
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `The data folder ${folder} is a file, not a folder. Move the file away, ${remedy}.`
  if (code === 'ENOSPC')
    return `The disk of the data folder ${folder} is full. Make room, ${remedy}.`
  return `The data folder ${folder} cannot be written (${code}). Give yourself the right to write there, ${remedy}.`
}

function freeBytesOf(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export type Secrets = { payloadSecret: string; serviceKey: string }

/** Secrets given by the environment, else kept in `secrets/` (0600), else made now. */
export function readSecrets(folder: string, env: Record<string, string | undefined>): Secrets {
  return {
    payloadSecret: env.PAYLOAD_SECRET || keepSecret(folder, 'payload-secret').value,
    serviceKey: env.SERVICE_KEY || keepSecret(folder, 'service-key').value,
  }
}

/**
 * One secret of 64 hexadecimal digits in a file of its own; `isNew` when this call made it. Of several that are
 * asked for it at once one makes it, and all have the same.
 */
export function keepSecret(folder: string, name: string): { value: string; isNew: boolean } {
  const file = join(folder, 'secrets', name)
  mkdirSync(join(folder, 'secrets'), { recursive: true, mode: 0o700 })
  const known = readSecret(file)
  if (known) return { value: known, isNew: false }
  const value = randomBytes(32).toString('hex')
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`
  writeFileSync(draft, `${value}\n`, { mode: 0o600 })
  try {
    // An empty file is what a crash left; a link never takes the place of what stands.
    if (known === '') rmSync(file)
    linkSync(draft, file)
    return { value, isNew: true }
  } catch (error) {
    const theirs = readSecret(file)
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && theirs)
      return { value: theirs, isNew: false }
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readSecret(file: string): string | undefined {
  try {
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
