/** One file from the public internet: never from an address of this network, whoever leads there, and never too much. */
import type { IncomingMessage } from 'node:http'
import { isPublicAddress } from '@wajiha/contract/network-address'
import { largestUpload } from '../../content/uploads/limits.ts'
import { fieldOf } from '../../platform/objects.ts'
import { askOutside, privateAddress } from '../../platform/outside/ask-outside.ts'

const longestMs = 30_000

/** From `http:` to `https:`, and to where the files are kept. */
const mostHops = 4

/** @throws {Error} with a sentence that says why there is nothing. */
export async function fetchPublic(address: string): Promise<Buffer> {
  let at = address
  for (let hop = 0; hop < mostHops; hop += 1) {
    const answer = await read(requireWeb(at))
    if (Buffer.isBuffer(answer)) return answer
    at = new URL(answer.onward, at).href
  }
  throw new Error('could not be fetched: its server leads from one address to the next.')
}

function requireWeb(address: string): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('has no address of the web.')
  return url
}

const notPublic = 'lies at an address that is not public. Bring its file with --media.'

type Answer = Buffer | { onward: string }

async function read(url: URL): Promise<Answer> {
  const asked = { method: 'GET', patienceMs: longestMs, allows: isPublicAddress } as const
  const response = await askOutside(url, asked).catch((error: unknown) => {
    throw fieldOf(error, 'code') === privateAddress ? new Error(notPublic) : error
  })
  return readBody(response)
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
