/** One way to the bucket for all of a process. */
import { S3, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { FilesBucket } from '@wajiha/contract/settings'

let client: S3 | undefined

export function bucketClient(settings: FilesBucket): S3 {
  client ??= new S3(clientConfig(settings))
  return client
}

export const clientConfig = ({ endpoint, region, keyId, secret }: FilesBucket): S3ClientConfig => ({
  region,
  credentials: { accessKeyId: keyId, secretAccessKey: secret },
  // Servers of one's own seldom have a name for each bucket.
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  // What only Amazon's servers know is left out: others refuse it.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // Two attempts to connect end before the site gives its delivery up, after five seconds.
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 1_500,
    requestTimeout: 20_000,
    throwOnRequestTimeout: true,
    httpAgent: { keepAlive: true, maxSockets: 50 },
    httpsAgent: { keepAlive: true, maxSockets: 50 },
  },
})

/** The name of a thing in the bucket. */
export const keyIn = ({ prefix }: FilesBucket, ...names: string[]): string =>
  [prefix, ...names].filter(Boolean).join('/')
