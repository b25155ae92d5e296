/** What went wrong, as far as the person it met can do something about it. */
import { statfs } from 'node:fs/promises'
import { StorageAway } from '../storage/storage-away.ts'

/** `full`: the disk has no room; `away`: the database does not answer; `bucket`: the place of files does not;
 * `collided`: two saved what belongs together at one moment; `unexpected`: a fault of ours. */
export type Failure = 'full' | 'away' | 'bucket' | 'collided' | 'unexpected'

/** Bytes: less than this and neither a picture nor a table's next page has room. */
const least = 16_000_000

const codes: readonly (readonly [Failure, RegExp])[] = [
  // Of the system, and of PostgreSQL: disk_full.
  ['full', /^(?:ENOSPC|EDQUOT|53100)$/],
  // Connections that fail or are refused: too many, shutting down, starting.
  ['away', /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|53300|57P0[1-3])$/],
  // One of two that waited for each other was let go, or what it had read was changed: deadlock, serialization.
  ['collided', /^40(?:P01|001)$/],
]
const sentences: readonly (readonly [Failure, RegExp])[] = [
  ['full', /no space left on device/i],
  ['away', /connection terminated|timeout exceeded when trying to connect/i],
]

/** @param folder where the product keeps its data: a full disk also shows itself in other ways, a database that went away. */
export async function failureOf(error: unknown, folder: string): Promise<Failure> {
  const causes = causesOf(error)
  if (causes.some((one) => one instanceof StorageAway)) return 'bucket'
  const told = causes.map(kindOf)
  if (told.includes('full') || !(await hasRoom(folder))) return 'full'
  return (['away', 'collided'] as const).find((one) => told.includes(one)) ?? 'unexpected'
}

/** Whether the database let it go for another that waited for it; the same may succeed a moment later. */
export const hasCollided = (error: unknown): boolean =>
  causesOf(error).some((one) => kindOf(one) === 'collided')

function kindOf({ code, message }: Error & { code?: unknown }): Failure | undefined {
  const byCode = codes.find(([, pattern]) => pattern.test(String(code)))
  return (byCode ?? sentences.find(([, pattern]) => pattern.test(message)))?.[0]
}

/** The error and what it was caused by, down to the first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let one = error; one instanceof Error && causes.length < 8; one = one.cause) causes.push(one)
  return causes
}

/** Whether the disk below a folder takes anything; yes where it cannot be asked. */
export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= least
  } catch {
    return true
  }
}
