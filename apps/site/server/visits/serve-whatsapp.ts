/**
 * `/w/REF`: the way to a chat (LEAD-16). `REF` is a branch, `main`, `card/ID` or `campaign/SLUG`. The first
 * sentence of the chat carries a short reference, which is kept with the visit as well, so that whoever
 * answers the chat finds that visit. Answered by a 302 that no cache may keep.
 */
import { randomUUID } from 'node:crypto'
import type { Locale } from '@wajiha/arabic'
import { inOwnWords } from '@wajiha/contract/in-own-words'
import ar from '@wajiha/contract/words/ar/general.chat.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/general.chat.json' with { type: 'json' }
import { prefixOf, withoutPrefix } from '#app/locale/paths.ts'
import { readConsent } from '../consent/read-consent.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'
import { deviceClassOf, isBot, isPrefetch } from '../http/devices.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendRedirect } from '../http/send.ts'
import { readVid } from '../http/vid-cookie.ts'
import { anonymousVisitorKey } from '../http/visitor.ts'
import { createChatReferences } from './chat-references.ts'
import type { VisitParts } from './serve-visits.ts'

const pattern = /^\/w\/(?:(card|campaign)\/)?([^/]{1,600})\/?$/

const words = { ar, en }

/** The first words of a chat: the agency's own, or what is built in. */
async function readGreeting(content: Content, locale: Locale): Promise<string> {
  const general = await content.read(locale, 'general').catch(() => undefined)
  const own = general?.data.words
  return inOwnWords('general', words[locale], own).greeting
}

type Asked = { place: string | undefined; ref: string }
type Parts = Omit<VisitParts, 'flood' | 'shortHits'> & { content: Content }

export function serveWhatsApp(parts: Parts): Handler {
  const { content, buffer, rules, origin, visitorOf, now } = parts
  const referenceFor = createChatReferences(now)
  return (exchange) => {
    const [, place, ref] = pattern.exec(withoutPrefix(exchange.pathname)) ?? []
    return ref ? follow(exchange, { place, ref: decodeURIComponent(ref) }) : false
  }

  async function follow(exchange: Exchange, asked: Asked): Promise<boolean> {
    const locale = localeOf(exchange)
    const number = await findNumber(content, locale, asked)
    if (!number) return false
    const { request, method, pathname } = exchange
    const visitor = visitorOf(request)
    const who = anonymousVisitorKey(visitor, request.headers['user-agent'] ?? '')
    const { reference, isNew } = referenceFor(who, visitor.counter, pathname)
    if (method === 'GET' && isNew) keep(exchange, reference, locale)
    const greeting = await readGreeting(content, locale)
    const text = encodeURIComponent(greeting.replace('{reference}', `#${reference}`))
    return sendRedirect(exchange, 302, `https://wa.me/${number.slice(1)}?text=${text}`, {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  }

  /** Who agreed is known by their id; of anybody else only page and time are kept. */
  function keep({ request }: Exchange, reference: string, locale: Locale) {
    const userAgent = request.headers['user-agent']
    if (!userAgent || isBot(userAgent) || isPrefetch(request.headers)) return
    const isAllowed = readConsent(request.headers, rules).analytics
    const vid = isAllowed ? readVid(request.headers) : undefined
    const page = pageOf(request.headers.referer, origin)
    buffer.keep({
      id: randomUUID(),
      visitor: vid ?? randomUUID(),
      kind: 'whatsapp',
      reference,
      locale,
      deviceClass: deviceClassOf(userAgent),
      ...(isAllowed ? { uaFamily: visitorOf(request).uaFamily } : {}),
      visit: {
        timestamp: new Date(now()).toISOString(),
        utmParams: {},
        additionalInfo: page ? { landingPageUrl: page } : {},
      },
    })
  }
}

/** A number in E.164: of a person, a campaign, a branch or the agency. */
async function findNumber(
  content: Content,
  locale: Locale,
  { place, ref }: Asked,
): Promise<string | undefined> {
  try {
    if (place === 'campaign')
      return (await content.read(locale, 'campaign', { slug: ref }))?.data.whatsapp
    if (place === 'card') {
      const card = (await content.read(locale, 'card', { id: ref }))?.data
      // Whoever has left is not written to; their card says who is.
      return card?.state === 'active' ? chatOf(card) : undefined
    }
    if (ref === 'main') return (await content.read('ar', 'general'))?.data.contacts.whatsapp
    const branches = (await content.read('ar', 'branches'))?.data ?? []
    return chatOf(branches.find(({ slug }) => slug === ref))
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined
    throw error
  }
}

const chatOf = (whose: { phones: { e164: string; whatsapp: boolean }[] } | undefined) =>
  whose?.phones.find(({ whatsapp }) => whatsapp)?.e164

/** The language of the address, else of the page that the button stands on. */
function localeOf({ pathname, request }: Exchange): Locale {
  const page = URL.parse(request.headers.referer ?? '')?.pathname ?? ''
  return prefixOf(pathname) ?? prefixOf(page) ?? 'ar'
}

function pageOf(referer: string | undefined, origin: string): string | undefined {
  const page = URL.parse(referer ?? '')
  return page ? new URL(page.pathname.slice(0, 1_000), origin).href : undefined
}
