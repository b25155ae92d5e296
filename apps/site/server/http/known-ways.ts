/**
 * What an address alone decides, decided once: how it is read, and which handlers could answer it. Addresses
 * that are asked for again find both by one lookup; long ones and those of long ago are read anew.
 */
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Exchange, Handler } from './exchange.ts'
import { hasOneHost, readTarget, type Target } from './read-target.ts'

type Way = Pick<Exchange, 'pathname' | 'search'> & {
  /** In their order. */
  handlers: readonly Handler[]
}

/** Where a request leads, or why it is refused. */
export type Found =
  | (Target & { kind: 'refused' })
  | (Way & { kind: 'ok'; method: Exchange['method'] })

const most = 2_000
const longest = 256

export function rememberWays(readers: readonly Handler[], writers: readonly Handler[]) {
  const known = new LRUCache<string, Way>({ max: most })

  return (request: IncomingMessage): Found => {
    const { method, url = '' } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const way = isRead ? known.get(url) : undefined
    if (way && hasOneHost(request.rawHeaders))
      return { kind: 'ok', method: method as 'GET', ...way }
    const target = readTarget(request)
    if (target.kind === 'refused') return target
    if (target.method === 'POST') return { ...target, handlers: writers }
    const { pathname, search } = target
    const handlers = readers.filter((handle) => handle.concerns?.(pathname) ?? true)
    if (url.length <= longest) known.set(url, { pathname, search, handlers })
    return { ...target, handlers }
  }
}
