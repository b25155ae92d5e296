/**
 * Pictures of the studio, and files to take home, fetched once from `{apiBase}media/NAME` or
 * `{apiBase}files/NAME` and kept on disk, so that they are there while the studio is not. Names are made by the studio and never reused.
 * Beside each stands its digest: a file that is not what was fetched is fetched again.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import { digestOf } from './seal.ts'

const largest = 15_000_000

/** What the studio calls a picture. */
export const pictureName = /^[\w-]{1,100}\.(?:avif|webp|png|jpe?g|gif)$/

type FoundMedia = { kind: 'kept'; file: string } | { kind: 'missing' | 'unavailable' }

export type KeptMedia = {
  /** Where a picture is or would be kept. */
  fileOf: (name: string) => string
  /** Finds a picture here or fetches it; `name` is a plain file name, already checked. */
  find: (name: string) => Promise<FoundMedia>
}

/** @param address of the room they are fetched from, with its slash: `{apiBase}media/`. */
export async function openKeptMedia(
  address: string,
  folder: string,
  log: Log,
  most = largest,
): Promise<KeptMedia> {
  await mkdir(folder, { recursive: true })
  await removeUnfinished(folder)
  const fetching = new Map<string, Promise<FoundMedia>>()
  /** Files that were found whole, as they were then. */
  const whole = new Map<string, string>()
  const fileOf = (name: string) => join(folder, name)

  async function isWhole(name: string): Promise<boolean> {
    const file = fileOf(name)
    const found = await stat(file).catch(() => undefined)
    if (!found) return false
    const state = `${found.size} ${found.mtimeMs}`
    if (whole.get(name) === state) return true
    if (!(await matchesDigest(file))) {
      log.warn('media_not_whole', { name })
      return false
    }
    whole.set(name, state)
    return true
  }

  function fetchOnce(name: string): Promise<FoundMedia> {
    const running = fetching.get(name)
    if (running) return running
    const started = keepFile(address + name, fileOf(name), most)
      .catch((error): FoundMedia => {
        log.warn('media_not_fetched', { name, reason: reasonOf(error) })
        return { kind: 'unavailable' }
      })
      .finally(() => fetching.delete(name))
    fetching.set(name, started)
    return started
  }

  return {
    fileOf,
    async find(name) {
      return (await isWhole(name)) ? { kind: 'kept', file: fileOf(name) } : fetchOnce(name)
    },
  }
}

async function keepFile(address: string, file: string, most: number): Promise<FoundMedia> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(limits.deliverTimeoutMs),
  })
  if (response.status === 404) return { kind: 'missing' }
  if (!response.ok) throw new Error(`status ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length === 0 || bytes.length > most) throw new Error(`${bytes.length} bytes`)
  // The digest first: whatever is interrupted, the two do not match, and the file is fetched again.
  await writeWhole(digestFileOf(file), digestOf(bytes))
  await writeWhole(file, bytes)
  return { kind: 'kept', file }
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}.new`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

const digestFileOf = (file: string) => `${file}.sha256`

async function matchesDigest(file: string): Promise<boolean> {
  try {
    const [bytes, digest] = await Promise.all([readFile(file), readFile(digestFileOf(file))])
    return digestOf(bytes).equals(digest)
  } catch {
    return false
  }
}

/** What a process was writing when it was killed. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.new')) await rm(join(folder, name), { force: true })
}
