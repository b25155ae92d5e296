/** Asks from time to time which build the site serves, so that an open page learns of a newer one. */

/** Says `{ "id", "timestamp" }` of the build being served. */
const latestBuildPath = '/_nuxt/builds/latest.json'

/** Milliseconds between two questions: an hour. */
export const pollMs = 3_600_000

type Parts = {
  buildId: string
  onNewer: () => void
  fetch?: (address: string) => Promise<Response>
  setTimeout?: (run: () => void, ms: number) => unknown
  now?: () => number
}

/**
 * Asks for the first time an hour from now, and then every hour until a newer build is there.
 * Whatever goes wrong on the way is tried again an hour later.
 */
export function watchBuilds(parts: Parts): void {
  const { buildId, onNewer, now = Date.now } = parts
  const { fetch: ask = (address) => fetch(address), setTimeout: later = setTimeout } = parts

  async function poll() {
    const id = await ask(`${latestBuildPath}?${now()}`).then(idOf, () => undefined)
    if (id !== undefined && id !== buildId) onNewer()
    else later(poll, pollMs)
  }
  later(poll, pollMs)
}

/** The id in an answer; `undefined` for any answer that names none. */
async function idOf(answer: Response): Promise<string | undefined> {
  if (!answer.ok) return undefined
  const build: unknown = await answer.json().catch(() => undefined)
  const id = (build as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : undefined
}
