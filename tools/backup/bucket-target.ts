/**
 * A bucket as a target: Amazon's, or of anything that speaks its language (`AWS_ENDPOINT_URL`). An object
 * is there whole or not at all, so nothing has to be renamed or tidied.
 */
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { Sentence } from '../sentence.ts'
import { hashing } from './hashing.ts'
import type { Target } from './target.ts'

/** Wait 0.1 s, 0.2 s … 3.2 s before a bucket that is busy is given up. */
const tries = { retries: 6, initRetryMs: 100 }

export const isBucket = (address: string): boolean => address.startsWith('s3://')

/** @param address `s3://bucket/prefix`. @throws {Sentence} when it or the environment lacks something. */
export function bucketTarget(address: string, env: NodeJS.ProcessEnv = process.env): Target {
  const { root, prefix } = placesOf(address, env)
  const client = clientOf(address, env)
  const urlOf = (name: string) =>
    `${root}/${[...prefix, ...name.split('/')].map(encodeURIComponent).join('/')}`

  async function ask(url: string, init: RequestInit = {}, allowed: number[] = []) {
    const answer = await client.fetch(url, init).catch((error: Error) => {
      const { code = error.message } = (error.cause ?? {}) as { code?: string }
      throw new Sentence(
        `The backup’s target ${address} does not answer (${code}). Check the network and AWS_ENDPOINT_URL.`,
      )
    })
    if (answer.ok || allowed.includes(answer.status)) return answer
    throw new Sentence(refusalText(address, answer.status, codeIn(await answer.text())))
  }

  async function put(name: string, bytes: Readable) {
    const folder = await mkdtemp(join(tmpdir(), 'wajiha-bucket-'))
    try {
      // Its length and hash stand before its bytes: the bucket refuses what arrives otherwise.
      const file = join(folder, 'object')
      const counter = hashing()
      await pipeline(bytes, counter.stream, createWriteStream(file, { mode: 0o600 }))
      await ask(urlOf(name), {
        method: 'PUT',
        headers: { 'x-amz-content-sha256': counter.read().sha256 },
        body: await openAsBlob(file),
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function list(folder: string): Promise<string[]> {
    const start = [...prefix, folder, ''].join('/')
    const keys: string[] = []
    // The first version of this question: every server knows it, and goes on after a key.
    for (let isMore = true; isMore; ) {
      const query = new URLSearchParams({ 'encoding-type': 'url', prefix: start })
      const last = keys.at(-1)
      if (last) query.set('marker', last)
      const xml: string = await (await ask(`${root}?${query}`)).text()
      for (const [, key = ''] of xml.matchAll(/<Key>([^<]+)<\/Key>/g))
        keys.push(decodeURIComponent(key.replaceAll('+', ' ')))
      isMore = xml.includes('<IsTruncated>true<') && keys.at(-1) !== last
    }
    return keys.map((key) => key.slice(start.length - folder.length - 1))
  }

  return {
    name: address,
    put,
    list,
    async read(name) {
      const answer = await ask(urlOf(name), {}, [404])
      if (answer.status === 404 || !answer.body)
        throw new Sentence(
          `${address} lacks ${name}, which this backup needs. Restore an older one.`,
        )
      return Readable.fromWeb(answer.body as ReadableStream)
    },
    has: async (name) => (await ask(urlOf(name), { method: 'HEAD' }, [404])).ok,
    remove: async (name) => void (await ask(urlOf(name), { method: 'DELETE' }, [404])),
    tidy: async () => {},
  }
}

function placesOf(address: string, env: NodeJS.ProcessEnv) {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? []
  if (!bucket) throw new Sentence(`“${address}” is no bucket. Write s3://bucket/prefix.`)
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL
  const root = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${regionOf(env)}.amazonaws.com`
  return { root, prefix: rest.split('/').filter(Boolean) }
}

const regionOf = (env: NodeJS.ProcessEnv) => env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1'

function clientOf(address: string, env: NodeJS.ProcessEnv): AwsClient {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey)
    throw new Sentence(
      `${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.`,
    )
  const sessionToken = env.AWS_SESSION_TOKEN
  return new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region: regionOf(env),
    ...tries,
    ...(sessionToken ? { sessionToken } : {}),
  })
}

const codeIn = (xml: string) => /<Code>([^<]+)</.exec(xml)?.[1] ?? 'no reason'

function refusalText(address: string, status: number, code: string): string {
  const remedies: Record<string, string> = {
    NoSuchBucket: 'Make the bucket, or correct BACKUP_TARGET',
    QuotaExceeded: 'Make room there',
  }
  const remedy =
    remedies[code] ??
    (status === 403
      ? 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and what they may do'
      : 'Try again, or ask who keeps the bucket')
  return `The backup’s target ${address} refuses (${status}, ${code}). ${remedy}.`
}
