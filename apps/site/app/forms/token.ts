/**
 * The signed time at which a form was first touched. It is asked for then, not written into the page,
 * because pages are compiled once for everybody. Without it a message still arrives.
 */
let asked: Promise<string | undefined> | undefined

/** Asks once a page load and form; safe to call on every focus. */
export function askForToken(): Promise<string | undefined> {
  asked ??= fetch('/api/forms/token', { signal: AbortSignal.timeout(5_000) })
    .then(async (answer) =>
      answer.ok ? ((await answer.json()) as { token: string }).token : undefined,
    )
    .catch(() => undefined)
    .then((token) => {
      if (!token) asked = undefined
      return token
    })
  return asked
}

/** Each message needs a token of its own. */
export function spendToken(): void {
  asked = undefined
}
