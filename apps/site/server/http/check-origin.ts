/**
 * Whether a form comes from our own pages. Browsers say so themselves; a program that says nothing is
 * let in, because it carries no visitor's cookies that could be abused.
 */
import type { IncomingMessage } from 'node:http'

/** @param origin of the site, as configured. */
export function isFromElsewhere({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const from = headers.origin
  if (from === undefined || from === origin) return false
  if (!URL.canParse(from)) return true
  // Without TLS or behind another name, the browser's own idea of where it is counts.
  return new URL(from).host !== headers.host
}
