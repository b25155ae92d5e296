/** Requests that Node's server would answer and nobody honest sends (R6.4). */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hearOut } from '@wajiha/contract/hear-out'

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>

/** The status to refuse with; nothing for an ordinary request. */
export function refusalOf({ method, url = '', rawHeaders }: Asked): 400 | 405 | undefined {
  if (method === 'TRACE' || method === 'CONNECT') return 405
  if (!url.startsWith('/') || url.startsWith('//')) return 400
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  return hosts.length === 1 ? undefined : 400
}

/** Answers with a status alone, and closes when whoever asks has stopped sending (`hearOut`): earlier they would not read it. */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: 400 | 405 | 413,
): Promise<void> {
  if (response.headersSent) return
  response.writeHead(status, { connection: 'close', 'content-length': 0 }).flushHeaders()
  await hearOut(request)
  response.end()
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
