/** The bucket in which the studio keeps its files, for commands: names are those of the data folder. */
import type { FilesBucket } from '@wajiha/contract/settings'
import { storedType } from '@wajiha/contract/stored-type'
import { AwsClient } from 'aws4fetch'
import { type Bucket, bucketAt, type Entry } from '../backup/bucket-target.ts'

/** Folders of the data folder that stand in the bucket where there is one. */
export const filesFolders = ['media', 'files', 'attachments'] as const

/** @param path below the data folder. */
export const isOfBucket = (path: string): boolean =>
  filesFolders.some((folder) => path.startsWith(`${folder}/`))

export function filesBucket(settings: FilesBucket): Bucket {
  const { bucket, prefix, endpoint, region, keyId, secret } = settings
  const name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`
  return bucketAt({
    name,
    root: endpoint
      ? `${endpoint.replace(/\/$/, '')}/${bucket}`
      : `https://${bucket}.s3.${region}.amazonaws.com`,
    prefix: prefix.split('/').filter(Boolean),
    client: new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
      retries: 6,
      initRetryMs: 100,
    }),
    typeOf: storedType,
    words: {
      called: `The bucket of the studio’s files ${name}`,
      address: 'FILES_BUCKET',
      endpoint: 'FILES_BUCKET_ENDPOINT',
      keys: 'FILES_BUCKET_KEY_ID and FILES_BUCKET_SECRET',
    },
  })
}

/** All of it, in no order. */
export async function allEntries(bucket: Bucket): Promise<Entry[]> {
  const lists: Entry[][] = []
  for (const folder of filesFolders) lists.push(await bucket.entries(folder))
  return lists.flat()
}
