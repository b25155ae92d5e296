/**
 * A scanner of the agency's own, asked about each file before it is kept (JOB-07): any command that takes
 * a path as its last word and ends with 0 for a file that may pass and 1 for one that may not, as
 * `clamdscan --no-summary` does. Where one is named and cannot say, nothing passes: the visitor keeps what
 * was written and is told to come back, and the log says why.
 */
import { spawn } from 'node:child_process'
import type { FieldErrors } from '@wajiha/contract/form-checks'
import { type Log, reasonOf } from '../log.ts'
import { isKept, type Uploads } from './upload.ts'

/** @returns the fields whose files must not pass; `unavailable` where nobody can say. Never throws. */
export type ScanFiles = (uploads: Uploads) => Promise<FieldErrors | 'unavailable'>

type Parts = { command: readonly string[] | undefined; log: Log; longestMs?: number }

export function createScanFiles({ command, log, longestMs = 60_000 }: Parts): ScanFiles {
  const [program, ...words] = command ?? []
  if (!program) return async () => ({})

  /** How the scanner ended; rejects where it could not be asked. */
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const scanner = spawn(program, [...words, path], { stdio: 'ignore', timeout: longestMs })
      scanner.once('error', reject)
      scanner.once('close', (code) => resolve(code ?? -1))
    })

  function failed(reason: string) {
    log.error('scan_failed', { reason })
    return 'unavailable' as const
  }

  return async (uploads) => {
    const errors: FieldErrors = {}
    for (const [field, received] of uploads) {
      if (!isKept(received)) continue
      try {
        const code = await ask(received.path)
        if (code === 1) errors[field] = ['file.refused']
        else if (code !== 0) return failed(`it ended with ${code}`)
      } catch (error) {
        return failed(reasonOf(error))
      }
    }
    return errors
  }
}
