/** One request to a receiver: never to a private address, never after a redirect, never for long. */
import { fieldOf } from '../platform/objects.ts'
import { statusOutside } from '../platform/outside/ask-outside.ts'

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
  try {
    // The receiver's body is not read.
    const status = await statusOutside(url, { method: 'POST', headers, body, patienceMs })
    if (status >= 200 && status < 300) return { ok: true }
    return refused(status >= 300 && status < 400 ? `http_${status}_redirect` : `http_${status}`)
  } catch (error) {
    return refused(reasonOf(error))
  }
}

const refused = (reason: string): Outcome => ({ ok: false, reason })

function reasonOf(error: unknown): string {
  const name = fieldOf(error, 'name')
  const code = fieldOf(error, 'code')
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return 'no_answer_in_time'
  return String(code ?? name)
}
