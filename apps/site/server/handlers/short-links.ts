/**
 * `/short/CODE` in every form, from the site's copy of the studio's table. Always a 302 that nobody
 * may keep, so that a link can be changed (LINK-01). A link that cannot be followed is a page.
 */
import { isLocale } from '@wajiha/arabic'
import type { ShortLink } from '@wajiha/contract'
import { localisedPath, prefixOf, withoutPrefix } from '#app/locale/paths.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendRedirect } from '../http/send.ts'

const pattern = /^\/short\/([^/]+)\/?$/i
const clickIds =
  /^(?:gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|sccid|li_fat_id|twclid|epik)$/i

/** Hears of each link that is followed, before the answer goes out. */
type OnFollow = (exchange: Exchange, code: string, location: string) => void

export function serveShortLinks(
  content: Content,
  now: () => number = Date.now,
  onFollow: OnFollow = () => {},
): Handler {
  return (exchange) => {
    const [, code] = pattern.exec(withoutPrefix(exchange.pathname)) ?? []
    return code ? follow(exchange, code) : false
  }

  async function follow(exchange: Exchange, code: string): Promise<boolean> {
    const link = await findLink(content, decodeURIComponent(code))
    if (!link || !isActive(link, now())) return false
    const locale = prefixOf(exchange.pathname) ?? 'ar'
    const isOwn = link.target.startsWith('/')
    const target =
      isOwn && !isLocale(prefixOf(link.target)) ? localisedPath(link.target, locale) : link.target
    const location = withParameters(link, target, exchange.search)
    onFollow(exchange, link.code, location)
    return sendRedirect(exchange, 302, location, {
      'cache-control': 'private, max-age=0',
      'x-robots-tag': 'noindex',
    })
  }
}

async function findLink(content: Content, code: string): Promise<ShortLink | undefined> {
  try {
    const links = (await content.read('ar', 'shortLinks'))?.data ?? []
    const asked = code.normalize('NFC').toLowerCase()
    return links.find((link) => link.code.normalize('NFC').toLowerCase() === asked)
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined
    throw error
  }
}

function isActive({ state, startsAt, expiresAt }: ShortLink, now: number): boolean {
  const hasBegun = !startsAt || Date.parse(startsAt) <= now
  const hasEnded = expiresAt !== undefined && Date.parse(expiresAt) <= now
  return state === 'active' && hasBegun && !hasEnded
}

/**
 * Whose campaign parameters win is the link's policy (LINK-04); click ids always pass. `?qr` says that the
 * link was scanned: that visit came by a code on paper, whatever the link was made for (ATTR-07).
 */
function withParameters(link: ShortLink, target: string, search: string): string {
  const { paramPolicy, code } = link
  if (/^(?:mailto|tel):/i.test(target)) return target
  const isOwn = target.startsWith('/')
  const url = new URL(target, 'http://own.invalid')
  const visitor = new URLSearchParams(search)
  if (paramPolicy === 'drop-all')
    for (const name of campaignNames(url.searchParams)) url.searchParams.delete(name)
  const isScanned = visitor.has('qr')
  visitor.delete('qr')
  for (const [name, value] of visitor) {
    const isKept = clickIds.test(name) || mayPass(paramPolicy, name, url.searchParams)
    if (isKept) url.searchParams.set(name, value)
  }
  if (isScanned && isOwn) {
    if (url.searchParams.has('utm_medium')) url.searchParams.set('utm_medium', 'qr')
    url.searchParams.set('via', `qr:${code}`)
  }
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : url.href
}

const campaignNames = (query: URLSearchParams) =>
  [...query.keys()].filter((name) => /^utm_/i.test(name))

function mayPass(policy: ShortLink['paramPolicy'], name: string, target: URLSearchParams): boolean {
  if (policy === 'drop-all') return false
  return policy === 'visitor-overrides' || !target.has(name)
}
