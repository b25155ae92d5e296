/**
 * Drafts on the site (BLOG-09). `/preview?token=…` is a link that the studio signed: it is swapped for
 * a cookie of the same life, and from then on the page of that one document shows its draft to this
 * visitor alone. Drafts never pass through the content we keep or the store of pages.
 */
import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { Locale } from '@wajiha/arabic'
import { type PreviewTarget, readPreview } from '@wajiha/contract/preview'
import { localisedPath } from '#app/locale/paths.ts'
import { type Address, readAddress } from '#app/locale/read-address.ts'
import type { Config } from '../config.ts'
import type { Content } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Readable } from '../pages/outcome.ts'
import type { Pages } from '../pages/pages.ts'
import type { Rendering } from '../pages/render.ts'
import { preferredLocale } from '../pages/visitor-locale.ts'
import { createAskDraft, draftEndpoints } from './ask-draft.ts'
import { barStyles, drawDraft, drawRefusal } from './draw-preview.ts'
import { createPreviewCookie } from './preview-cookie.ts'
import type { Refusal } from './words.ts'

type Parts = {
  config: Pick<Config, 'apiBase' | 'origin' | 'serviceKey'>
  content: Content
  pages: Pages
  policy: Policy
  now?: () => number
}

export type Previews = {
  /** The link that the studio signed, the way out, and what the bar looks like. */
  get: Handler
  /** Any page, for who carries the cookie of its draft. */
  drafts: Handler
}

const secretly = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'Cookie',
}

const statuses: Record<Refusal, number> = {
  expired: 410,
  forged: 403,
  incomplete: 422,
  missing: 404,
  unavailable: 503,
}

export async function openPreviews(parts: Parts): Promise<Previews> {
  const { config, content, pages, policy, now = Date.now } = parts
  const { apiBase, origin, serviceKey = '' } = config
  const cookie = createPreviewCookie(origin.startsWith('https:'))
  const ask = createAskDraft(apiBase, serviceKey)
  const styles = await readFile(join(import.meta.dirname, 'bar.css'), 'utf8')
  /** Without a key nobody can have signed anything. */
  const read = (token: string) =>
    serviceKey ? readPreview(token, serviceKey, now()) : ({ kind: 'forged' } as const)

  return {
    get(exchange) {
      const { pathname } = exchange
      if (pathname === '/preview') return enter(exchange)
      if (pathname === '/preview/end') return leave(exchange)
      return pathname === barStyles && sendText(exchange, 200, 'text/css', styles)
    },
    drafts(exchange) {
      const token = cookie.read(exchange.request)
      return token === undefined ? false : show(exchange, token)
    },
  }

  function enter(exchange: Exchange): true | Promise<true> {
    const token = new URLSearchParams(exchange.search).get('token') ?? ''
    const preview = read(token)
    if (preview.kind === 'ok')
      return sendRedirect(exchange, 302, publicPath(preview.target), {
        ...secretly,
        'set-cookie': cookie.set(token, preview.expiresAt - now()),
      })
    const isOurs = preview.kind === 'expired'
    const locale = isOurs ? preview.target.locale : preferredLocale(exchange.request)
    return refuse(exchange, locale, preview.kind)
  }

  function leave(exchange: Exchange): true {
    const preview = read(cookie.read(exchange.request) ?? '')
    const path = preview.kind === 'forged' ? '/' : publicPath(preview.target)
    return sendRedirect(exchange, 302, path, { ...secretly, 'set-cookie': cookie.cleared })
  }

  /** Only the page that the cookie names; every other one is what everybody sees. */
  function show(exchange: Exchange, token: string): boolean | Promise<boolean> {
    const preview = read(token)
    if (preview.kind !== 'ok') return false
    const address = readAddress(exchange.pathname, new URLSearchParams())
    if (!address || address.canonical !== canonicalOf(preview.target)) return false
    return showDraft(exchange, preview.target, address, preview.expiresAt - now())
  }

  async function showDraft(
    exchange: Exchange,
    target: PreviewTarget,
    address: Address,
    leftMs: number,
  ): Promise<true> {
    const draft = await ask(target)
    if (draft.kind === 'refused') return refuse(exchange, target.locale, draft.reason)
    const from = withDraft(content, target, draft.data)
    const rendering = await drawDraft(pages, { from, address, leftMs })
    return send(exchange, target.locale, rendering)
  }

  async function refuse(exchange: Exchange, locale: Locale, reason: Refusal): Promise<true> {
    const rendering = await drawRefusal(pages, locale, reason)
    return send(exchange, locale, rendering, statuses[reason])
  }

  function send(exchange: Exchange, locale: Locale, rendering: Rendering, status?: number): true {
    if (rendering.kind === 'redirect')
      return sendRedirect(exchange, 302, rendering.location, secretly)
    const headers: OutgoingHttpHeaders = {
      'content-language': locale,
      'content-security-policy': policy(rendering.own),
      ...secretly,
    }
    return sendText(exchange, status ?? rendering.status, 'text/html', rendering.html, headers)
  }
}

const publicPath = ({ path, locale }: PreviewTarget) => encodeURI(localisedPath(path, locale))

const canonicalOf = (target: PreviewTarget) =>
  readAddress(publicPath(target), new URLSearchParams())?.canonical

/** The published content, with the draft in place of the one document that is previewed. */
function withDraft(content: Content, target: PreviewTarget, data: unknown): Readable {
  const endpoint = draftEndpoints[target.collection]
  return {
    isGone: () => false,
    async read(locale, name, parameters, query) {
      const isKeyed = name === 'page' || name === 'service'
      const key = (parameters as { key?: string } | undefined)?.key
      const isDraft = name === endpoint && (!isKeyed || target.path === pathOfKey(key))
      return isDraft ? ({ data } as never) : content.read(locale, name, parameters, query)
    },
  }
}

const pathOfKey = (key: string | undefined) => (key === 'home' ? '/' : `/${key}`)
