/** Pages and payloads over the wire: the language at the door, finished bytes, and error screens. */
import type { IncomingMessage } from 'node:http'
import { defaultLocale, localePrefix } from '@wajiha/arabic'
import { withQuery } from '@wajiha/contract/redirects'
import { LRUCache } from 'lru-cache'
import { pages as pageTable } from '#app/addresses.ts'
import { prefixOf } from '#app/locale/paths.ts'
import { type Address, readAddress } from '#app/locale/read-address.ts'
import { isPersonalised, type Personalise } from '../campaigns/personalise.ts'
import { type Exchange, type Handler, handlerOf } from '../http/exchange.ts'
import { fullPathOf, noPage, noRoute, sendProblem } from '../http/problems.ts'
import { sendEncoded, sendRedirect } from '../http/send.ts'
import type { Policy } from './content-security-policy.ts'
import type { StoredPage } from './page-store.ts'
import type { Pages } from './pages.ts'
import type { Rendering } from './render.ts'
import { sendRendering } from './send-rendering.ts'
import { localeCookie, preferredLocale, rememberedLocale } from './visitor-locale.ts'

/** Who may see the thank-you page on a full load: the carrier of a cookie that admits once. */
type Thanks = {
  admits: (request: IncomingMessage) => Promise<{ reference: string | undefined } | undefined>
  /** The header that takes the cookie away. */
  cleared: string
}

type Parts = { pages: Pages; policy: Policy; thanks: Thanks; personalise: Personalise }

export function servePages({ pages, policy, thanks, personalise }: Parts): Handler {
  const findAddress = rememberAddresses()
  return (exchange) => {
    const { pathname, search } = exchange
    if (pathname === '/' && leadsToEnglish(exchange)) return true
    const address = findAddress(pathname, search)
    const isSame = address && !isGuarded(address) && !isPersonalised(address)
    const ready = isSame && pages.find(address)
    if (ready) return sendPage(exchange, address, ready)
    return address ? answerPage(exchange, address) : answerUnmatched(exchange)
  }

  async function answerPage(exchange: Exchange, address: Address): Promise<true> {
    if (isGuarded(address)) return answerGuarded(exchange, address)
    if (isPersonalised(address)) return answerChosen(exchange, address)
    if (!(await pages.mayStand(address))) return answerUnmatched(exchange)
    const answer = await pages.page(address)
    if ('body' in answer) return sendPage(exchange, address, answer)
    if (answer.kind === 'redirect') return sendMoved(exchange, answer)
    const message = noPage(fullPathOf(exchange))
    return sendRendering(exchange, address.locale, answer, policy, { message })
  }

  /** A campaign: which of its words, depends on who asks. */
  async function answerChosen(exchange: Exchange, found: Address): Promise<true> {
    const { address, headers } = await personalise(exchange, found)
    const answer = pages.find(address) ?? (await pages.page(address))
    if ('body' in answer) return sendPage(exchange, address, answer, headers)
    if (answer.kind === 'redirect') return sendMoved(exchange, answer)
    const message = noPage(fullPathOf(exchange))
    return sendRendering(exchange, address.locale, answer, policy, { message })
  }

  /** Shown on a full load only with the one-time cookie of a form that was sent without script. */
  async function answerGuarded(exchange: Exchange, address: Address): Promise<true> {
    const admitted = exchange.method === 'GET' && (await thanks.admits(exchange.request))
    if (!admitted) return sendRedirect(exchange, 302, homeOf(address), noStore)
    const personal = { isAdmitted: true, reference: admitted.reference }
    const rendering = await pages.personal(address, personal)
    return sendRendering(exchange, address.locale, rendering, policy, {
      headers: { ...noStore, 'set-cookie': thanks.cleared },
    })
  }

  async function answerUnmatched(exchange: Exchange): Promise<true> {
    const locale = prefixOf(exchange.pathname) ?? rememberedLocale(exchange.request) ?? 'ar'
    const path = fullPathOf(exchange)
    const rendering = await pages.unmatched(path, locale)
    return sendRendering(exchange, locale, rendering, policy, { message: noRoute(path) })
  }
}

const addressesRemembered = 2_000
/** What people can write is kept only where it is short. */
const longestRemembered = 256

/** Reading an address costs more than finding its page; those that are asked for often are kept. */
function rememberAddresses() {
  const known = new LRUCache<string, Address>({ max: addressesRemembered })
  return (pathname: string, search: string): Address | undefined => {
    const written = pathname + search
    const remembered = known.get(written)
    if (remembered) return remembered
    const read = readAddress(pathname, new URLSearchParams(search))
    const address = read && { ...read, asked: decodeURI(pathname) + search }
    if (address && written.length <= longestRemembered) known.set(written, address)
    return address
  }
}

/** `<path>/_payload.json` and `/_shell.json`: a page's data, and that of what stands around it. */
export function servePayloads(pages: Pages, personalise: Personalise): Handler {
  const isPayload = (pathname: string) => pathname.endsWith('.json')
  return handlerOf(isPayload, (exchange) => isPayload(exchange.pathname) && answer(exchange))

  async function answer(exchange: Exchange): Promise<boolean> {
    const [, path, name] = /^(.*)\/(_payload|_shell)\.json$/.exec(exchange.pathname) ?? []
    if (path === undefined) return false
    const found = readAddress(path || '/', new URLSearchParams(exchange.search))
    if (!found || !(await pages.mayStand(found))) return sendProblem(exchange, 404)
    const isShell = name === '_shell'
    const { address, headers } = isShell ? asIs(found) : await personalise(exchange, found)
    const page = await (isShell ? pages.shell(address.locale) : pages.payload(address))
    if (typeof page === 'number') return sendProblem(exchange, page)
    const isOwn = Object.keys(headers).length > 0
    return sendEncoded(exchange, page.body, isOwn ? { ...page.headers, ...headers } : page.headers)
  }
}

const asIs = (address: Address) => ({ address, headers: {} })

const noStore = { 'cache-control': 'no-store' }

/** A first visit to `/` by somebody who reads English goes to `/en`; nobody may keep that answer. */
function leadsToEnglish(exchange: Exchange): boolean {
  if (preferredLocale(exchange.request) === defaultLocale) return false
  const cookie = localeCookie(exchange, 'en')
  return sendRedirect(exchange, 302, `/en${exchange.search}`, {
    ...noStore,
    vary: 'Accept-Language, Cookie',
    ...(cookie ? { 'set-cookie': cookie } : {}),
  })
}

/** The thank-you page admits nobody on a full load, but once after a form without script. */
const isGuarded = ({ page }: Address) => page === 'thank-you'

const homeOf = ({ locale }: Address) => localePrefix(locale) || pageTable.home.path

/**
 * A visitor whose cookie must change gets headers of their own; everybody else the prepared ones. What a shared
 * cache may keep sets no cookie: it would be everybody's.
 * @param own what is said to this visitor beside them.
 */
function sendPage(
  exchange: Exchange,
  { locale }: Address,
  page: StoredPage,
  own: Record<string, string> = {},
): true {
  const cookie = page.unkeptHeaders ? undefined : localeCookie(exchange, locale)
  const cookies = [cookie, own['set-cookie']].filter((line) => line !== undefined)
  const isOwn = cookie !== undefined || Object.keys(own).length > 0
  if (!isOwn) return sendEncoded(exchange, page.body, page.headers)
  return sendEncoded(exchange, page.body, {
    ...page.headers,
    'cache-control': 'private, max-age=0, must-revalidate',
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
}

/** The page in its place hears of the same advertisement. */
const sendMoved = (exchange: Exchange, { status, location }: Rendering & { kind: 'redirect' }) =>
  sendRedirect(exchange, status, withQuery(location, exchange.search), noStore)
