/** One backup and one drill of a data folder at a time: the night's, one by hand, one before an upgrade. Who comes second waits. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Sentence } from '../sentence.ts'
import { type Lock, lockFile } from '../stack/lock.ts'

type Turn = 'backup' | 'drill'

/** The locks' names in `DATA_DIR/backup`; the first is older than the second. */
const files: Record<Turn, string> = { backup: 'lock.sqlite', drill: 'drill-lock.sqlite' }

/** A large first backup over a thin line. */
const defaultPatienceMs = 60 * 60_000

/** @throws {Sentence} when the one before is not done in time; and what the work throws. */
export async function inTurn<Value>(
  dataDir: string,
  turn: Turn,
  work: () => Promise<Value>,
  patienceMs = defaultPatienceMs,
): Promise<Value> {
  const folder = join(dataDir, 'backup')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await waitFor(join(folder, files[turn]), turn, patienceMs)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

async function waitFor(file: string, turn: Turn, patienceMs: number): Promise<Lock> {
  const end = Date.now() + patienceMs
  const taken = () =>
    new Sentence(`Another ${turn} of this data folder is under way. Try again when it is done.`)
  let isTold = false
  for (;;) {
    try {
      return lockFile(file, taken)
    } catch (error) {
      if (Date.now() >= end) throw error
    }
    if (!isTold) console.error(`Another ${turn} of this data folder is under way; waiting for it.`)
    isTold = true
    await pause(250)
  }
}
