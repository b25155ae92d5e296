/**
 * Payload's own plugin for buckets, put to work as the studio needs it. As it comes, it would
 *
 * - keep two more columns for names that the studio makes itself and a name never means another file;
 * - bring a part of the admin's for uploads past the server, which the studio does not know;
 * - save each document a second time, with nothing new in it, and so announce each upload twice;
 * - remember a file for as long as a request lives, and keep it again under the name of the next document;
 * - upload while the feed's lock is held, which a slow bucket would keep from everybody;
 * - delete a document whose file the bucket did not give up, which would stay public under its address.
 */
import { s3Storage } from '@payloadcms/storage-s3'
import type { FilesBucket } from '@wajiha/contract/settings'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Config,
  PayloadRequest,
} from 'payload'
import { clientConfig, keyIn } from './bucket-client.ts'
import { bucketStore, reached } from './bucket-store.ts'

const places = ['media', 'files'] as const

export async function inBucket(config: Config, settings: FilesBucket): Promise<Config> {
  const plugin = s3Storage({
    bucket: settings.bucket,
    config: clientConfig(settings),
    collections: Object.fromEntries(
      places.map((place) => [place, { prefix: keyIn(settings, place) }]),
    ),
  })
  const { admin } = config
  const made = await plugin({ ...config, admin: {} })
  return {
    ...made,
    ...(admin ? { admin } : {}),
    collections: made.collections?.map(arranged) ?? [],
  }

  function arranged(collection: CollectionConfig): CollectionConfig {
    const before = config.collections?.find(({ slug }) => slug === collection.slug)
    if (!before || !places.some((place) => place === collection.slug)) return collection
    const upload = collection.hooks?.afterChange?.at(-1)
    const { hooks = {} } = before
    return {
      ...collection,
      fields: collection.fields.filter(
        (field) => !('name' in field && ['prefix', '_objectKey'].includes(field.name)),
      ),
      hooks: {
        ...hooks,
        beforeChange: [...(hooks.beforeChange ?? []), noteFile],
        // Both before all else that follows a save, which is under a lock in the end.
        afterChange: [...(upload ? [keepFile(upload)] : []), ...(hooks.afterChange ?? [])],
        afterDelete: [dropFiles, ...(hooks.afterDelete ?? [])],
      },
    }
  }

  async function dropFiles({ collection, doc }: { collection: { slug: string }; doc: Stored }) {
    const store = bucketStore(settings, collection.slug)
    const sizes = Object.values(doc.sizes ?? {})
    for (const { filename } of [doc, ...sizes]) if (filename) await store.drop(filename)
    return doc
  }
}

type Stored = { filename?: string | null; sizes?: Record<string, { filename?: string | null }> }

declare module 'payload' {
  interface RequestContext {
    /** What the save that is under way brought: a request may serve several, one after the other. */
    fileToKeep?: Pick<PayloadRequest, 'file' | 'payloadUploadSizes'> | undefined
  }
}

const noteFile: CollectionBeforeChangeHook = ({ data, req }) => {
  const { file, payloadUploadSizes } = req
  req.context.fileToKeep = file && { file, ...(payloadUploadSizes ? { payloadUploadSizes } : {}) }
  return data
}

/** @throws {StorageAway} and with it the whole save fails. */
const keepFile =
  (upload: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    const { context, payload } = args.req
    const { fileToKeep } = context
    context.fileToKeep = undefined
    if (!fileToKeep) return args.doc
    // Of the request, the plugin sees this alone: its second save comes to nothing.
    const { logger } = payload
    const seen = { ...fileToKeep, context: {}, payload: { logger, update: async () => undefined } }
    await reached(Promise.resolve(upload({ ...args, req: seen as unknown as PayloadRequest })))
    return args.doc
  }
