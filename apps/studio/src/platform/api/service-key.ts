import { createHash, timingSafeEqual } from 'node:crypto'
import { readEnv } from '../env.ts'

/** Whether the site asks: `Authorization: Bearer` and the service key, compared in constant time. */
export function knowsServiceKey(request: Request): boolean {
  const { serviceKey } = readEnv()
  return serviceKey !== undefined && knowsKey(request, serviceKey)
}

/** The same for any key, in constant time. */
export function knowsKey(request: Request, key: string): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return Boolean(given) && timingSafeEqual(digest(key), digest(given))
}

const digest = (text = '') => createHash('sha256').update(text).digest()
