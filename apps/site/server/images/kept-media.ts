/**
 * Pictures of the studio, and files to take home, fetched once from `{apiBase}media/NAME` or
 * `{apiBase}files/NAME` and kept on disk, so that they are there while the studio is not. Names are made by the studio and never reused.
 */
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'

const largest = 15_000_000

/** What the studio calls a picture. */
export const pictureName = /^[\w-]{1,100}\.(?:avif|webp|png|jpe?g|gif)$/

export type FoundMedia = { kind: 'kept'; file: string } | { kind: 'missing' | 'unavailable' }

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
  const fetching = new Map<string, Promise<FoundMedia>>()
  const fileOf = (name: string) => join(folder, name)

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
      const file = fileOf(name)
      const isHere = await access(file).then(
        () => true,
        () => false,
      )
      return isHere ? { kind: 'kept', file } : fetchOnce(name)
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
  const temporary = `${file}.${process.pid}.new`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
  return { kind: 'kept', file }
}
