/** Whether the bucket takes, hands out and gives up a file under these settings, asked before the studio serves. */
import { randomBytes } from 'node:crypto'
import type { FilesBucket } from '@wajiha/contract/settings'
import { bucketStore } from './bucket-store.ts'
import { StorageAway } from './storage-away.ts'
import { readWhole } from './store.ts'

/**
 * @returns a sentence when it does not answer at the moment: it is waited for, as it is while the studio runs.
 * @throws {BucketRefuses}
 */
export async function requireBucket(settings: FilesBucket): Promise<string | undefined> {
  const store = bucketStore(settings, 'probe')
  const name = randomBytes(8).toString('hex')
  const words = `wajiha ${name}`
  try {
    await store.keep(name, Buffer.from(words))
    const read = await readWhole(store, name)
    await store.drop(name)
    if (read?.toString() === words) return undefined
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal) throw new BucketRefuses(settings, refusal)
    return `${nameOf(settings)} does not answer; files wait for it.`
  }
  throw new BucketRefuses(settings, 'it does not hand out what it was given')
}

/** What to write instead is in its message. */
export class BucketRefuses extends Error {
  override readonly name = 'BucketRefuses'

  constructor(settings: FilesBucket, reason: string) {
    super(
      `${nameOf(settings)} cannot be used (${reason}). Check FILES_BUCKET, FILES_BUCKET_ENDPOINT and FILES_BUCKET_REGION, that the bucket is there, and that FILES_BUCKET_KEY_ID with its FILES_BUCKET_SECRET may read, write and delete in it.`,
    )
  }
}

const nameOf = ({ bucket, endpoint, region }: FilesBucket) =>
  `The bucket “${bucket}” of FILES_BUCKET at ${endpoint ?? `Amazon, ${region}`}`

/** The answer of a server that is there and says no; nothing where none came, or it is busy. */
function refusalIn(error: unknown): string | undefined {
  const cause = error instanceof StorageAway ? error.cause : error
  const { name, $metadata } = Object(cause) as {
    name?: string
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 300 && status < 500 && status !== 429 ? `${status}, ${name}` : undefined
}
