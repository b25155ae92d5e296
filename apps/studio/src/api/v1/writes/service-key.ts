import { createHash, timingSafeEqual } from 'node:crypto'
import { readEnv } from '../../../env.ts'

/** Whether the site asks: `Authorization: Bearer` and the service key, compared in constant time. */
export function knowsServiceKey(request: Request): boolean {
  const { serviceKey } = readEnv()
  const [, given] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return Boolean(serviceKey && given) && timingSafeEqual(digest(serviceKey), digest(given))
}

const digest = (text = '') => createHash('sha256').update(text).digest()
