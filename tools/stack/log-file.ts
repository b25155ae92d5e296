import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'

const largestBytes = 10 * 1024 * 1024

/** Makes `logs/` and moves each log that grew beyond 10 MB to `.1`, in place of the one before. */
export function rotateLogs(dataDir: string, names: string[], largest = largestBytes): void {
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  for (const name of names) {
    const file = logFile(dataDir, name)
    if (sizeOf(file) > largest) renameSync(file, `${file}.1`)
  }
}

export function openLog(dataDir: string, name: string): WriteStream {
  const log = createWriteStream(logFile(dataDir, name), { flags: 'a', mode: 0o600 })
  // A full disk must not take the supervisor down: it is the one who can tell.
  return log.on('error', () => {})
}

export function logFile(dataDir: string, name: string): string {
  return join(dataDir, 'logs', `${name}.log`)
}

function sizeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
