/**
 * One start at a time on a data folder. The lock is SQLite's own file lock, which the kernel drops
 * with the process that holds it: after `kill -9` there is nothing stale to recognise, in a
 * container neither. The number beside it is only for the sentence.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Sentence } from '../sentence.ts'

export type Lock = { release: () => void }

/** @throws {Sentence} when another start holds this folder. */
export function lockDataFolder(folder: string): Lock {
  const holder = join(folder, 'lock.pid')
  const lock = lockFile(
    join(folder, 'lock.sqlite'),
    `Wajiha is already running on the data folder ${folder} (process ${readHolder(holder)}). ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  )
  writeFileSync(holder, String(process.pid))
  return lock
}

/** @param taken what to say when another process holds it. @throws {Sentence} */
export function lockFile(file: string, taken: string): Lock {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch {
    database.close()
    throw new Sentence(taken)
  }
  return { release: () => database.close() }
}

function readHolder(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
