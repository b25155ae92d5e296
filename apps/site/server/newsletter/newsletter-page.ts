/**
 * Draws a page behind a link of the newsletter: the shell and looks of the thank-you page with other
 * words. Its address carries a secret, so no script runs on it: nothing measures it, nothing keeps its
 * address, and it works the same for everybody. Decision 016.
 */
import { type Locale, otherLocale } from '@wajiha/arabic'
import type { PageOf } from '@wajiha/contract'
import { inOwnWords, type OwnWords } from '@wajiha/contract/in-own-words'
import { localisedPath } from '#app/locale/paths.ts'
import type { Address } from '#app/locale/read-address.ts'
import type { Pages } from '../pages/pages.ts'
import type { Rendering } from '../pages/render.ts'
import { withoutScript } from '../pages/without-script.ts'
import type { Act, Place, Stand } from './acts.ts'
import { newsletterWords } from './words.ts'

type Words = (typeof newsletterWords)['ar']

export const thanksPath = '/thank-you'
const press = '/newsletter-button-'

/** @param stand what became of the decision; nothing while it is still to be made. */
export async function drawNewsletterPage(
  pages: Pages,
  place: Place,
  stand: Stand | undefined,
): Promise<Rendering> {
  const rendering = await pages.reworded(addressOf(place.locale), (own) =>
    wordsOf(place, stand, own),
  )
  if (rendering.kind !== 'html') return rendering
  const still = withoutScript(rendering)
  return { ...still, html: withButtons(still.html, place) }
}

/**
 * The thank-you page at its own address and alive, for who has just confirmed; its heading carries the mark
 * that the code of the tag manager looks for (`app/tag-manager/watch-pages.ts`).
 */
export async function drawConfirmed(pages: Pages, locale: Locale): Promise<Rendering> {
  const place: Place = { act: 'confirm', locale, path: thanksPath }
  const rendering = await pages.reworded(addressOf(locale), (own) =>
    wordsOf(place, 'confirmed', own),
  )
  if (rendering.kind !== 'html') return rendering
  const html = rendering.html.replace('<h1', '<h1 data-event="newsletter_confirmed"')
  return { ...rendering, html }
}

function addressOf(locale: Locale): Address {
  const canonical = localisedPath(thanksPath, locale)
  return { page: 'thank-you', locale, params: {}, query: {}, choices: {}, canonical }
}

type Reworded = Pick<PageOf<'thank-you'>, 'title' | 'lead' | 'next' | 'actions'>

function wordsOf(
  { act, locale }: Place,
  stand: Stand | undefined,
  own: OwnWords | undefined,
): Reworded {
  const words = inOwnWords('subscription', newsletterWords[locale], own)
  const said = saidBy(act, stand)
  const buttons = stand ? [] : buttonsOf(act, locale)
  const pressed = buttons.map((value) => ({
    label: words[`press.${value}`],
    href: press + value,
  }))
  return {
    title: words[`${said}.title`],
    lead: words[`${said}.lead`],
    next: [],
    actions: [...pressed, ...waysOn(words, act, stand)],
  }
}

/** Before anything was decided, by what the link is for; afterwards, how it stands. */
function saidBy(act: Act, stand: Stand | undefined) {
  if (!stand) return `ask.${act}` as const
  // An application that is not, or no longer, here.
  const isGone = act === 'keep' && stand === 'unknown'
  return `told.${isGone ? 'keptNothing' : stand}` as const
}

/** The buttons of a page; of the two languages, the reader's own comes first. */
function buttonsOf(act: Act, locale: Locale) {
  if (act !== 'preferences') return [act]
  return [locale, otherLocale(locale), 'unsubscribe'] as const
}

/** Nobody is left standing: where a link failed, the way to another one comes first. */
function waysOn(words: Words, act: Act, stand: Stand | undefined) {
  const notebook = { label: words.notebook, href: '/blogs' }
  const home = { label: words.home, href: '/' }
  if (act === 'keep') return [home]
  if (stand === undefined) return act === 'confirm' ? [] : [home]
  const isLost = stand === 'expired' || stand === 'unknown' || stand === 'unsubscribed'
  return isLost ? [{ label: words.subscribe, href: '/blogs' }, home] : [notebook, home]
}

/** Links that stand for buttons become buttons of one form, which posts to the page's own address. */
function withButtons(html: string, { path }: Place): string {
  const link = new RegExp(`<a\\b([^>]*?)href="[^"]*${press}([a-z]+)"([^>]*)>([\\s\\S]*?)</a>`, 'g')
  const pressed = html.replace(
    link,
    (_, before: string, value: string, after: string, label: string) => {
      const [looks = ''] = /class="[^"]*"/.exec(before + after) ?? []
      return `<button type="submit" form="newsletter" name="action" value="${value}" ${looks}>${label}</button>`
    },
  )
  const form = '<form id="newsletter" method="post"></form>'
  const stood = pressed.replace('</h1>', `</h1>${form}`)
  return stood.replaceAll(thanksPath, path.replace(/^\/en/, ''))
}
