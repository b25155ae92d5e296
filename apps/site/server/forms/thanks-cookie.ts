/** The cookies that let a visitor into the thank-you page once: after a form without script, or a confirmation. */
import type { IncomingMessage } from 'node:http'
import { clearCookie, cookieReader, writeCookie } from '../http/cookies.ts'
import type { Admission, Pass, Tokens } from './tokens.ts'

export type Thanks = ReturnType<typeof createThanks>

export function createThanks(tokens: Tokens, isSecure: boolean, pass: Pass = 'thanks') {
  const name = isSecure ? `__Host-${pass}` : pass
  const read = cookieReader(name, /[\w.-]{1,200}/)
  return {
    /**
     * To be set with the redirect; lives ten minutes.
     * @param reference of what was sent, to be shown with the thanks.
     */
    cookie: (reference?: string) =>
      writeCookie({ name, value: tokens.thank(pass, reference), seconds: 600, isSecure }),
    /** Deletes the thank-you cookie. */
    cleared: clearCookie(name, isSecure),
    /** Whether the visitor carries one that was not used yet. */
    isCarriedBy(request: IncomingMessage): boolean {
      const token = read(request.headers)
      return token !== undefined && tokens.holds(token, pass)
    },
    /** The same, and it is used by this. @returns what it says, or nothing. */
    async admits(request: IncomingMessage): Promise<Admission | undefined> {
      const token = read(request.headers)
      return token === undefined ? undefined : tokens.admit(token, pass)
    },
  }
}
