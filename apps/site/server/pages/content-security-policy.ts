import { createHash } from 'node:crypto'

/** Structured data is no script to the browser: it runs nothing and needs no permission. */
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** Writes the policy of one page from its HTML. */
export type Policy = (html: string) => string

/** In development the bundler talks to the page by inline scripts, styles and a socket. */
export const developmentPolicy: Policy = () => "frame-ancestors 'none'; base-uri 'none'"

/**
 * The policy of one page: nothing but our own files, and exactly the inline scripts that stand in
 * this very page, by their hashes. Safe to cache with the page, as it holds no nonce.
 */
export function contentSecurityPolicy(html: string, isSecure: boolean): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => sha256(script))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function sha256(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
