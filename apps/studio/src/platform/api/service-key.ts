import { namesKey } from '@wajiha/contract/bearer'
import { readEnv } from '../env.ts'

/** Whether the site asks: `Authorization: Bearer` and the service key, compared in constant time. */
export function knowsServiceKey(request: Request): boolean {
  const { serviceKey } = readEnv()
  return serviceKey !== undefined && knowsKey(request, serviceKey)
}

/** The same for any key, in constant time. */
export const knowsKey = (request: Request, key: string): boolean =>
  namesKey(request.headers.get('authorization'), key)
