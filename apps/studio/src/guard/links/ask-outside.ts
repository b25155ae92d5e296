/** Another site asked whether it still has a page: by HEAD, then by GET; never a private address, never for long. */
import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { literalOf } from '@wajiha/contract/network-address'
import { fieldOf } from '../../platform/objects.ts'
import { mayReach } from '../../webhooks/check-url.ts'
import { onlyPublic } from '../../webhooks/post.ts'

/** `gone`: decided at once. `failed`: perhaps only now. */
export type Verdict = { state: 'stands' | 'gone' | 'failed'; reason: string }

const patienceMs = 10_000
const gone: ReadonlySet<number> = new Set([404, 410])
const leastFailure = 500

export async function askOutside(address: URL): Promise<Verdict> {
  const literal = literalOf(address)
  if (literal && !mayReach(literal)) return { state: 'gone', reason: 'address_private' }
  try {
    const first = await ask(address, 'HEAD')
    // Some sites have no answer to HEAD, or a wrong one.
    const status = first < 400 ? first : await ask(address, 'GET')
    if (gone.has(status)) return { state: 'gone', reason: String(status) }
    return { state: status >= leastFailure ? 'failed' : 'stands', reason: String(status) }
  } catch (error) {
    const code = String(fieldOf(error, 'code') ?? fieldOf(error, 'name'))
    return { state: code === 'address_private' ? 'gone' : 'failed', reason: code }
  }
}

function ask(address: URL, method: 'HEAD' | 'GET'): Promise<number> {
  const options: RequestOptions = {
    method,
    agent: false,
    lookup: onlyPublic,
    signal: AbortSignal.timeout(patienceMs),
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Wajiha site guard)', accept: '*/*' },
  }
  const start = address.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = start(address, options, (response) => {
      // Its status is the answer.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end()
  })
}
