/** The address under which the image endpoint serves a picture in a given size. */
import { readUrl } from '@wajiha/contract/read-url'

/** Prefix of every optimised picture. */
export const imagePrefix = '/_ipx/'

type Size = { width?: number | undefined; height?: number | undefined }

/**
 * Whether the endpoint serves it: a path of this site, or an http(s) address on one of `hosts`
 * (exact names, ports ignored). Data addresses and empty ones are left as they are.
 */
export function isServed(url: string, hosts: readonly string[]): boolean {
  if (/^\/(?!\/)/.test(url)) return !url.startsWith(imagePrefix)
  return /^https?:\/\//i.test(url) && hosts.includes(readUrl(url)?.hostname ?? '')
}

/**
 * Writes an address: `/_ipx/f_webp&q_80&w_640/media/cover.avif`. Both sides give one `s_WxH`, one
 * side `w_` or `h_`. Non-ASCII letters are percent-encoded.
 */
export function imageAddress(
  url: string,
  { width, height }: Size,
  { format = 'webp', quality = 80 } = {},
): string {
  const size =
    width && height
      ? [`s_${width}x${height}`]
      : [...(width ? [`w_${width}`] : []), ...(height ? [`h_${height}`] : [])]
  const modifiers = [`f_${format}`, `q_${quality}`, ...size].join('&')
  return `${imagePrefix}${modifiers}/${encodeSource(url)}`
}

function encodeSource(url: string): string {
  if (url.startsWith('/'))
    return encodeURI(decoded(url.slice(1))).replace(/[?#,]/g, encodeURIComponent)
  const { href } = new URL(url)
  // Whatever an address within an address or a candidate list would read as its own is encoded.
  return /[%?#,\s]/.test(href) ? encodeURIComponent(href) : href
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
