/** The cookie that a link to a draft is swapped for: the same signed token, out of the address bar. */
import type { IncomingMessage } from 'node:http'
import { clearCookie, cookieReader, writeCookie } from '../http/cookies.ts'

export function createPreviewCookie(isSecure: boolean) {
  const name = isSecure ? '__Host-preview' : 'preview'
  const read = cookieReader(name, /[\w.-]{1,2000}/)
  return {
    /** Lives as long as the link would have, and no longer. */
    set: (token: string, leftMs: number) => {
      const seconds = Math.max(0, Math.floor(leftMs / 1000))
      return writeCookie({ name, value: token, seconds, isSecure })
    },
    cleared: clearCookie(name, isSecure),
    read: ({ headers }: IncomingMessage): string | undefined => read(headers),
  }
}
