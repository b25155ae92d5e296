/** The cookie that a link to a draft is swapped for: the same signed token, out of the address bar. */
import type { IncomingMessage } from 'node:http'

export function createPreviewCookie(isSecure: boolean) {
  const name = isSecure ? '__Host-preview' : 'preview'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,2000})(?:;|$)`)
  return {
    /** Lives as long as the link would have, and no longer. */
    set: (token: string, leftMs: number) =>
      `${name}=${token}; Max-Age=${Math.max(0, Math.floor(leftMs / 1000))}; ${attributes}`,
    cleared: `${name}=; Max-Age=0; ${attributes}`,
    read: ({ headers }: IncomingMessage): string | undefined =>
      pattern.exec(headers.cookie ?? '')?.[1],
  }
}
