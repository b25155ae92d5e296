import { createHash } from 'node:crypto'
import type { Own } from './own-scripts.ts'

/** Writes the policy of one page from what of its inline code is ours. */
export type Policy = (own: Own) => string

/** In development the bundler talks to the page by inline scripts, styles and a socket. */
export const developmentPolicy: Policy = () => "frame-ancestors 'none'; base-uri 'none'"

/**
 * The policy of one page: nothing but our own files, and by their hashes the inline scripts and styles
 * that its renderer wrote itself. Safe to cache with the page, as it holds no nonce. A site with a
 * tag manager also lets its hosts in, for every visitor: what keeps them out until they are allowed
 * is that nothing asks for them (decision 013).
 */
export function contentSecurityPolicy(own: Own, isSecure: boolean, hasTags = false): string {
  const hashes = own.scripts.map(sha256)
  const styles = own.styles.map(sha256)
  return [
    "default-src 'none'",
    line('script-src', "'self'", ...new Set(hashes), ...(hasTags ? tagHosts.script : [])),
    line('style-src', "'self'", ...new Set(styles)),
    line('img-src', "'self' data:", ...(hasTags ? tagHosts.image : [])),
    "font-src 'self'",
    "media-src 'self'",
    line('connect-src', "'self'", ...(hasTags ? tagHosts.connect : [])),
    "manifest-src 'self'",
    // Our own page around what a post opens: see `handlers/frames.ts`.
    line('frame-src', "'self'", ...(hasTags ? tagHosts.frame : [])),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const line = (...words: string[]) => words.join(' ')

const tagManager = 'https://*.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const advertising = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
  'https://pagead2.googlesyndication.com',
]

/** Of hosts that serve much else, only what measures advertisements: some of the rest would run anything. */
const advertisingScripts = [
  'https://www.googleadservices.com/pagead/',
  'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/',
  'https://www.google.com/pagead/',
  'https://www.google.com/ccm/',
]

/** Where a container, its measuring and its advertisements load from and report to. */
const tagHosts = {
  script: [tagManager, ...advertisingScripts],
  image: [tagManager, ...analytics, ...advertising],
  connect: [tagManager, ...analytics, ...advertising],
  frame: [tagManager, 'https://td.doubleclick.net'],
}

function sha256(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
