/** Requests that Node's server would answer and nobody honest sends (R6.4). */
import type { IncomingMessage } from 'node:http'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>

/** The status to refuse with; nothing for an ordinary request. */
export function refusalOf({ method, url = '', rawHeaders }: Asked): 400 | 405 | undefined {
  if (method === 'TRACE' || method === 'CONNECT') return 405
  if (!url.startsWith('/') || url.startsWith('//')) return 400
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  return hosts.length === 1 ? undefined : 400
}

/**
 * The studio speaks Arabic until a person chooses another language in it: what the browser was
 * installed in says little about who writes for an Arabic site. Programs that read the API mean what they say.
 */
export function preferArabic({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): void {
  if (url.startsWith('/api/v1/')) return
  const isChosen = /(?:^|;\s*)payload-lng=/.test(headers.cookie ?? '')
  if (!isChosen) delete headers['accept-language']
}
