import type { IncomingMessage } from 'node:http'

export type BodyKind = 'json' | 'urlencoded' | 'multipart'

/** The kind of body by its Content-Type; nothing for any other. */
export function bodyKind({ headers }: IncomingMessage): BodyKind | undefined {
  const [type] = (headers['content-type'] ?? '').toLowerCase().split(';')
  if (type?.trim() === 'application/json') return 'json'
  if (type?.trim() === 'application/x-www-form-urlencoded') return 'urlencoded'
  return type?.trim() === 'multipart/form-data' ? 'multipart' : undefined
}
