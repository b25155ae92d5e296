import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { FilesBucket } from '@wajiha/contract/settings'
import { bucketClient, keyIn } from './bucket-client.ts'
import { StorageAway } from './storage-away.ts'
import type { Store } from './store.ts'

export function bucketStore(settings: FilesBucket, place: string): Store {
  const client = bucketClient(settings)
  const at = (name: string) => ({
    Bucket: settings.bucket,
    Key: keyIn(settings, place, basename(name)),
  })
  return {
    sizeOf: (name) => orNothing(async () => (await client.headObject(at(name))).ContentLength ?? 0),
    open: (name) =>
      orNothing(async () => {
        const { Body, ContentLength = 0 } = await client.getObject(at(name))
        return { size: ContentLength, body: Body as Readable }
      }),
    async keep(name, bytes, type) {
      await reached(
        client.putObject({
          ...at(name),
          Body: bytes,
          ...(type ? { ContentType: type } : {}),
        }),
      )
    },
    drop: async (name) => void (await reached(client.deleteObject(at(name)))),
  }
}

/** Nothing for what is not there. @throws {StorageAway} */
async function orNothing<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  return reached(
    ask().catch((error: Error) => {
      if (/^(?:NoSuchKey|NotFound)$/.test(error.name)) return undefined
      throw error
    }),
  )
}

/** @throws {StorageAway} in place of whatever the client says. */
export async function reached<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw new StorageAway(error)
  }
}
