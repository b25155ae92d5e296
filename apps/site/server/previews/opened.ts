/** The drafts that somebody looks at side by side, by the cookie in which their links were put together. */
import type { PreviewTarget, ReadPreview } from '@wajiha/contract/preview'
import type { Address } from '#app/locale/read-address.ts'
import type { Exchange } from '../http/exchange.ts'
import { addressOf } from './drafted.ts'
import { createPreviewCookie } from './preview-cookie.ts'

type Opened = { token: string; target: PreviewTarget; expiresAt: number }
type Parts = { isSecure: boolean; read: (token: string) => ReadPreview; now: () => number }

export function createOpened({ isSecure, read, now }: Parts) {
  const cookie = createPreviewCookie(isSecure)

  /** What still holds, the latest first. */
  const all = ({ request }: Exchange): Opened[] =>
    cookie.read(request).flatMap((token) => {
      const preview = read(token)
      return preview.kind === 'ok' ? [{ token, ...preview }] : []
    })

  /** A cookie that lives as long as the last of them. */
  const keeping = (previews: readonly Opened[]): string => {
    const leftMs = Math.max(...previews.map(({ expiresAt }) => expiresAt)) - now()
    const tokens = previews.map(({ token }) => token)
    return tokens.length > 0 ? cookie.set(tokens, leftMs) : cookie.cleared
  }

  return {
    areNone: ({ request }: Exchange): boolean => cookie.read(request).length === 0,
    /** The draft that is shown at an address. */
    at: (exchange: Exchange, { canonical }: Address): Opened | undefined =>
      all(exchange).find(({ target }) => canonicalOf(target) === canonical),
    /** The cookie with one more; it takes the place of an older one of its page. */
    with: (exchange: Exchange, one: Opened): string => {
      const at = canonicalOf(one.target)
      return keeping([one, ...all(exchange).filter(({ target }) => canonicalOf(target) !== at)])
    },
    /** @param canonical of the page whose draft ends; all of them where none is named. */
    without(exchange: Exchange, canonical: string | null) {
      const isEnded = ({ target }: Opened) =>
        canonical === null || canonicalOf(target) === canonical
      const before = all(exchange)
      const kept = before.filter((one) => !isEnded(one))
      return { ended: before.filter(isEnded), cookie: keeping(kept) }
    },
  }
}

const canonicalOf = (target: PreviewTarget) => addressOf(target)?.canonical
