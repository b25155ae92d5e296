/** A backup becomes a data folder and a database again, in an empty place. */
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deliverAgain } from '../doctor/read-inbox.ts'
import { hashIn } from '../files/copy-files.ts'
import { filesBucket, isOfBucket } from '../files/files-bucket.ts'
import { spawnStudioCommand } from '../run-in-studio.ts'
import { Sentence } from '../sentence.ts'
import { openDataFolder, restoringMark } from '../stack/data-folder.ts'
import { lockDataFolder } from '../stack/lock.ts'
import { startPostgres } from '../stack/postgres.ts'
import type { Settings } from '../stack/settings.ts'
import { secretMarkOf, secretOf } from './backup-now.ts'
import type { Bucket } from './bucket-target.ts'
import { readIndexes } from './catalogue.ts'
import { chooseBackup, filesOf, openingOf, readManifest } from './choose-backup.ts'
import { migrationsOf, withClient } from './dump-database.ts'
import { inLanes } from './in-lanes.ts'
import { bringInbox, requireInbox, visitorsOf } from './inbox-of.ts'
import { loadDatabase } from './load-database.ts'
import type { Manifest, StoredFile } from './manifest.ts'
import type { Opening } from './sealing.ts'
import type { Target } from './target.ts'
import { readStored } from './vault.ts'
import {
  compareDatabase,
  compareFiles,
  compareNames,
  compareReceived,
  type Received,
} from './verify.ts'

export type Wanted = {
  source: Target
  identities: readonly string[]
  /** Of a backup; else the newest whole one, with the newest inbox. */
  at?: string | undefined
  /** Whether everything is read once more and compared. */
  isVerified: boolean
  /** A data folder that goes on here after its upgrade was taken back: what visitors sent it comes along. */
  inboxOf?: string
  /** In a scratch place nobody is erased and nothing delivered. */
  isDrill?: boolean
}

export type Restored = Received & {
  id: string
  /** The newer backup of the inbox, if there was one. */
  inboxId: string | undefined
  files: number
  tables: number
  rows: number
  named: number
  missing: string[]
  problems: string[]
  tookMs: number
}

/** @throws {Sentence} A place that a failed restore leaves half full is refused by start and restore. */
export async function restore(settings: Settings, wanted: Wanted): Promise<Restored> {
  const began = Date.now()
  const { dataDir } = settings
  requireEmpty(dataDir)
  if (wanted.inboxOf) requireInbox(wanted.inboxOf)
  const { whole, inbox } = chooseBackup(await readIndexes(wanted.source), wanted.source, wanted.at)
  const open = openingOf(wanted.identities, whole, ...(inbox ? [inbox] : []))
  const manifest = await readManifest(wanted.source, open, whole)
  const newer = inbox && (await readManifest(wanted.source, open, inbox))
  // Only now: a wrong word or key leaves no folder behind that looks like a restore.
  openDataFolder(dataDir)
  const lock = lockDataFolder(dataDir)
  try {
    writeFileSync(join(dataDir, restoringMark), `${whole.id}\n`)
    const ofBackup = filesOf(manifest, newer, wanted.at !== undefined)
    const files = wanted.inboxOf ? ofBackup.filter(({ path }) => !visitorsOf(path)) : ofBackup
    const bucket = settings.filesBucket && filesBucket(settings.filesBucket)
    await writeFiles({ ...wanted, open, dataDir, files, bucket })
    if (wanted.inboxOf) await bringInbox(wanted.inboxOf, dataDir)
    requireSecret(settings, manifest)
    const missing = [...manifest.missing, ...(newer?.missing ?? [])]
    const found = await withServer(settings, (databaseUrl) =>
      restoreDatabase({ ...wanted, open, dataDir, files, bucket, databaseUrl, manifest, missing }),
    )
    rmSync(join(dataDir, restoringMark))
    const inboxId = inbox?.id
    return { id: whole.id, inboxId, files: files.length, ...found, tookMs: Date.now() - began }
  } finally {
    lock.release()
  }
}

/** @throws {Sentence} */
function requireEmpty(dataDir: string): void {
  const inside = existsSync(dataDir) ? readdirSync(dataDir) : []
  // A disk of its own brings this folder along.
  const found = inside.filter((name) => name !== 'lost+found')
  if (found.includes(restoringMark))
    throw new Sentence(
      `${dataDir} holds a restore that was not finished. Remove what is in it, and restore again.`,
    )
  if (found.length > 0)
    throw new Sentence(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}). Restore goes into an empty folder only: move that one away, or set DATA_DIR to another.`,
    )
}

type Work = Wanted & {
  open: Opening
  dataDir: string
  files: StoredFile[]
  /** Where the studio of this machine keeps its files, when that is not the data folder. */
  bucket: Bucket | undefined
}

async function writeFiles({ source, open, dataDir, files, bucket }: Work): Promise<void> {
  const onDisk = bucket ? files.filter(({ path }) => !isOfBucket(path)) : files
  for (const folder of new Set(onDisk.map(({ path }) => dirname(path))))
    await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 })
  await inLanes(files, async (file) => {
    if (bucket && isOfBucket(file.path))
      return fillBucket(bucket, file, () => readStored(source, open, file))
    const path = join(dataDir, ...file.path.split('/'))
    const out = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(await readStored(source, open, file), out)
    await chmod(path, file.mode)
  })
}

/** As a folder is, the bucket is never written over. @throws {Sentence} */
async function fillBucket(bucket: Bucket, file: StoredFile, read: () => Promise<Readable>) {
  const there = await hashIn(bucket, file.path)
  if (there === undefined) return bucket.put(file.path, await read())
  if (there !== file.sha256)
    throw new Sentence(
      `${bucket.name} holds another ${file.path} than the backup does. Look which is right, or restore into another bucket or prefix.`,
    )
}

/** The secret that signs and locks must be the one the rows were written under. @throws {Sentence} */
function requireSecret(settings: Settings, { secretMark }: Manifest): void {
  if (secretMarkOf(secretOf(settings)) === secretMark) return
  throw new Sentence(
    'PAYLOAD_SECRET is not the one this backup was made under, so that second factors, signatures and proofs of erasures would be lost. Set it to what it was, empty the data folder and restore again.',
  )
}

async function withServer<Value>(
  { dataDir, databaseUrl }: Settings,
  use: (url: string) => Promise<Value>,
): Promise<Value> {
  if (databaseUrl) return use(databaseUrl)
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  const server = await startPostgres(dataDir)
  try {
    return await use(server.url)
  } finally {
    await server.stop()
  }
}

async function restoreDatabase(
  work: Work & { databaseUrl: string; manifest: Manifest; missing: string[] },
) {
  const { source, open, dataDir, files, bucket, databaseUrl, manifest, missing } = work
  const { isVerified, isDrill } = work
  const dump = manifest.database
  if (!dump) throw new Sentence(`${manifest.id} holds no database.`)
  const place = { dataDir, databaseUrl }
  await withClient(databaseUrl, async (client) => {
    if ((await migrationsOf(client)).length > 0)
      throw new Sentence('The database of DATABASE_URL is not empty. Name an empty one.')
  })
  // Not production, in which the studio would run every migration that it knows.
  const env = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
  if ((await spawnStudioCommand('migrate-to', dump.migrations, place, env)) !== 0)
    throw new Sentence('The tables could not be made; why is said above.')
  const checked = await withClient(databaseUrl, async (client) => {
    await loadDatabase(client, dump, (table) => readStored(source, open, table))
    const names = await compareNames({ dataDir, bucket }, client, missing)
    const problems = isVerified
      ? [
          ...(await compareFiles({ dataDir, bucket }, files)),
          ...(await compareDatabase(client, dump)),
        ]
      : []
    return { named: names.named, problems: [...problems, ...names.problems] }
  })
  const received = await compareReceived(dataDir, databaseUrl)
  if (!isDrill) await catchUp(place, received)
  const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0)
  return { ...checked, ...received, tables: dump.tables.length, rows, missing }
}

/** What came after the backup: messages are delivered once more, people erased once more. */
async function catchUp(place: { dataDir: string; databaseUrl: string }, { onTheWay }: Received) {
  if (onTheWay.length > 0) deliverAgain(place.dataDir, onTheWay)
  if (!existsSync(join(place.dataDir, 'privacy', 'erasures.jsonl'))) return
  // Where the backup is of an older version, it is the backup to go back to.
  const env = { WAJIHA_MAY_UPGRADE: '1' }
  if ((await spawnStudioCommand('privacy', ['erase-again'], place, env)) !== 0)
    throw new Sentence(
      'Everything is restored, but people who were erased are not erased again; why is said above. Run npm run privacy -- erase-again before anybody works with it.',
    )
}
