/**
 * `/short/CODE` in every form, as the studio knows the code, or knew it when it was last followed. Always a 302 that nobody
 * may keep, so that a link can be changed (LINK-01). A link that cannot be followed is a page that says
 * why, and `/short/CODE+` one that shows where it leads.
 */

import { isLocale, type Locale, shortCodeKey } from '@wajiha/arabic'
import type { ShortLink } from '@wajiha/contract'
import { isClickId } from '@wajiha/contract/click-ids'
import { readableAddress } from '@wajiha/contract/paths'
import { type Stand, standOf } from '@wajiha/contract/short-link-stand'
import { localisedPath, prefixOf, withoutPrefix } from '#app/locale/paths.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { fullPathOf, noPage, sendProblem, wantsJson } from '../http/problems.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Pages } from '../pages/pages.ts'
import { sendRendering } from '../pages/send-rendering.ts'
import { drawStand } from './draw-stand.ts'

const pattern = /^\/short\/([^/]+)\/?$/i

/** Hears of each link that is followed, before the answer goes out. */
type OnFollow = (exchange: Exchange, code: string, location: string) => void

type Parts = { content: Content; pages: Pages; policy: Policy; onFollow: OnFollow }

export function serveShortLinks(parts: Parts): Handler {
  const { content, pages, policy, onFollow } = parts
  return (exchange) => {
    const [, code] = pattern.exec(withoutPrefix(exchange.pathname)) ?? []
    return code ? follow(exchange, code) : false
  }

  async function follow(exchange: Exchange, code: string): Promise<boolean> {
    const [, asked = '', look] = /^(.*?)(\+?)$/.exec(decodeURIComponent(code)) ?? []
    const locale = prefixOf(exchange.pathname) ?? 'ar'
    const link = await findLink(content, asked)
    if (link === 'unavailable') return sayUnavailable(exchange, locale)
    if (!link) return sayMissing(exchange, locale)
    const target = targetOf(link, locale)
    const stand = standOf(link, Date.now())
    if (look || stand !== 'leads') return show(exchange, link, { stand, target, locale })
    const location = withParameters(link, target, exchange.search)
    onFollow(exchange, link.code, location)
    return sendRedirect(exchange, 302, location, unkept)
  }

  /** The query may hold any address, and is not repeated. */
  async function sayMissing(exchange: Exchange, locale: Locale): Promise<boolean> {
    const path = decodeURI(exchange.pathname)
    const rendering = await pages.unmatched(path, locale, noPage(path))
    const message = noPage(fullPathOf(exchange))
    return sendRendering(exchange, locale, rendering, policy, { message })
  }

  /** Nobody can say where it leads, as the studio is away and it was not followed lately. */
  async function sayUnavailable(exchange: Exchange, locale: Locale): Promise<boolean> {
    const drawn = await pages.unavailable(locale)
    return sendRendering(exchange, locale, { kind: 'html', status: 503, ...drawn }, policy)
  }

  async function show(
    exchange: Exchange,
    link: ShortLink,
    shown: { stand: Stand; target: string; locale: Locale },
  ): Promise<boolean> {
    const { locale } = shown
    const target = new URL(shown.target, exchange.origin).href
    const rendering = await drawStand(
      { pages, content },
      { ...shown, link, target: readableAddress(target) },
    )
    if (rendering.kind !== 'html') return sayMissing(exchange, locale)
    const { status, html, own } = rendering
    if (wantsJson(exchange)) return sendProblem(exchange, status)
    return sendText(exchange, status, 'text/html', html, {
      'content-language': locale,
      'content-security-policy': policy(own),
      ...unkept,
    })
  }
}

async function findLink(
  content: Content,
  code: string,
): Promise<ShortLink | 'unavailable' | undefined> {
  try {
    return (await content.read('ar', 'shortLink', { code: shortCodeKey(code) }))?.data
  } catch (error) {
    if (error instanceof ContentUnavailable) return 'unavailable'
    throw error
  }
}

/** In the visitor's language where it is a path of this site that names none. */
function targetOf({ target }: ShortLink, locale: Locale): string {
  const isOwn = target.startsWith('/') && !isLocale(prefixOf(target))
  return isOwn ? localisedPath(target, locale) : target
}

const unkept = { 'cache-control': 'private, max-age=0', 'x-robots-tag': 'noindex' }

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
    const isKept = isClickId(name) || mayPass(paramPolicy, name, url.searchParams)
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
