/**
 * Files of the studio's bucket as a backup takes them: under the names that they would have in the data folder, and
 * fetched once. What was fetched is remembered by the mark that a bucket gives to bytes.
 */
import { createWriteStream } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { allEntries } from '../files/files-bucket.ts'
import type { Bucket } from './bucket-target.ts'
import { inLanes } from './in-lanes.ts'
import type { StoredFile } from './manifest.ts'
import type { Vault } from './vault.ts'

const knownSchema = z.record(
  z.string(),
  z.object({ mark: z.string(), size: z.number(), sha256: z.string() }),
)

type Parts = { bucket: Bucket; vault: Vault; dataDir: string; scratch: string }

export async function openBucketFiles({ bucket, vault, dataDir, scratch }: Parts) {
  const memory = join(dataDir, 'backup', 'bucket-files.json')
  const before = await readKnown(memory)
  const now: z.output<typeof knownSchema> = {}

  return {
    /** All that are there, but those of a listing before. */
    async takeAll(files: Map<string, StoredFile>): Promise<void> {
      const found = (await allEntries(bucket)).filter(({ name }) => !files.has(name))
      await inLanes(found, async ({ name, mark, size }) => {
        const known = before[name]
        const isKnown = known?.mark === mark && known.size === size
        const stored = (isKnown && vault.holds(known)) || (await fetch(name))
        if (!stored) return
        files.set(name, { path: name, mode: 0o600, ...stored })
        now[name] = { mark, size, sha256: stored.sha256 }
      })
    },
    remember: () => writeFile(memory, JSON.stringify(now), { mode: 0o600 }),
  }

  /** Through the disk, because it is hashed before it is sent; nothing when it is gone by now. */
  async function fetch(name: string) {
    const bytes = await bucket.find(name)
    if (!bytes) return undefined
    const copy = join(scratch, name.replaceAll('/', '-'))
    try {
      await pipeline(bytes, createWriteStream(copy, { mode: 0o600 }))
      return await vault.keep(copy, false)
    } finally {
      await rm(copy, { force: true })
    }
  }
}

async function readKnown(file: string) {
  try {
    return knownSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}
