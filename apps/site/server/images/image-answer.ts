/** A finished picture with its headers, ready to be sent any number of times. */
import { createHash } from 'node:crypto'
import { notAPicture } from './image-problem.ts'

export type ImageAnswer = {
  body: Buffer
  etag: string
  /** Whole seconds since 1970, as HTTP counts them; unknown for other hosts. */
  modified?: number
  /** Without type and length, which a 304 leaves out. */
  headers: Record<string, string>
  type: string
  /** Milliseconds since 1970 until which the original need not be looked at again. */
  freshUntil: number
}

/** How long an answer holds, by where its original is. Names of media are never used again. */
const rules = {
  media: { cacheControl: 'public, max-age=31536000, immutable', seconds: Number.POSITIVE_INFINITY },
  file: { cacheControl: 'max-age=60, public, s-maxage=60', seconds: 60 },
  remote: { cacheControl: 'max-age=300, public, s-maxage=300', seconds: 300 },
} as const

export const remoteFreshMs = rules.remote.seconds * 1_000

type Facts = {
  kind: keyof typeof rules
  modifiedAt?: number | undefined
  isNegotiated: boolean
}

export function composeAnswer(
  body: Buffer,
  { kind, modifiedAt, isNegotiated }: Facts,
): ImageAnswer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const modified = modifiedAt === undefined ? undefined : Math.floor(modifiedAt / 1_000)
  return {
    body,
    etag,
    type: typeOf(body),
    freshUntil: Date.now() + rules[kind].seconds * 1_000,
    ...(modified === undefined ? {} : { modified }),
    headers: {
      'cache-control': rules[kind].cacheControl,
      'content-security-policy': "default-src 'none'",
      // Mails show them in whatever page a mail program is, as they show the originals.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
      ...(modified === undefined
        ? {}
        : { 'last-modified': new Date(modified * 1e3).toUTCString() }),
      ...(isNegotiated ? { vary: 'Accept' } : {}),
    },
  }
}

/** The type of what was encoded, by its first bytes. */
function typeOf(body: Buffer): string {
  const start = body.toString('latin1', 0, 12)
  if (start.startsWith('RIFF')) return 'image/webp'
  if (start.startsWith('ftyp', 4)) return 'image/avif'
  if (start.startsWith('\x89PNG')) return 'image/png'
  if (start.startsWith('\xff\xd8')) return 'image/jpeg'
  if (start.startsWith('GIF8')) return 'image/gif'
  if (start.startsWith('<svg')) return 'image/svg+xml'
  throw notAPicture()
}
