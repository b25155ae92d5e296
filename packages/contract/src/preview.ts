/**
 * Links to drafts (BLOG-09): what is shown, to whoever holds the link, until when. Studio and site
 * sign and read them with the service key; nothing is kept. For servers alone.
 */
import { z } from 'zod'
import { localeSchema } from './base.ts'
import { isSignatureOf, signatureOf } from './signed-value.ts'

/** What has a page of its own; `pages` are named by their key, all else by its id. */
export const previewCollections = [
  'posts',
  'projects',
  'jobs',
  'services',
  'campaigns',
  'block-pages',
  'pages',
] as const

const previewTargetSchema = z.object({
  collection: z.enum(previewCollections),
  id: z.string().min(1).max(100),
  locale: localeSchema,
  /** Where the site shows it, decoded and without language: `/blogs/كشيدة`. */
  path: z
    .string()
    .regex(/^\/(?!\/)/)
    .max(300),
})

export type PreviewTarget = z.output<typeof previewTargetSchema>
export type PreviewCollection = PreviewTarget['collection']

/** How long a link holds, milliseconds: to be opened and looked at, not to be published with. */
export const previewMs = 30 * 60_000

export type ReadPreview =
  | { kind: 'ok'; target: PreviewTarget; expiresAt: number }
  | { kind: 'expired'; target: PreviewTarget }
  | { kind: 'forged' }

const claimsSchema = previewTargetSchema.extend({ expiresAt: z.int() })

/** @param now milliseconds. */
export function signPreview(target: PreviewTarget, serviceKey: string, now: number): string {
  const claims = { ...previewTargetSchema.parse(target), expiresAt: now + previewMs }
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${signatureOf(signedText(text), serviceKey)}`
}

/** Reads a link's token. Whatever it is, nothing throws; only one of ours is believed in any part. */
export function readPreview(token: string, serviceKey: string, now: number): ReadPreview {
  const [text = '', signature = ''] = token.slice(0, 2_000).split('.')
  if (!isSignatureOf(signedText(text), signature, serviceKey)) return { kind: 'forged' }
  const claims = claimsSchema.safeParse(parse(text))
  if (!claims.success) return { kind: 'forged' }
  const { expiresAt, ...target } = claims.data
  if (expiresAt <= now) return { kind: 'expired', target }
  return { kind: 'ok', target, expiresAt }
}

/** The service key signs other things too; each under a name of its own. */
const signedText = (text: string) => `preview ${text}`

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
