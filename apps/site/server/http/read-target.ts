/**
 * Looks at a request before anything else does. Node accepts several things that a public server
 * must not: two Host headers, absolute and `//` targets, TRACE, broken percent-encoding.
 */
import type { IncomingMessage } from 'node:http'
import { imagePrefix } from '#app/ui/core/image-address.ts'

export type Target =
  | { kind: 'ok'; method: 'GET' | 'HEAD' | 'POST'; pathname: string; search: string }
  | { kind: 'refused'; status: 400 | 404 | 405; reason: string }

export function readTarget({ method, url = '', rawHeaders }: IncomingMessage): Target {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return { kind: 'refused', status: 405, reason: 'Only GET, HEAD and forms are answered here.' }
  if (!hasOneHost(rawHeaders)) return bad('Send one Host header.')
  if (!url.startsWith('/')) return bad('The address must start with a slash.')
  const cut = url.indexOf('?')
  const pathname = cut < 0 ? url : url.slice(0, cut)
  // What a person can type leads to the page that says so.
  if (pathname.startsWith('//') || url.includes('\\') || !isWellFormed(pathname))
    return { kind: 'refused', status: 404, reason: 'No page has such an address.' }
  return { kind: 'ok', method, pathname, search: cut < 0 ? '' : url.slice(cut) }
}

function bad(reason: string): Target {
  return { kind: 'refused', status: 400, reason }
}

export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1
}

/**
 * Valid percent-encoded UTF-8, without control characters, backslashes, steps upwards or encoded
 * slashes: none of our addresses has one, and each layer before us reads them differently. Only
 * below `/_ipx/` may they stand, where a whole address can be the name of a picture; the image
 * endpoint answers everything there and refuses such steps in its own words.
 */
function isWellFormed(pathname: string): boolean {
  const isImage = pathname.startsWith(imagePrefix)
  if (/%2f/i.test(pathname) && !isImage) return false
  try {
    const decoded = decodeURIComponent(pathname)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return false
    return isImage || !/(?:^|\/)\.\.?(?:\/|$)/.test(decoded)
  } catch {
    return false
  }
}
