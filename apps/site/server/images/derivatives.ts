/**
 * Derivatives on disk: written whole or not at all, found again after a restart only while they are
 * whole, and never more bytes than the limit: the least recently used ones go first.
 */
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Log, reasonOf } from '../log.ts'
import { writeWhole } from '../plumbing/write-whole.ts'
import { seal, unseal } from './seal.ts'

type Kept = { bytes: number; usedAt: number }

const usedAgainAfterMs = 3_600_000

/** @param limit bytes on disk; a tenth is freed at once when they are exceeded. */
export async function openDerivatives(folder: string, limit: number, log: Log) {
  await mkdir(folder, { recursive: true })
  const index = new Map<string, Kept>()
  let total = 0
  const scanned = scan().catch((error) => {
    log.warn('derivatives_not_counted', { reason: reasonOf(error) })
  })

  function note(name: string, bytes: number, usedAt: number) {
    total += bytes - (index.get(name)?.bytes ?? 0)
    index.set(name, { bytes, usedAt })
  }

  /** Counts what an earlier run kept, and removes what it was still writing. */
  async function scan() {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name)
      if (name.endsWith('.new')) await rm(file, { force: true })
      if (!/\.\w+$/.test(name) || name.endsWith('.new') || index.has(name)) continue
      const found = await stat(file).catch(() => undefined)
      if (found?.isFile()) note(name, found.size, found.mtimeMs)
    }
    await makeRoom()
  }

  async function makeRoom() {
    if (total <= limit) return
    const oldest = [...index].sort(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name, { bytes }] of oldest) {
      if (total <= limit * 0.9) return
      index.delete(name)
      total -= bytes
      await rm(join(folder, name), { force: true })
    }
  }

  function touch(name: string, file: string, madeAt: number) {
    const now = Date.now()
    if (now - madeAt < usedAgainAfterMs) return
    const known = index.get(name)
    if (known) known.usedAt = now
    // The time of writing is the time of use, which is what the next run sorts by.
    void utimes(file, now / 1000, now / 1000).catch(() => {})
  }

  return {
    /** Bytes counted so far; complete once `ready` has resolved. */
    get bytes() {
      return total
    },
    ready: scanned,
    /** @returns `undefined` when it is not kept whole; `usedAt` in milliseconds. */
    async find(name: string): Promise<{ bytes: Buffer; usedAt: number } | undefined> {
      const file = join(folder, name)
      try {
        const { mtimeMs } = await stat(file)
        const bytes = unseal(await readFile(file))
        if (!bytes) {
          log.warn('derivative_not_whole', { name })
          return undefined
        }
        touch(name, file, mtimeMs)
        return { bytes, usedAt: mtimeMs }
      } catch {
        return undefined
      }
    },
    /** Keeps a derivative; a disk that is full costs its keeping, not its answer. */
    async keep(name: string, bytes: Buffer): Promise<void> {
      const file = join(folder, name)
      try {
        await mkdir(dirname(file), { recursive: true })
        const sealed = seal(bytes)
        await writeWhole(file, sealed)
        note(name, sealed.length, Date.now())
        await scanned
        await makeRoom()
      } catch (error) {
        log.warn('derivative_not_kept', { reason: reasonOf(error) })
      }
    },
  }
}
