/**
 * Drafts on the site (BLOG-09). `/preview?token=…` is a link that the studio signed: it is swapped for
 * a cookie of the same life, and from then on the page of that one document shows its draft to this
 * visitor alone, beside those of other links that they opened. `/preview/live?token=…` is the same page for the
 * studio's frame beside its form, without any cookie, and `/preview/found?token=…` tells that form how the page would
 * be found. Drafts never pass through the content we keep or the store of pages.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@wajiha/arabic'
import { foundPath } from '@wajiha/contract/found'
import { type PreviewTarget, readPreview } from '@wajiha/contract/preview'
import { framedPreviewPath } from '@wajiha/contract/preview-frame'
import { type Address, readAddress } from '#app/locale/read-address.ts'
import type { Config } from '../config.ts'
import type { Content } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Pages } from '../pages/pages.ts'
import { preferredLocale } from '../pages/visitor-locale.ts'
import { createAskDraft } from './ask-draft.ts'
import { publicPath, withDraft } from './drafted.ts'
import { barStyles, drawDraft, drawRefusal, frameScript } from './draw-preview.ts'
import { createOpened } from './opened.ts'
import { secretly, sendPreview, statuses } from './send-preview.ts'
import { serveFound } from './serve-found.ts'
import { serveFramed } from './serve-framed.ts'
import type { SharePictures } from './share-picture.ts'
import type { Refusal } from './words.ts'

type Parts = {
  config: Pick<Config, 'apiBase' | 'origin' | 'serviceKey' | 'studioOrigin'>
  content: Content
  pages: Pages
  policy: Policy
  pictures: SharePictures
  now?: () => number
}

export type Previews = {
  /** The link that the studio signed, the way out, the page for its frame, and what they look like. */
  get: Handler
  /** Any page, for who carries the cookie of its draft. */
  drafts: Handler
}

export async function openPreviews(parts: Parts): Promise<Previews> {
  const { config, content, pages, policy, pictures, now = Date.now } = parts
  const { apiBase, origin, studioOrigin, serviceKey = '' } = config
  const ask = createAskDraft(apiBase, serviceKey)
  const files = await readFiles()
  /** Without a key nobody can have signed anything. */
  const read = (token: string) =>
    serviceKey ? readPreview(token, serviceKey, now()) : ({ kind: 'forged' } as const)
  const opened = createOpened({ isSecure: origin.startsWith('https:'), read, now })
  const framed = serveFramed({ studioOrigin, content, pages, policy, read, ask })
  const found = serveFound({ origin, studioOrigin, content, read, ask, pictures })

  return {
    get(exchange) {
      const { pathname } = exchange
      if (pathname === '/preview') return enter(exchange)
      if (pathname === '/preview/end') return leave(exchange)
      if (pathname === framedPreviewPath) return framed(exchange)
      if (pathname === foundPath) return found(exchange)
      const file = files[pathname]
      return file !== undefined && sendText(exchange, 200, file.type, file.text)
    },
    drafts(exchange) {
      return opened.areNone(exchange) ? false : show(exchange)
    },
  }

  function enter(exchange: Exchange): true | Promise<true> {
    const token = new URLSearchParams(exchange.search).get('token') ?? ''
    const preview = read(token)
    if (preview.kind === 'ok')
      return sendRedirect(exchange, 302, publicPath(preview.target), {
        ...secretly,
        'set-cookie': opened.with(exchange, { token, ...preview }),
      })
    const isOurs = preview.kind === 'expired'
    const locale = isOurs ? preview.target.locale : preferredLocale(exchange.request)
    return refuse(exchange, locale, preview.kind)
  }

  /** Ends the draft of the page from which one leaves, and no other; all of them where none is named. */
  function leave(exchange: Exchange): true {
    const of = new URLSearchParams(exchange.search).get('of')
    const { ended, cookie } = opened.without(exchange, of)
    const path = ended[0] ? publicPath(ended[0].target) : '/'
    return sendRedirect(exchange, 302, path, { ...secretly, 'set-cookie': cookie })
  }

  /** Only pages that the cookie names; every other one is what everybody sees. */
  function show(exchange: Exchange): boolean | Promise<boolean> {
    const address = readAddress(exchange.pathname, new URLSearchParams())
    const preview = address && opened.at(exchange, address)
    return preview ? showDraft(exchange, preview, address) : false
  }

  async function showDraft(
    exchange: Exchange,
    { target, expiresAt }: { target: PreviewTarget; expiresAt: number },
    address: Address,
  ): Promise<true> {
    const draft = await ask(target)
    if (draft.kind === 'refused') return refuse(exchange, target.locale, draft.reason)
    const from = withDraft(content, target, draft.data)
    const rendering = await drawDraft(pages, { from, address, expiresAt, now: now() })
    return sendPreview(exchange, { locale: target.locale, rendering, policy })
  }

  async function refuse(exchange: Exchange, locale: Locale, reason: Refusal): Promise<true> {
    const rendering = await drawRefusal(pages, locale, reason)
    return sendPreview(exchange, { locale, rendering, policy, status: statuses[reason] })
  }
}

/** What drafts bring beside the site's own files: how their bar looks, and what runs in the studio's frame. */
async function readFiles(): Promise<Record<string, { type: string; text: string }>> {
  const part = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')
  return {
    [barStyles]: { type: 'text/css', text: await part('bar.css') },
    [frameScript]: { type: 'text/javascript', text: await part('frame.js') },
  }
}
