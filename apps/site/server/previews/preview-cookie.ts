/** The cookie that links to drafts are swapped for: the same signed tokens, out of the address bar. */
import type { IncomingMessage } from 'node:http'
import { clearCookie, cookieReader, writeCookie } from '../http/cookies.ts'

/** Browsers keep 4,096 bytes of a cookie, its name and its attributes among them. */
const longest = 3_600
const most = 8
const between = '~'

export function createPreviewCookie(isSecure: boolean) {
  const name = isSecure ? '__Host-preview' : 'preview'
  const read = cookieReader(name, /[\w.~-]{1,4000}/)
  return {
    /**
     * Several drafts are looked at side by side; where there are too many, those opened first make room.
     *
     * @param tokens the latest first. @param leftMs how long the one that lives longest would.
     */
    set: (tokens: readonly string[], leftMs: number) => {
      const seconds = Math.max(0, Math.floor(leftMs / 1000))
      return writeCookie({ name, value: fitting(tokens).join(between), seconds, isSecure })
    },
    cleared: clearCookie(name, isSecure),
    read: ({ headers }: IncomingMessage): string[] =>
      read(headers)?.split(between).filter(Boolean).slice(0, most) ?? [],
  }
}

function fitting(tokens: readonly string[]): string[] {
  let length = 0
  return tokens.slice(0, most).filter((token, at) => {
    length += token.length + between.length
    return at === 0 || length <= longest
  })
}
