/**
 * Links to drafts (BLOG-09): what is shown, to whoever holds the link, until when. Studio and site
 * sign and read them with the service key; nothing is kept. For servers alone.
 */
import { z } from 'zod'
import { localeSchema } from './base.ts'
import type { EndpointName } from './endpoints.ts'
import { mistakeInOwnAddress } from './own-addresses.ts'
import { keysOf } from './records.ts'
import { servicePath } from './service-path.ts'
import { isSignatureOf, signatureOf } from './signed-value.ts'

type Kind = {
  /** The read of the API in whose place a draft stands. */
  endpoint: EndpointName
  /** The page that shows it in either language, without its prefix; `:slug` is that field of the document. */
  page: `/${string}`
}

/**
 * What shows on a page of the site, one line a kind: collections and the settings by their slugs, and `pages`,
 * which are named by their key. What has no page of its own stands where it is seen first.
 */
export const previewKinds = {
  posts: { endpoint: 'blog', page: '/blogs/:slug' },
  projects: { endpoint: 'project', page: '/our-projects/:slug' },
  jobs: { endpoint: 'job', page: '/join-us/:slug' },
  services: { endpoint: 'service', page: '/services/:key' },
  campaigns: { endpoint: 'campaign', page: '/campaign/:slug' },
  authors: { endpoint: 'author', page: '/authors/:slug' },
  cards: { endpoint: 'card', page: '/card/:key' },
  testimonials: { endpoint: 'testimonials', page: '/testimonials' },
  branches: { endpoint: 'branches', page: '/contact' },
  general: { endpoint: 'general', page: '/' },
  'block-pages': { endpoint: 'blockPage', page: '/:slug' },
  pages: { endpoint: 'page', page: '/:key' },
} as const satisfies Record<string, Kind>

export const previewCollections = keysOf(previewKinds)

type Named = { id?: unknown; slug?: unknown; key?: unknown }

/** Where the site shows a document: `/blogs/كشيدة`. A draft without an address yet stands under its id. */
export function previewPath(kind: PreviewCollection, doc: Named): string {
  if (kind === 'services') return servicePath(String(doc.key || doc.id))
  // Until it is published, an editors' page may be called as a page of the site is.
  const isTaken = kind === 'block-pages' && mistakeInOwnAddress(String(doc.slug ?? ''))
  const named = (_: string, field: 'slug' | 'key') =>
    String((isTaken ? undefined : doc[field]) || doc.id)
  const path = previewKinds[kind].page.replace(/:(slug|key)$/, named)
  return path === '/home' ? '/' : path
}

const previewTargetSchema = z.object({
  collection: z.enum(previewCollections),
  id: z.string().min(1).max(100),
  locale: localeSchema,
  /** Where the site shows it, decoded and without language: `/blogs/كشيدة`. */
  path: z
    .string()
    .regex(/^\/(?!\/)/)
    .max(300),
  /** Who has its form open, for the frame beside it: their words may stand there before they are saved. */
  viewer: z.string().max(100).optional(),
})

export type PreviewTarget = z.output<typeof previewTargetSchema>
export type PreviewCollection = PreviewTarget['collection']

/** How long a link of the staff's own holds, milliseconds: to be opened and looked at, not to be published with. */
export const previewMs = 30 * 60_000

const dayMs = 86_400_000

/**
 * How long a link for somebody without an account holds when nothing is chosen, and at the most: to the end of the
 * thirtieth day; milliseconds.
 */
export const sharedPreviewMs = { usual: 7 * dayMs, most: 31 * dayMs }

export type ReadPreview =
  | { kind: 'ok'; target: PreviewTarget; expiresAt: number }
  | { kind: 'expired'; target: PreviewTarget }
  | { kind: 'forged' }

const claimsSchema = previewTargetSchema.extend({ expiresAt: z.int() })

/** @param now milliseconds. @param lifeMs how long it holds; never longer than the longest. */
export function signPreview(
  target: PreviewTarget,
  serviceKey: string,
  now: number,
  lifeMs = previewMs,
): string {
  const expiresAt = Math.round(now + Math.min(lifeMs, sharedPreviewMs.most))
  const claims = { ...previewTargetSchema.parse(target), expiresAt }
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
