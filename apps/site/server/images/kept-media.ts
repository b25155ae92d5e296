/**
 * Pictures of the studio, and files to take home, fetched once from `{apiBase}media/NAME` or
 * `{apiBase}files/NAME` and kept on disk, so that they are there while the studio is not. Names are made by the studio and never reused.
 * Beside each stands its digest: a file that is not what was fetched is fetched again.
 */
import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import { fetchFromStudio } from '../plumbing/fetch-from-studio.ts'
import { SingleFlight } from '../plumbing/single-flight.ts'
import { removeUnfinished, writeWhole } from '../plumbing/write-whole.ts'
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
  const fetching = new SingleFlight<FoundMedia>()
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
    return fetching.run(name, () =>
      keepFile(address + name, fileOf(name), most).catch((error): FoundMedia => {
        log.warn('media_not_fetched', { name, reason: reasonOf(error) })
        return { kind: 'unavailable' }
      }),
    )
  }

  return {
    fileOf,
    async find(name) {
      return (await isWhole(name)) ? { kind: 'kept', file: fileOf(name) } : fetchOnce(name)
    },
  }
}

async function keepFile(address: string, file: string, most: number): Promise<FoundMedia> {
  const response = await fetchFromStudio({ route: 'media/*' }, address, {
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

const digestFileOf = (file: string) => `${file}.sha256`

async function matchesDigest(file: string): Promise<boolean> {
  try {
    const [bytes, digest] = await Promise.all([readFile(file), readFile(digestFileOf(file))])
    return digestOf(bytes).equals(digest)
  } catch {
    return false
  }
}
