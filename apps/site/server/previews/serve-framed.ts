/**
 * A draft as the studio frames it beside its form: the page as visitors will have it, and one script that draws
 * it anew and tells which field a part comes from. Nobody else may frame it, and it sets no cookie.
 */
import type { Locale } from '@wajiha/arabic'
import type { ReadPreview } from '@wajiha/contract/preview'
import type { Content } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Pages } from '../pages/pages.ts'
import type { Rendering } from '../pages/render.ts'
import { preferredLocale } from '../pages/visitor-locale.ts'
import type { AskDraft } from './ask-draft.ts'
import { addressOf, withDraft } from './drafted.ts'
import { drawFramed, drawRefusal, inFrameOf } from './draw-preview.ts'
import { besideForm, sendPreview } from './send-preview.ts'
import type { Refusal } from './words.ts'

type Parts = {
  studioOrigin: string
  content: Content
  pages: Pages
  policy: Policy
  read: (token: string) => ReadPreview
  ask: AskDraft
}

type Shown = { rendering: Rendering; status?: number }

export function serveFramed({ studioOrigin, content, pages, policy, read, ask }: Parts): Handler {
  const framing: Policy = (own) =>
    policy(own).replace("frame-ancestors 'none'", `frame-ancestors ${studioOrigin}`)

  return async (exchange) => {
    const preview = read(new URLSearchParams(exchange.search).get('token') ?? '')
    const locale =
      preview.kind === 'forged' ? preferredLocale(exchange.request) : preview.target.locale
    const { rendering, status } = await draw(preview, locale)
    const framed =
      rendering.kind === 'html'
        ? { ...rendering, html: inFrameOf(studioOrigin, rendering.html) }
        : rendering
    const sent = { locale, rendering: framed, status, policy: framing }
    return sendPreview(withoutFrameOptions(exchange), sent)
  }

  /** What cannot be shown is said in its place, and drawn anew once it can. */
  async function draw(preview: ReadPreview, locale: Locale): Promise<Shown> {
    const refused = async (reason: Refusal) => ({
      rendering: await drawRefusal(pages, locale, reason),
      status: besideForm[reason],
    })
    if (preview.kind !== 'ok') return refused(preview.kind)
    const { target } = preview
    const draft = await ask(target, true)
    if (draft.kind === 'refused') return refused(draft.reason)
    const address = addressOf(target)
    if (!address) return refused('incomplete')
    const from = withDraft(content, target, draft.data)
    return { rendering: await drawFramed(pages, { from, address, fields: draft.fields }) }
  }
}

/** The header of before policies, which knows no origins; where both stand, browsers read the policy. */
function withoutFrameOptions(exchange: Exchange): Exchange {
  const { 'x-frame-options': _, ...common } = exchange.common
  return { ...exchange, common }
}
