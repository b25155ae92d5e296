/** Answers about people are kept by nobody: neither by the browser nor by anything before it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeHead } from './before-head.ts'

type Answer = Pick<ServerResponse, 'writeHead' | 'hasHeader' | 'setHeader'>

/**
 * Lets no answer of the studio's own API be stored. Pictures and what the site reads under `/api/v1`
 * say themselves how long they hold; what says so stays.
 */
export function keepPrivate({ url = '' }: Pick<IncomingMessage, 'url'>, response: Answer): void {
  if (!/^\/api\/(?!v1\/)/.test(url)) return
  beforeHead(response, () => {
    if (!response.hasHeader('cache-control'))
      response.setHeader('cache-control', 'private, no-store')
  })
}
