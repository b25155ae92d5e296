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

/** A target that also tells what it has, as buckets do. */
export type Bucket = Target & {
  /** Nothing where it is not there. */
  find: (name: string) => Promise<Readable | undefined>
  entries: (folder: string) => Promise<Entry[]>
}

/** @param mark changes with the bytes. Sizes are in bytes. */
export type Entry = { name: string; size: number; mark: string }

/** What a sentence about it says. */
type Words = {
  /** `The backup’s target s3://backups/wajiha` */
  called: string
  /** Names of settings. */
  address: string
  endpoint: string
  keys: string
}

type Place = {
  name: string
  /** An address without a slash at its end. */
  root: string
  prefix: readonly string[]
  client: AwsClient
  words: Words
  typeOf?: (name: string) => string
}

/** Wait 0.1 s, 0.2 s … 3.2 s before a bucket that is busy is given up. */
const tries = { retries: 6, initRetryMs: 100 }

export const isBucket = (address: string): boolean => address.startsWith('s3://')

/** @param address `s3://bucket/prefix`. @throws {Sentence} when it or the environment lacks something. */
export function bucketTarget(address: string, env: NodeJS.ProcessEnv = process.env): Bucket {
  const words = {
    called: `The backup’s target ${address}`,
    address: 'BACKUP_TARGET',
    endpoint: 'AWS_ENDPOINT_URL',
    keys: 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  }
  return bucketAt({
    name: address,
    ...placesOf(address, env),
    client: clientOf(address, env),
    words,
  })
}

export function bucketAt({ name: address, root, prefix, client, words, typeOf }: Place): Bucket {
  const urlOf = (name: string) =>
    `${root}/${[...prefix, ...name.split('/')].map(encodeURIComponent).join('/')}`

  async function ask(url: string, init: RequestInit = {}, allowed: number[] = []) {
    const answer = await client.fetch(url, init).catch((error: Error) => {
      const { code = error.message } = (error.cause ?? {}) as { code?: string }
      throw new Sentence(
        `${words.called} does not answer (${code}). Check the network and ${words.endpoint}.`,
      )
    })
    if (answer.ok || allowed.includes(answer.status)) return answer
    throw new Sentence(refusalText(words, answer.status, codeIn(await answer.text())))
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
        headers: {
          'x-amz-content-sha256': counter.read().sha256,
          ...(typeOf ? { 'content-type': typeOf(name) } : {}),
        },
        body: await openAsBlob(file),
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async function entries(folder: string): Promise<Entry[]> {
    const start = [...prefix, folder, ''].join('/')
    const found: Entry[] = []
    // The first version of this question: every server knows it, and goes on after a key.
    for (let last = '', isMore = true; isMore; ) {
      const query = new URLSearchParams({ 'encoding-type': 'url', prefix: start })
      if (last) query.set('marker', last)
      const xml: string = await (await ask(`${root}?${query}`)).text()
      const before = last
      for (const [, one = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        last = decodeURIComponent(valueIn(one, 'Key').replaceAll('+', ' '))
        const name = last.slice(start.length - folder.length - 1)
        found.push({ name, size: Number(valueIn(one, 'Size')), mark: valueIn(one, 'ETag') })
      }
      isMore = xml.includes('<IsTruncated>true<') && last !== before
    }
    return found
  }

  async function find(name: string): Promise<Readable | undefined> {
    const answer = await ask(urlOf(name), {}, [404])
    if (answer.status !== 404)
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    const code = codeIn(await answer.text())
    if (code === 'NoSuchBucket') throw new Sentence(refusalText(words, answer.status, code))
    return undefined
  }

  return {
    name: address,
    put,
    find,
    entries,
    list: async (folder) => (await entries(folder)).map(({ name }) => name),
    async read(name) {
      const bytes = await find(name)
      if (bytes) return bytes
      throw new Sentence(`${address} lacks ${name}, which this backup needs. Restore an older one.`)
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

const codeIn = (xml: string) => valueIn(xml, 'Code') || 'no reason'

const valueIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? ''

function refusalText({ called, address, keys }: Words, status: number, code: string): string {
  const remedies: Record<string, string> = {
    NoSuchBucket: `Make the bucket, or correct ${address}`,
    QuotaExceeded: 'Make room there',
  }
  const remedy =
    remedies[code] ??
    (status === 403
      ? `Check ${keys}, and what they may do`
      : 'Try again, or ask who keeps the bucket')
  return `${called} refuses (${status}, ${code}). ${remedy}.`
}
