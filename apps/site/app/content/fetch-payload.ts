/**
 * Asks the server for a page's data, `<path>/_payload.json?<buildId>` (BEHAVIOURS 7). What fails is
 * asked for again after 1, 2 and 4 seconds, and not while there is no network (BEHAVIOURS 14).
 */
import { buildId } from '#app/build-id.ts'
import { PageUnavailable } from './page-unavailable.ts'

type NoAnswer = Error & { status?: undefined }

type PayloadAddress = { pathname: string; searchStr: string }

const pausesMs = [1_000, 2_000, 4_000]

/** What fetches a page's data and has nobody wait for it gives way to everything else. */
export const priorityOf = ({ preload }: { preload?: boolean | undefined }): RequestPriority =>
  preload ? 'low' : 'auto'

/**
 * @param init whose signal is that of the journey: one that was left asks no more.
 * @returns any answer of the server but a failure of its own, or that it is asked for too much: a
 * payload, or that there is none.
 * @throws {PageUnavailable} when the last attempt has failed too.
 */
export async function fetchPayload(
  { pathname, searchStr }: PayloadAddress,
  init: { signal: AbortSignal; priority?: RequestPriority },
  pauses: readonly number[] = pausesMs,
): Promise<Response> {
  const address = `${pathname.replace(/\/$/, '')}/_payload.json`
  const asked = `${address}?${payloadQuery(searchStr)}`
  const { signal } = init
  let status: number | undefined
  for (const pause of [...pauses, undefined]) {
    const answer = await fetch(asked, init).catch((error: NoAnswer) => error)
    status = answer.status
    if (status && status < 429) return answer as Response
    signal.throwIfAborted()
    console.warn(`[nuxt] Cannot load payload ${address}`, status ?? answer)
    if (pause === undefined) break
    await settled(pause, signal)
  }
  throw new PageUnavailable(status === 429 ? 429 : 503)
}

/** The build id stands first, bare, so that a new build never reads an old build's payload. */
function payloadQuery(searchStr: string): string {
  return [buildId, searchStr.slice(1)].filter(Boolean).join('&')
}

/** Waits, and then until the browser has a network. */
async function settled(pauseMs: number, signal: AbortSignal): Promise<void> {
  await heard((done) => setTimeout(done, pauseMs), signal)
  if (!navigator.onLine)
    await heard((done) => addEventListener('online', done, { once: true, signal }), signal)
}

function heard(listen: (done: () => void) => unknown, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    listen(resolve)
  })
}
