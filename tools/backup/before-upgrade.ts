/**
 * The backup that a start makes before it changes the tables of a database that holds something: into
 * `BACKUP_TARGET`, or, where there is none, beside the data. That one saves from a bad upgrade, and from no
 * broken disk.
 */
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseOf } from '../doctor/database-of.ts'
import { Sentence } from '../sentence.ts'
import type { Settings } from '../stack/settings.ts'
import { type Backup, backUp } from './backup-now.ts'
import { listDataFiles } from './data-files.ts'
import { withClient } from './dump-database.ts'
import { bytesText, targetOf } from './say.ts'

/** What the inbox of a running site needs to go on. */
const spareBytes = 500 * 1024 * 1024

export const besideIn = (dataDir: string): string => join(dataDir, 'backup', 'before-upgrades')

/** @throws {Sentence} Then nothing may be changed. */
export async function backUpBeforeUpgrade(
  settings: Settings,
  freeBytes = freeBytesOf,
): Promise<Backup & { target: string }> {
  const target = targetOf(undefined, settings.backupTarget)
  const shared = { kind: 'whole', isProven: true } as const
  if (target)
    return { target, ...(await backUp(settings, { ...shared, target, key: settings.backupKey })) }
  const beside = besideIn(settings.dataDir)
  await requireRoomBeside(settings, await freeBytes(settings.dataDir))
  // As open as the data that it lies beside.
  const made = await backUp(settings, { ...shared, target: beside, key: 'plain', isBeside: true })
  return { target: beside, ...made }
}

/** A full disk would stop the inbox, too. @throws {Sentence} */
async function requireRoomBeside(settings: Settings, free: number): Promise<void> {
  const { dataDir } = settings
  const needed = (await sizeOfData(settings)) - (await sizeOf(besideIn(dataDir)))
  if (free - Math.max(needed, 0) >= spareBytes) return
  throw new Sentence(
    `The backup beside the data needs up to ${bytesText(Math.max(needed, 0))} and 500 MB to spare, and the disk of ${dataDir} has ${bytesText(free)}. Make room, or set BACKUP_TARGET to a folder on another disk.`,
  )
}

async function sizeOfData({ dataDir, databaseUrl }: Settings): Promise<number> {
  const database = await databaseOf(dataDir, databaseUrl)
  if (!database) throw new Sentence('There is no database yet. Run npm start first.')
  try {
    const rows = await withClient(database.url, async (client) => {
      const found = await client.query('select pg_database_size(current_database()) as bytes')
      return Number(found.rows[0]?.bytes ?? 0)
    })
    return rows + (await sizeOf(dataDir))
  } finally {
    await database.close()
  }
}

/** Of all files that a backup takes from a folder. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const path of await listDataFiles(folder, 'whole'))
    bytes += (await stat(join(folder, path)).catch(() => undefined))?.size ?? 0
  return bytes
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
