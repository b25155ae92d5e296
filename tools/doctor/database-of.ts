/**
 * A way to the database, whether the product runs or not: the given one, the embedded one of the
 * running product, or the embedded one, woken up for as long as the doctor looks at it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sentence } from '../sentence.ts'
import { keepSecret } from '../stack/data-folder.ts'
import { lockDataFolder } from '../stack/lock.ts'
import { startPostgres } from '../stack/postgres.ts'
import { databaseName, databaseUser } from '../stack/postgres-cluster.ts'

export type Database = { url: string; isRunning: boolean; close: () => Promise<void> }

/** @returns nothing where there is no database yet. @throws {Sentence} */
export async function databaseOf(
  dataDir: string,
  given: string | undefined,
): Promise<Database | undefined> {
  if (given) return { url: given, isRunning: true, close: async () => {} }
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return undefined
  const lock = tryLock(dataDir)
  if (!lock) return { url: urlOfRunning(dataDir), isRunning: true, close: async () => {} }
  const postgres = await startPostgres(dataDir)
  return {
    url: postgres.url,
    isRunning: false,
    async close() {
      await postgres.stop()
      lock.release()
    },
  }
}

function tryLock(dataDir: string) {
  try {
    return lockDataFolder(dataDir)
  } catch (error) {
    if (error instanceof Sentence) return undefined
    throw error
  }
}

/** The fourth line of the server's own file is its port. */
function urlOfRunning(dataDir: string): string {
  const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const { value } = keepSecret(dataDir, 'database-password')
  return `postgres://${databaseUser}:${value}@127.0.0.1:${Number(lines[3])}/${databaseName}`
}
