/** Another site asked whether it still has a page: by HEAD, then by GET; never a private address, never for long. */
import { fieldOf } from '../../platform/objects.ts'
import { privateAddress, statusOutside } from '../../platform/outside/ask-outside.ts'

/** `gone`: decided at once. `failed`: perhaps only now. */
export type Verdict = { state: 'stands' | 'gone' | 'failed'; reason: string }

const patienceMs = 10_000
const gone: ReadonlySet<number> = new Set([404, 410])
const leastFailure = 500

export async function judgeOutside(address: URL): Promise<Verdict> {
  try {
    const first = await ask(address, 'HEAD')
    // Some sites have no answer to HEAD, or a wrong one.
    const status = first < 400 ? first : await ask(address, 'GET')
    if (gone.has(status)) return { state: 'gone', reason: String(status) }
    return { state: status >= leastFailure ? 'failed' : 'stands', reason: String(status) }
  } catch (error) {
    const code = String(fieldOf(error, 'code') ?? fieldOf(error, 'name'))
    return { state: code === privateAddress ? 'gone' : 'failed', reason: code }
  }
}

const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Wajiha site guard)', accept: '*/*' }

const ask = (address: URL, method: 'HEAD' | 'GET') =>
  statusOutside(address, { method, headers, patienceMs })
