/** The address under which the image endpoint serves a picture in a given size. */
import type { Image } from '@wajiha/contract'
import { readUrl } from '@wajiha/contract/read-url'

/** Prefix of every optimised picture. */
export const imagePrefix = '/_ipx/'

type Size = {
  width?: number | undefined
  height?: number | undefined
  /** What must be seen where the picture is cut to a box. */
  focus?: Image['focus']
}

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
 * side `w_` or `h_`; a box is cut around `p_XY`. Non-ASCII letters are percent-encoded.
 */
export function imageAddress(
  url: string,
  { width, height, focus }: Size,
  { format = 'webp', quality = 80 } = {},
): string {
  const size =
    width && height
      ? [`s_${width}x${height}`, ...positionOf(focus)]
      : [...(width ? [`w_${width}`] : []), ...(height ? [`h_${height}`] : [])]
  const modifiers = [`f_${format}`, `q_${quality}`, ...size].join('&')
  return `${imagePrefix}${modifiers}/${encodeSource(url)}`
}

/**
 * `p_21`: in quarters of the way from the left and the upper edge. Finer steps would be more derivatives
 * than eyes can tell; the middle is not said.
 */
function positionOf(focus: Image['focus']): string[] {
  if (!focus) return []
  const [x, y] = [focus.x, focus.y].map((percent) => Math.round(percent / 25))
  return x === 2 && y === 2 ? [] : [`p_${x}${y}`]
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
