/** One request to another site: never to a private address, never after a redirect, never for long. */
import { lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress, literalOf } from '@wajiha/contract/network-address'

/** What listens on this machine is for those who write it. */
export const allowsLoopback = (): boolean => process.env.NODE_ENV !== 'production'

/** Whether a connection to this IP address may be made. */
export const mayReach = (address: string): boolean =>
  isPublicAddress(address) || (allowsLoopback() && isLoopback(address))

type Asked = {
  method: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  patienceMs: number
  /** Which IP addresses may be connected to. */
  allows?: (address: string) => boolean
}

/** The `code` of an address that nothing is sent to. */
export const privateAddress = 'address_private'

/**
 * @returns the answer's head, with a body that nobody has read yet: read it or `destroy` it.
 * @throws an error whose `code` says why there is none; `address_private` where nothing was sent.
 */
export async function askOutside(
  url: URL,
  { method, headers = {}, body, patienceMs, allows = mayReach }: Asked,
): Promise<IncomingMessage> {
  const literal = literalOf(url)
  if (literal && !allows(literal)) throw isPrivate(literal)
  const options: RequestOptions = {
    method,
    agent: false,
    lookup: lookupAmong(allows),
    signal: AbortSignal.timeout(patienceMs),
    headers:
      body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
  }
  const start = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = start(url, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** The same where the status is the whole answer. */
export async function statusOutside(url: URL, asked: Asked): Promise<number> {
  const response = await askOutside(url, asked)
  response.destroy()
  return response.statusCode ?? 0
}

/** The addresses that are connected to are those that were looked at: no second question to DNS. */
const lookupAmong =
  (allows: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => allows(address)))
        return done(isPrivate(hostname), '')
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }

const isPrivate = (name: string) => Object.assign(new Error(name), { code: privateAddress })
