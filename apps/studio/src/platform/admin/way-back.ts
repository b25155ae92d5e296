/** Where whoever signs in is led to: the page they came from, with the content language and all it asked for. */

type Asked = Record<string, string | string[] | undefined>

/** The page to sign in, which leads back to `path`. */
export const signInAddress = (path?: string): string =>
  path ? `/admin/login?redirect=${encodeURIComponent(path)}` : '/admin/login'

/** A path with the query that Next has read from it. */
export function withQuery(path: string, asked: Asked = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked))
    for (const one of [value ?? []].flat()) query.append(name, one)
  return query.size > 0 ? `${path}?${query}` : path
}

/**
 * Payload 3.90 leads back to the path alone. The page that asks is named whole by the browser.
 *
 * @param referrer where the browser says it was, `https://studio.example/admin/…?locale=en`.
 */
export function wholeWay(redirect: unknown, referrer: string | null): string | undefined {
  if (typeof redirect !== 'string' || !redirect.startsWith('/')) return undefined
  const from = referrer ? URL.parse(referrer) : null
  const isWhole = !from || from.pathname !== redirect
  return isWhole ? redirect : redirect + from.search
}
