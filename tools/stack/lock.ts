/**
 * One start at a time on a data folder. The lock is SQLite's own file lock, which the kernel drops
 * with the process that holds it: after `kill -9` there is nothing stale to recognise, in a
 * container neither. The number beside it is only for the sentence.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Sentence } from '../sentence.ts'
import { type PartName, partNames } from './part-names.ts'
import { identify } from './process-identity.ts'

export type Lock = { release: () => void }

/** @throws {Sentence} when another start holds this folder, or a part of it runs by itself. */
export function lockDataFolder(folder: string): Lock {
  return lockExclusively(folder, 'lock', 'Wajiha')
}

/**
 * For a part that runs by itself: others may, the whole may not.
 * @throws {Sentence} when the whole runs on this folder, or this very part does.
 */
export function lockPart(folder: string, part: PartName): Lock {
  const whole = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    // What has begun to read keeps everybody from writing, and nobody from reading.
    whole.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch {
    whole.close()
    throw alreadyRunning('Wajiha', folder, 'lock')
  }
  try {
    const own = lockExclusively(folder, `lock-${part}`, `The ${part} of Wajiha`)
    return {
      release() {
        own.release()
        whole.close()
      },
    }
  } catch (error) {
    whole.close()
    throw error
  }
}

/** Who runs the site on this folder: the whole, or the part by itself. @returns nothing when nobody does. */
export function findSupervisor(folder: string): number | undefined {
  const name = ['lock', 'lock-site'].find((one) => isHeld(join(folder, `${one}.sqlite`)))
  const pid = name ? readHolder(join(folder, `${name}.pid`)) : 0
  return pid > 0 ? pid : undefined
}

/** Whether a process has it for itself; a number in a file may be anybody's by now. */
function isHeld(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.exec('SELECT count(*) FROM sqlite_schema')
    return false
  } catch {
    return true
  } finally {
    database.close()
  }
}

function lockExclusively(folder: string, name: string, who: string): Lock {
  const lock = lockFile(join(folder, `${name}.sqlite`), () => alreadyRunning(who, folder, name))
  writeFileSync(join(folder, `${name}.pid`), String(process.pid))
  return lock
}

/** @param taken what to say when another process holds it. @throws {Sentence} */
export function lockFile(file: string, taken: () => Sentence): Lock {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch {
    database.close()
    throw taken()
  }
  return { release: () => database.close() }
}

function alreadyRunning(who: string, folder: string, name: string) {
  const holders = [name, ...(name === 'lock' ? partNames.map((part) => `lock-${part}`) : [])]
  const living = holders.map((one) => readHolder(join(folder, `${one}.pid`))).filter(isSomebody)
  return new Sentence(
    `${who} is already running on the data folder ${folder} (process ${living.join(', ') || 'unknown'}). ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  )
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').trim())
  } catch {
    return 0
  }
}

const isSomebody = (pid: number) => pid > 0 && identify(pid) !== undefined
