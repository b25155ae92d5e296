/**
 * What a page of the studio may load and run: its own files, and only scripts that carry the nonce of
 * this very answer. Next reads the nonce from the request and gives it to what it writes.
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeHead } from './before-head.ts'

/**
 * @property framed the one page of another origin that the studio frames: the site's, with a draft.
 * @property asked the one address of another origin that it asks: how that draft would be found.
 */
type Options = { isDevelopment: boolean; framed: string; asked: string }
const header = 'content-security-policy'

/** Every answer gets a policy; one that a route has set for itself stays. */
export function guardScripts(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  response: Pick<ServerResponse, 'writeHead' | 'hasHeader' | 'setHeader'>,
  options: Options,
): void {
  // Whatever a browser sends here would be taken for ours.
  delete request.headers[header]
  delete request.headers[`${header}-report-only`]
  const policy = policyOf(request.url ?? '/', randomBytes(18).toString('base64'), options)
  if (isPage(request.url)) request.headers[header] = policy
  beforeHead(response, () => {
    if (!response.hasHeader(header)) response.setHeader(header, policy)
  })
}

/** @param nonce of this answer alone. */
export function policyOf(url: string, nonce: string, options: Options): string {
  return (isPage(url) ? pagePolicy(nonce, options) : filePolicy).join('; ')
}

const isPage = (url = '/') => /^\/admin(?:[/?]|$)/.test(url)

function pagePolicy(nonce: string, { isDevelopment, framed, asked }: Options): string[] {
  // The development server reloads what changes by evaluating it.
  const trusted = [`'nonce-${nonce}'`, "'strict-dynamic'", isDevelopment ? "'unsafe-eval'" : '']
  return [
    "default-src 'none'",
    `script-src ${trusted.filter(Boolean).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${asked}`,
    `frame-src 'self' ${framed}`,
    "manifest-src 'self'",
    // The one that shows notices; see `push-worker.js`.
    "worker-src 'self'",
    ...common,
  ]
}

/** What is not a page is data or a file: nothing in it runs, however it is opened. */
const common = ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"]
const filePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  ...common,
]
