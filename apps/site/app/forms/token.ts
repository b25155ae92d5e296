/**
 * The signed time at which a form was first touched. It is asked for then, not written into the page,
 * because pages are compiled once for everybody. Without it a message still arrives.
 */
let asked: Promise<string | undefined> | undefined
let heardAt = 0

/**
 * What is sent sooner after its token counts as a machine's: it would wait in quarantine, and nobody would be
 * mailed. The server's three seconds, and a little.
 */
const shortestMs = 3_100

/** Asks once a page load and form; safe to call on every focus. */
export function askForToken(): Promise<string | undefined> {
  asked ??= fetch('/api/forms/token', { signal: AbortSignal.timeout(5_000) })
    .then(async (answer) =>
      answer.ok ? ((await answer.json()) as { token: string }).token : undefined,
    )
    .catch(() => undefined)
    .then((token) => {
      if (!token) asked = undefined
      heardAt = performance.now()
      return token
    })
  return asked
}

/** The token once it is old enough: whoever comes back to a draft, or has it filled in, writes nothing more. */
export async function ripeToken(): Promise<string | undefined> {
  const token = await askForToken()
  const leftMs = heardAt + shortestMs - performance.now()
  if (token && leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
  return token
}

/** Each message needs a token of its own. */
export function spendToken(): void {
  asked = undefined
}
