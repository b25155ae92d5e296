/** Which files of the data folder a backup takes: everything but what is made again, so that nothing new is forgotten. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Kind } from './manifest.ts'

/** The database is taken as rows; caches, logs, locks and the server's port are made again; `backup` is about backups. */
const leftOut =
  /^(?:postgres(?:\..*)?|cache|logs|backup|prepared|database-port|run(?:-\w+)?\.json|lock[.-].*|\.probe-.*|lost\+found)(?:\/|$)/
/** Half-written, set aside because it is damaged, or of a server that has a password of its own. */
const never =
  /\.(?:part|tmp)$|-(?:wal|shm|journal)$|^inbox\/incoming\/|^inbox\/damaged-|^secrets\/database-password$/
const ofTheInbox = /^(?:inbox|privacy|visits)\//

/** Paths below the data folder, with `/`, sorted. */
export async function listDataFiles(dataDir: string, kind: Kind): Promise<string[]> {
  const found = await walk(dataDir, '')
  return (kind === 'whole' ? found : found.filter((path) => ofTheInbox.test(path))).sort()
}

async function walk(dataDir: string, folder: string): Promise<string[]> {
  const names = await readdir(join(dataDir, folder)).catch(() => [])
  const paths: string[] = []
  for (const name of names) {
    const path = folder ? `${folder}/${name}` : name
    if (leftOut.test(path) || never.test(path)) continue
    // Follows links: media often lies on a disk of its own.
    const found = await stat(join(dataDir, path)).catch(() => undefined)
    if (found?.isDirectory()) paths.push(...(await walk(dataDir, path)))
    else if (found?.isFile()) paths.push(path)
  }
  return paths
}

export const isSqlite = (path: string): boolean => path.endsWith('.sqlite')

/** A whole copy of a SQLite file that others are writing to, as of one moment; nobody waits for it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 })
  try {
    // All pages in one step: a reader's snapshot, which a busy site does not make begin anew.
    await backup(database, to, { rate: 2 ** 30 })
  } finally {
    database.close()
  }
}
