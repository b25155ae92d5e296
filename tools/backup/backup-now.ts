/** One backup by the settings of this machine, with all that belongs to it: lock, keys, rotation, memory. */
import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { databaseOf } from '../doctor/database-of.ts'
import { filesBucket } from '../files/files-bucket.ts'
import { root } from '../root.ts'
import { Sentence } from '../sentence.ts'
import { keepSecret } from '../stack/data-folder.ts'
import type { Settings } from '../stack/settings.ts'
import { readVersion } from '../stack/version.ts'
import { isBucket } from './bucket-target.ts'
import { type Made, makeBackup } from './capture.ts'
import { claimTarget, rotate } from './catalogue.ts'
import { inTurn } from './in-turn.ts'
import type { Kind } from './manifest.ts'
import { requireReadable } from './require-readable.ts'
import { keptBeforeUpgrades } from './rotation.ts'
import { drillKey, isRecipient, openWith, sealTo } from './sealing.ts'
import { remembering } from './state.ts'
import { openTarget } from './target.ts'

export type Wanted = {
  /** A bucket, or an absolute folder. */
  target: string
  /** A public key, or `plain` for none. */
  key: string | undefined
  kind: Kind
  /** The step before an upgrade in the data folder itself: no replacement for backups elsewhere. */
  isBeside?: boolean
  /** Whether it is read once more before it counts. */
  isProven?: boolean
}

export type Backup = Made & { id: string; kept: number; removed: number; tookMs: number }

/** @throws {Sentence} */
export async function backUp(settings: Settings, wanted: Wanted): Promise<Backup> {
  const { dataDir } = settings
  if (!existsSync(dataDir))
    throw new Sentence(`There is no data folder ${dataDir}. Run npm start, or set DATA_DIR.`)
  const work = () => backUpNow(settings, wanted)
  return wanted.isBeside ? work() : remembering(dataDir, wanted.kind, work)
}

async function backUpNow(settings: Settings, wanted: Wanted): Promise<Backup> {
  const { target: folder, key, kind, isBeside, isProven } = wanted
  const { dataDir } = settings
  if (!isBeside) requireOutside(dataDir, folder)
  const sealing = sealTo(await recipientsOf(dataDir, key))
  return inTurn(dataDir, 'backup', async () => {
    const began = Date.now()
    const target = await openTarget(folder)
    const namesKey = keepSecret(dataDir, 'backup-names').value
    await claimTarget(target, namesKey)
    const version = readVersion(dataDir)
    const bucket = settings.filesBucket && filesBucket(settings.filesBucket)
    const wajiha = versionOfWajiha()
    const parts = { dataDir, target, sealing, namesKey, kind, version, wajiha, bucket }
    const secretMark = secretMarkOf(secretOf(settings))
    const made = await withDatabase(settings, kind, (databaseUrl) =>
      makeBackup({ ...parts, secretMark, databaseUrl }),
    )
    if (isProven) await requireReadable(target, await openingOf(dataDir, key), made.index)
    const rotated = await rotate(target, new Date(), isBeside ? keptBeforeUpgrades : undefined)
    return { id: made.index.id, ...made, ...rotated, tookMs: Date.now() - began }
  })
}

async function withDatabase<Value>(
  { dataDir, databaseUrl }: Settings,
  kind: Kind,
  use: (url: string | undefined) => Promise<Value>,
): Promise<Value> {
  if (kind === 'inbox') return use(undefined)
  const database = await databaseOf(dataDir, databaseUrl)
  if (!database) throw new Sentence('There is no database yet. Run npm start first.')
  try {
    return await use(database.url)
  } finally {
    await database.close()
  }
}

/** The owner's key and the machine's. @throws {Sentence} without a key, unless none is wanted. */
async function recipientsOf(dataDir: string, key: string | undefined): Promise<string[]> {
  if (key === 'plain') return []
  if (!key)
    throw new Sentence(
      'There is no key to seal the backup for. Run npm run backup -- --new-key and set BACKUP_KEY to what it prints; or say --plain (BACKUP_KEY=plain): then whoever reads the target reads everything.',
    )
  if (!isRecipient(key))
    throw new Sentence(`“${key.slice(0, 80)}” is no public key of age. It begins with age1.`)
  return [key, (await drillKey(dataDir)).recipient]
}

/** What the machine itself can open. */
async function openingOf(dataDir: string, key: string | undefined) {
  return openWith(key === 'plain' ? [] : [(await drillKey(dataDir)).identity])
}

function requireOutside(dataDir: string, target: string): void {
  if (isBucket(target)) return
  const way = relative(dataDir, target)
  if (way === '' || !(way.startsWith('..') || way.startsWith('/')))
    throw new Sentence(
      `${target} lies in the data folder, with which it would be lost. Choose another disk or machine.`,
    )
}

export const secretOf = ({ dataDir, payloadSecret }: Settings): string =>
  payloadSecret || keepSecret(dataDir, 'payload-secret').value

/** Says of a secret whether it is the same, and nothing else. */
export const secretMarkOf = (secret: string): string =>
  createHmac('sha256', secret).update('wajiha backup').digest('hex')

const versionOfWajiha = (): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
