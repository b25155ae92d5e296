/**
 * Whether every file that a row names is there and is what it was. In folders each byte is read: a CV must be what its
 * sender sent, and a picture what it was when the doctor first saw it, for no name ever means another file. In a bucket
 * names, sizes and the bucket's own marks are compared: reading every byte there is what a backup does.
 */
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FilesBucket } from '@wajiha/contract/settings'
import { Client } from 'pg'
import { z } from 'zod'
import { hashing } from '../backup/hashing.ts'
import { inLanes } from '../backup/in-lanes.ts'
import { allEntries, filesBucket, filesFolders } from '../files/files-bucket.ts'
import { Sentence } from '../sentence.ts'
import type { NamedFiles } from './findings.ts'

const named = `
  select 'media/' || filename as name, filesize::float8 as size, null as sha256
    from media where filename is not null
  union all select 'media/' || sizes_thumb_filename, sizes_thumb_filesize::float8, null from media
    where sizes_thumb_filename is not null
  union all select 'media/' || (jsonb_path_query(to_jsonb(media), 'lax $.former_files[*] ? (@ != null)') #>> '{}'),
      null, null from media
  union all select 'files/' || filename, filesize::float8, null from files where filename is not null
  union all select 'attachments/' || attachment_file, (payload -> 'attachment' ->> 'size')::float8,
      payload -> 'attachment' ->> 'sha256'
    from submissions where attachment_file is not null
  union all select 'attachments/' || (held.file ->> 'file'),
      (payload -> 'files' -> (held.place::int - 1) ->> 'size')::float8,
      payload -> 'files' -> (held.place::int - 1) ->> 'sha256'
    from submissions, jsonb_array_elements(
      case jsonb_typeof(files) when 'array' then files else '[]' end
    ) with ordinality as held (file, place)
    where held.file ->> 'file' is not null`

type Row = { name: string; size: number | null; sha256: string | null }
/** What is there under a name: `mark` is a SHA-256, or what a bucket gives to bytes. */
type Found = { size: number; mark: string }
type Places = { dataDir: string; bucket: FilesBucket | undefined; databaseUrl: string }

const seenSchema = z.record(z.string(), z.object({ mark: z.string(), where: z.string() }))
const inFolder = 'folders'
const memoryIn = (dataDir: string) => join(dataDir, 'doctor', 'files.json')

/** @returns nothing where the database cannot be read, or files do not lie here. */
export async function readFiles(
  places: Places,
): Promise<NamedFiles | { unread: string } | undefined> {
  const { dataDir, bucket, databaseUrl } = places
  if (!bucket && !filesFolders.some((folder) => existsSync(join(dataDir, folder)))) return undefined
  const rows = await readNamed(databaseUrl).catch(() => undefined)
  if (!rows) return undefined
  try {
    const found = bucket ? await inBucket(bucket) : await inFolders(dataDir, rows)
    return compare(
      rows,
      found,
      dataDir,
      bucket ? `s3://${bucket.bucket}/${bucket.prefix}` : inFolder,
    )
  } catch (error) {
    if (error instanceof Sentence) return { unread: error.message }
    throw error
  }
}

async function inBucket(settings: FilesBucket): Promise<Map<string, Found>> {
  const entries = await allEntries(filesBucket(settings))
  return new Map(entries.map(({ name, ...found }) => [name, found]))
}

async function inFolders(dataDir: string, rows: readonly Row[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  await inLanes(rows, async ({ name }) => {
    const path = join(dataDir, name)
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile()) return
    const { stream, read } = hashing()
    stream.resume()
    try {
      await pipeline(createReadStream(path), stream)
    } catch (error) {
      throw new Sentence(
        `${name} cannot be read (${(error as NodeJS.ErrnoException).code}). Look at the disk, and at who may read the folder.`,
      )
    }
    const { size, sha256 } = read()
    found.set(name, { size, mark: sha256 })
  })
  return found
}

/** Remembers what is seen for the first time. @param where its marks are compared with those of this place alone. */
function compare(
  rows: readonly Row[],
  found: ReadonlyMap<string, Found>,
  dataDir: string,
  where: string,
): NamedFiles {
  const before = readSeen(dataDir)
  const seen: z.output<typeof seenSchema> = {}
  const result: NamedFiles = {
    named: rows.length,
    missing: [],
    other: [],
    isBucket: where !== inFolder,
  }
  for (const { name, size, sha256 } of rows) {
    const there = found.get(name)
    const known = before[name]?.where === where ? before[name] : undefined
    if (known) seen[name] = known
    if (!there) result.missing.push(name)
    else if (size !== null && size !== there.size) result.other.push(name)
    else if (sha256 && where === inFolder && sha256 !== there.mark) result.other.push(name)
    else if (known && known.mark !== there.mark) result.other.push(name)
    else seen[name] = { mark: there.mark, where }
  }
  writeSeen(dataDir, seen)
  return result
}

function readSeen(dataDir: string): z.output<typeof seenSchema> {
  try {
    return seenSchema.parse(JSON.parse(readFileSync(memoryIn(dataDir), 'utf8')))
  } catch {
    return {}
  }
}

/** Who may only read here learns what is missing all the same. */
function writeSeen(dataDir: string, seen: z.output<typeof seenSchema>): void {
  const file = memoryIn(dataDir)
  try {
    mkdirSync(join(dataDir, 'doctor'), { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.part`, JSON.stringify(seen), { mode: 0o600 })
    renameSync(`${file}.part`, file)
  } catch {}
}

async function readNamed(databaseUrl: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(named)).rows
  } finally {
    await client.end()
  }
}
