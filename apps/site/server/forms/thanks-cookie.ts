/** The cookie that lets a visitor into the thank-you page once, after a form without script. */
import type { IncomingMessage } from 'node:http'
import type { Tokens } from './tokens.ts'

export type Thanks = ReturnType<typeof createThanks>

export function createThanks(tokens: Tokens, isSecure: boolean) {
  const name = isSecure ? '__Host-thanks' : 'thanks'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,200})(?:;|$)`)
  return {
    /** To be set with the redirect; lives ten minutes. */
    cookie: () => `${name}=${tokens.thank()}; Max-Age=600; ${attributes}`,
    /** Takes it away again. */
    cleared: `${name}=; Max-Age=0; ${attributes}`,
    /** Whether the visitor carries one that was not used yet; it is used by this. */
    admits({ headers }: IncomingMessage): boolean {
      const [, token] = pattern.exec(headers.cookie ?? '') ?? []
      return token !== undefined && tokens.admit(token)
    },
  }
}
