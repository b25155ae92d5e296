/**
 * One backup of the running product. The order is what makes its parts agree: a file is written before the
 * row that names it, and what visitors send is in the inbox before, while and for thirty days after the
 * studio has it. So:
 *
 * 1. files, which takes longest;
 * 2. the database, one snapshot;
 * 3. the inbox and the other SQLite files, each as of one moment;
 * 4. files once more: what came since, and what the rows of 2 and 3 name.
 *
 * Everything thanked for before 3 is in the inbox of 3, or was in the database of 2 long before. What the
 * inbox of 3 gave to the studio after 2 is delivered once more by a restore; the studio knows it by its key.
 * What was deleted between 1 and 4 is there as of 1, for the rows of 2.
 */
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isOfBucket } from '../files/files-bucket.ts'
import { openBucketFiles } from './bucket-files.ts'
import type { Bucket } from './bucket-target.ts'
import { copySqlite, isSqlite, listDataFiles } from './data-files.ts'
import { dumpDatabase } from './dump-database.ts'
import { inLanes } from './in-lanes.ts'
import {
  formatVersion,
  type Index,
  idOf,
  type Kind,
  type Manifest,
  places,
  type StoredFile,
} from './manifest.ts'
import { namedByInbox, namedByStudio } from './references.ts'
import type { Sealing } from './sealing.ts'
import type { Target } from './target.ts'
import { modeOf, openVault, type Vault } from './vault.ts'

type Parts = {
  dataDir: string
  /** Nothing for a backup of the inbox. */
  databaseUrl: string | undefined
  target: Target
  sealing: Sealing
  namesKey: string
  secretMark: string
  wajiha: string
  /** Which version served the data. */
  version: string | undefined
  kind: Kind
  /** Where the studio keeps its files, when that is not the data folder; they are taken under the same names. */
  bucket: Bucket | undefined
}

export type Made = { index: Index; sent: ReturnType<Vault['sent']>; missing: string[] }

/** @throws {Sentence} In that case, and when it is killed, the target holds no new backup. */
export async function makeBackup(parts: Parts): Promise<Made> {
  const { dataDir, target, sealing, kind } = parts
  const at = new Date()
  await target.tidy()
  const vault = await openVault(parts)
  const scratch = join(dataDir, 'backup', 'scratch')
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  try {
    const manifest = await captureAll({ ...parts, vault, scratch, at })
    const { files, missing, database } = manifest
    const name = `${places.objects}/manifests/${manifest.id}.json${sealing.isSealed ? '.age' : ''}`
    await target.put(name, await sealing.seal(textStream(manifest)))
    const tables = database?.tables ?? []
    const migration = database?.migrations.at(-1)
    const index: Index = {
      format: formatVersion,
      id: manifest.id,
      kind,
      at: manifest.at,
      isSealed: sealing.isSealed,
      manifest: name,
      objects: [...new Set([name, ...[...files, ...tables].map(({ object }) => object)])].sort(),
      counts: {
        files: files.length,
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        bytes: [...files, ...tables].reduce((sum, { size }) => sum + size, 0),
      },
      ...(parts.version && { version: parts.version }),
      ...(migration && { migration }),
    }
    // From here on it is a backup: it was none before its index stands, whole, under its own name.
    await target.put(places.index(index.id), textStream(index))
    return { index, sent: vault.sent(), missing }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

type Work = Parts & { vault: Vault; scratch: string; at: Date }

async function captureAll(work: Work): Promise<Manifest> {
  const { dataDir, databaseUrl, kind, at, vault, scratch, wajiha, secretMark, bucket } = work
  const files = new Map<string, StoredFile>()
  const ofBucket =
    bucket && kind === 'whole'
      ? await openBucketFiles({ bucket, vault, dataDir, scratch })
      : undefined
  // What was left in the folders when files moved into the bucket is nobody's any more.
  const isPlain = (path: string) => !isSqlite(path) && !(ofBucket && isOfBucket(path))
  const plain = async () => (await listDataFiles(dataDir, kind)).filter(isPlain)
  const take = async (path: string) => {
    const stored = await vault.keep(join(dataDir, path), false)
    const mode = await modeOf(join(dataDir, path))
    if (stored) files.set(path, { path, mode: (mode ?? 0o600) & 0o777, ...stored })
  }

  const first = await plain()
  await inLanes(first, take)
  await ofBucket?.takeAll(files)
  const database = databaseUrl
    ? await dumpDatabase({ url: databaseUrl, vault, scratch }, namedByStudio)
    : undefined
  const inInbox = await takeSqlite(work, files)
  const known = new Set(files.keys())
  await inLanes(await plain(), async (path) => {
    if (!known.has(path) || (await isTouchedSince(join(dataDir, path), at))) await take(path)
  })
  await ofBucket?.takeAll(files)
  await ofBucket?.remember()

  const missing = [...(database?.seen ?? []), ...inInbox].filter((path) => !files.has(path))
  return {
    format: formatVersion,
    id: idOf(at, kind),
    kind,
    at: at.toISOString(),
    secretMark,
    versions: { wajiha, node: process.version },
    ...(database ? { database: database.dump } : {}),
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    missing,
  }
}

/** @returns which files the inbox names. */
async function takeSqlite({ dataDir, kind, vault, scratch }: Work, files: Map<string, StoredFile>) {
  let named: string[] = []
  for (const path of (await listDataFiles(dataDir, kind)).filter(isSqlite)) {
    const copy = join(scratch, 'sqlite')
    await copySqlite(join(dataDir, path), copy)
    const stored = await vault.keep(copy, true)
    if (stored) files.set(path, { path, mode: 0o600, ...stored })
    if (path === 'inbox/inbox.sqlite') named = namedByInbox(copy)
    await rm(copy)
  }
  return named
}

/** By the time of the file's entry, which nobody can set back; clocks of disks are as coarse as two seconds. */
async function isTouchedSince(path: string, at: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.ctimeMs > at.getTime() - 2_000
}

const textStream = (value: object) => Readable.from([Buffer.from(JSON.stringify(value))])
