/** Files from the data folder into the bucket and back. Nothing is deleted or written over; a run that was cut off goes on. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '../backup/bucket-target.ts'
import { listDataFiles } from '../backup/data-files.ts'
import { hashing } from '../backup/hashing.ts'
import { inLanes } from '../backup/in-lanes.ts'
import { hashFile } from '../backup/vault.ts'
import { allEntries, isOfBucket } from './files-bucket.ts'

export type Copied = {
  copied: number
  /** With the same bytes. */
  there: number
  /** Names under which something else stands at the other end. */
  other: string[]
}

/** @throws {Sentence} when the bucket refuses or does not answer. */
export async function toBucket(dataDir: string, bucket: Bucket): Promise<Copied> {
  // Marks and halves of the folder's own are no files.
  const paths = (await listDataFiles(dataDir, 'whole')).filter(
    (path) => isOfBucket(path) && !/\/\.|\.half$/.test(path),
  )
  const there = new Set((await allEntries(bucket)).map(({ name }) => name))
  const done = { copied: 0, there: 0, other: [] as string[] }
  await inLanes(paths, async (path) => {
    const file = join(dataDir, path)
    if (!there.has(path)) {
      await bucket.put(path, createReadStream(file))
      done.copied += 1
    } else note(done, path, (await hashFile(file))?.sha256, await hashIn(bucket, path))
  })
  return done
}

/** @throws {Sentence} */
export async function toFolder(dataDir: string, bucket: Bucket): Promise<Copied> {
  const done = { copied: 0, there: 0, other: [] as string[] }
  await inLanes(await allEntries(bucket), async ({ name }) => {
    const file = join(dataDir, ...name.split('/'))
    const here = await hashFile(file)
    if (here) return note(done, name, here.sha256, await hashIn(bucket, name))
    const bytes = await bucket.find(name)
    if (!bytes) return
    await writeWhole(file, bytes)
    done.copied += 1
  })
  return done
}

function note(done: Copied, path: string, here: string | undefined, there: string | undefined) {
  if (here === there) done.there += 1
  else done.other.push(path)
}

/** SHA-256 of what the bucket holds; nothing where it is not there. */
export async function hashIn(bucket: Bucket, name: string): Promise<string | undefined> {
  const bytes = await bucket.find(name)
  if (!bytes) return undefined
  const counter = hashing()
  await pipeline(bytes, counter.stream, new Writable({ write: (_, __, next) => next() }))
  return counter.read().sha256
}

async function writeWhole(file: string, bytes: Readable): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const half = `${file}.part`
  try {
    await pipeline(bytes, createWriteStream(half, { mode: 0o600, flush: true }))
    await rename(half, file)
  } finally {
    await rm(half, { force: true })
  }
}
