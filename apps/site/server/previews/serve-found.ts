/**
 * How a draft would stand in a search engine and where it is shared, told to the studio's form beside it: the words
 * that the page's head is written from, and the picture as the public one is drawn. Nothing of it is kept.
 */
import { type Found, foundSchema } from '@wajiha/contract/found'
import type { PreviewTarget, ReadPreview } from '@wajiha/contract/preview'
import { localisedPath } from '#app/locale/paths.ts'
import type { PageDescription } from '#app/seo/page-description.ts'
import type { Content } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendJson } from '../http/send.ts'
import { readDescription } from '../pages/read-description.ts'
import type { AskDraft } from './ask-draft.ts'
import { addressOf, withDraft } from './drafted.ts'
import { besideForm, secretly } from './send-preview.ts'
import type { SharePictures } from './share-picture.ts'
import type { Refusal } from './words.ts'

type Parts = {
  origin: string
  studioOrigin: string
  content: Content
  read: (token: string) => ReadPreview
  ask: AskDraft
  pictures: SharePictures
}

export function serveFound({ origin, studioOrigin, content, read, ask, pictures }: Parts): Handler {
  // The token is what opens it: no cookie is sent along, and no other page may read the answer.
  const headers = { ...secretly, 'access-control-allow-origin': studioOrigin, vary: 'Origin' }

  return async (exchange: Exchange) => {
    const asked = new URLSearchParams(exchange.search)
    const preview = read(asked.get('token') ?? '')
    const answer =
      preview.kind === 'ok' ? await find(preview.target, asked.get('known') ?? '') : preview.kind
    if (typeof answer === 'string')
      return sendJson(exchange, besideForm[answer], { reason: answer }, headers)
    return sendJson(exchange, 200, answer, headers)
  }

  async function find(target: PreviewTarget, known: string): Promise<Found | Refusal> {
    const draft = await ask(target)
    if (draft.kind === 'refused') return draft.reason
    const address = addressOf(target)
    if (!address) return 'incomplete'
    const described = await readDescription(withDraft(content, target, draft.data), address)
    if (typeof described === 'string') return described
    const { page, general } = described
    const { locale } = target
    const path = page.paths[locale] ?? target.path
    const picture = await pictures.find(page, { locale, general, known })
    return foundSchema.parse({
      page: wordsOf(page),
      own: { title: page.seo?.title, description: page.seo?.description },
      site: general.names.site,
      agency: general.description,
      address: origin + localisedPath(path, locale),
      isHidden: Boolean(page.seo?.noindex || page.noindex),
      picture,
    })
  }
}

const wordsOf = ({ title, description }: PageDescription) => ({ title, description })
