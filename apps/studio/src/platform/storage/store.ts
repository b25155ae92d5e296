/**
 * Where the studio keeps what is no row: pictures, files for readers, and what visitors attached. Folders below
 * `DATA_DIR`, or with `FILES_BUCKET` a bucket, under the same names; what speaks to buckets is loaded only then.
 */
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { readEnv } from '../env.ts'
import { folderStore } from './folder-store.ts'

/** Names of the folders, and of what stands before each name in a bucket. Nothing public reads `attachments`. */
export const storePlaces = ['media', 'files', 'attachments'] as const
export type StorePlace = (typeof storePlaces)[number]

export type Held = { size: number; body: Readable }

/** Names are plain: no folder stands in them. Whatever is kept is there whole or not at all. */
export type Store = {
  /** Bytes; nothing where there is no such file. @throws {StorageAway} when the place cannot be asked, as all of these. */
  sizeOf: (name: string) => Promise<number | undefined>
  open: (name: string) => Promise<Held | undefined>
  /** Lasts once this has returned. @param type of media, as `image/webp`. */
  keep: (name: string, bytes: Uint8Array, type?: string) => Promise<void>
  /** Also where it is gone already. */
  drop: (name: string) => Promise<void>
}

export async function storeOf(place: StorePlace): Promise<Store> {
  const { filesBucket, dataDir } = readEnv()
  if (!filesBucket) return folderStore(join(/* turbopackIgnore: true */ dataDir, place))
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore(filesBucket, place)
}

/** All of a file; nothing where it is not there. */
export async function readWhole(store: Store, name: string): Promise<Buffer | undefined> {
  const held = await store.open(name)
  return held && Buffer.concat(await held.body.toArray())
}
