/** The logs under the data folder: each is moved to `.1` when it has grown, in place of the one before. */
import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const largestBytes = 10 * 1024 * 1024

export type Log = { write: (text: string) => void; end: () => void }

/** Makes `logs/` and moves what is too large, before anything writes there. */
export function rotateLogs(dataDir: string, names: string[], largest = largestBytes): void {
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  for (const name of names) {
    const file = logFile(dataDir, name)
    if (sizeOf(file) > largest) renameSync(file, `${file}.1`)
  }
}

/** Written line by line, and moved away while the product runs, too. */
export function openLog(dataDir: string, name: string, largest = largestBytes): Log {
  const file = logFile(dataDir, name)
  let bytes = sizeOf(file)
  let open: number | undefined
  return {
    write(text) {
      // A full disk must not take the supervisor down: it is the one who can tell.
      try {
        if (bytes > largest) {
          if (open !== undefined) closeSync(open)
          open = undefined
          renameSync(file, `${file}.1`)
          bytes = 0
        }
        open ??= openSync(file, 'a', 0o600)
        bytes += writeSync(open, text)
      } catch {}
    },
    end() {
      if (open !== undefined) closeSync(open)
      open = undefined
    },
  }
}

export function logFile(dataDir: string, name: string): string {
  return join(dataDir, 'logs', `${name}.log`)
}

function sizeOf(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
