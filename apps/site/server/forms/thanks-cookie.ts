/** The cookies that let a visitor into the thank-you page once: after a form without script, or a confirmation. */
import type { IncomingMessage } from 'node:http'
import type { Admission, Pass, Tokens } from './tokens.ts'

export type Thanks = ReturnType<typeof createThanks>

export function createThanks(tokens: Tokens, isSecure: boolean, pass: Pass = 'thanks') {
  const name = isSecure ? `__Host-${pass}` : pass
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,200})(?:;|$)`)
  return {
    /**
     * To be set with the redirect; lives ten minutes.
     * @param reference of what was sent, to be shown with the thanks.
     */
    cookie: (reference?: string) =>
      `${name}=${tokens.thank(pass, reference)}; Max-Age=600; ${attributes}`,
    /** Deletes the thank-you cookie. */
    cleared: `${name}=; Max-Age=0; ${attributes}`,
    /** Whether the visitor carries one that was not used yet. */
    isCarriedBy(request: IncomingMessage): boolean {
      const token = tokenOf(request)
      return token !== undefined && tokens.holds(token, pass)
    },
    /** The same, and it is used by this. @returns what it says, or nothing. */
    admits(request: IncomingMessage): Admission | undefined {
      const token = tokenOf(request)
      return token === undefined ? undefined : tokens.admit(token, pass)
    },
  }

  function tokenOf({ headers }: IncomingMessage): string | undefined {
    return pattern.exec(headers.cookie ?? '')?.[1]
  }
}
