/** How many files and connections the system lets this process have open, and what it says when they are. */
import { readdirSync, readFileSync } from 'node:fs'

/**
 * How many more it may open. Nothing where that cannot be known; Node raises its limit to the most that is
 * allowed when it starts.
 */
export function freeFiles(read = readLimits, count = countOpen): number | undefined {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(read()) ?? []
  return soft === undefined ? undefined : Number(soft) - count()
}

const countOpen = () => readdirSync('/proc/self/fd').length

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/** Also where it stands behind the error that tells what could not be done for it. */
export function isOutOfFiles(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === 'EMFILE' || code === 'ENFILE' || (cause !== undefined && isOutOfFiles(cause))
}
