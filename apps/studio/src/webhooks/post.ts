/** One request to a receiver: never to a private address, never after a redirect, never for long. */
import { lookup } from 'node:dns'
import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { literalOf } from '@wajiha/contract/network-address'
import { fieldOf } from '../platform/objects.ts'
import { mayReach } from './check-url.ts'

export type Outcome = { ok: true } | { ok: false; reason: string }

const longestPostMs = 10_000

/**
 * @param headers beside those that say type and length.
 * @returns `ok` only for a 2xx within ten seconds. Never throws.
 */
export const postWebhook = (
  address: string,
  body: string,
  headers: Record<string, string>,
  patienceMs = longestPostMs,
): Promise<Outcome> =>
  postBody(
    address,
    body,
    { ...headers, 'content-type': 'application/json; charset=utf-8' },
    patienceMs,
  )

/** The same for a body of another type, which its headers say. */
export async function postBody(
  address: string,
  body: string | Buffer,
  headers: Record<string, string>,
  patienceMs: number,
): Promise<Outcome> {
  const url = URL.parse(address)
  if (!url) return refused('address_invalid')
  const literal = literalOf(url)
  if (literal && !mayReach(literal)) return refused('address_private')
  try {
    const status = await statusOf(url, body, headers, patienceMs)
    if (status >= 200 && status < 300) return { ok: true }
    return refused(status >= 300 && status < 400 ? `http_${status}_redirect` : `http_${status}`)
  } catch (error) {
    return refused(reasonOf(error))
  }
}

const refused = (reason: string): Outcome => ({ ok: false, reason })

function statusOf(
  url: URL,
  body: string | Buffer,
  headers: Record<string, string>,
  patienceMs: number,
): Promise<number> {
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup: onlyPublic,
    signal: AbortSignal.timeout(patienceMs),
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  }
  const start = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = start(url, options, (response) => {
      // The receiver's body is not read: its status is the answer.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The addresses that are connected to are those that were looked at: no second question to DNS. */
export const onlyPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => mayReach(address)))
      return done(Object.assign(new Error(hostname), { code: 'address_private' }), '')
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

function reasonOf(error: unknown): string {
  const name = fieldOf(error, 'name')
  const code = fieldOf(error, 'code')
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return 'no_answer_in_time'
  return String(code ?? name)
}
