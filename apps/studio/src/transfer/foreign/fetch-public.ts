/** One file from the public internet: never from an address of this network, whoever leads there, and never too much. */
import { lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, literalOf } from '@wajiha/contract/network-address'
import { largestUpload } from '../../content/uploads/limits.ts'

const longestMs = 30_000

/** From `http:` to `https:`, and to where the files are kept. */
const mostHops = 4

/** @throws {Error} with a sentence that says why there is nothing. */
export async function fetchPublic(address: string): Promise<Buffer> {
  let at = address
  for (let hop = 0; hop < mostHops; hop += 1) {
    const answer = await read(requirePublic(at))
    if (Buffer.isBuffer(answer)) return answer
    at = new URL(answer.onward, at).href
  }
  throw new Error('could not be fetched: its server leads from one address to the next.')
}

function requirePublic(address: string): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('has no address of the web.')
  const literal = literalOf(url)
  if (literal && !isPublicAddress(literal)) throw new Error(notPublic)
  return url
}

const notPublic = 'lies at an address that is not public. Bring its file with --media.'

type Answer = Buffer | { onward: string }

function read(url: URL): Promise<Answer> {
  const start = url.protocol === 'https:' ? secureRequest : plainRequest
  const options = { agent: false, lookup: onlyPublic, signal: AbortSignal.timeout(longestMs) }
  return new Promise((resolve, reject) => {
    const request = start(url, options, (response) => readBody(response).then(resolve, reject))
    request.on('error', reject)
    request.end()
  })
}

async function readBody(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) {
    response.destroy()
    if (statusCode > 300 && statusCode < 400 && headers.location)
      return { onward: headers.location }
    throw new Error(`could not be fetched: its server answers ${statusCode}.`)
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    size += part.length
    if (size > largestUpload) throw new Error('is larger than a picture may be.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The addresses that are connected to are those that were looked at: no second question to DNS. */
const onlyPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(notPublic), '')
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
