/**
 * Draws the page of a short link that leads nowhere now, or that somebody wants to look at before they
 * follow it (`/short/CODE+`): the shell and looks of the thank-you page with words of its own. No
 * script runs on it, as it is about one address alone.
 */
import { createFormatter, type Locale } from '@wajiha/arabic'
import type { PageOf, ShortLink } from '@wajiha/contract'
import { inOwnWords } from '@wajiha/contract/in-own-words'
import type { Stand } from '@wajiha/contract/short-link-stand'
import type { Read } from '#app/content/page-context.ts'
import { localisedPath } from '#app/locale/paths.ts'
import type { Address } from '#app/locale/read-address.ts'
import { readTimeZone } from '#app/pages/campaign/offer.server.ts'
import type { Content } from '../content/content.ts'
import type { Pages } from '../pages/pages.ts'
import type { Rendering } from '../pages/render.ts'
import { withoutScript } from '../pages/without-script.ts'
import { statusOfStand } from './status-of-stand.ts'
import { shortWords } from './words.ts'

type Parts = { pages: Pages; content: Content }

/** @param target where it leads, absolute. */
export async function drawStand(
  { pages, content }: Parts,
  {
    link,
    stand,
    target,
    locale,
  }: { link: ShortLink; stand: Stand; target: string; locale: Locale },
): Promise<Rendering> {
  const read: Read = (name, parameters, query) => content.read(locale, name, parameters, query)
  const path = `/short/${encodeURIComponent(link.code)}${stand === 'leads' ? '+' : ''}`
  const values = { ...(await momentOf(read, locale, link)), target: leftToRight(target) }
  const rendering = await pages.reworded(addressOf(locale), (own) =>
    wordsOf(stand, link, inOwnWords('short', shortWords[locale], own), values),
  )
  if (rendering.kind !== 'html') return rendering
  const still = withoutScript(rendering)
  const html = underPath(still.html, path)
  const isDrawn = rendering.status === 200
  return { ...still, html, status: isDrawn ? statusOfStand[stand] : rendering.status }
}

/** The page names itself by its own address, and no picture that was drawn for another. */
const underPath = (html: string, path: string) =>
  html
    .replaceAll(/<meta property="og:image[^>]*>/g, '')
    .replaceAll(new RegExp(`${thanksPath}"`, 'g'), `${path}"`)

const thanksPath = '/thank-you'

function addressOf(locale: Locale): Address {
  const canonical = localisedPath(thanksPath, locale)
  return { page: 'thank-you', locale, params: {}, query: {}, choices: {}, canonical }
}

type Reworded = Pick<PageOf<'thank-you'>, 'title' | 'lead' | 'next' | 'actions'>

function wordsOf(
  stand: Stand,
  { code }: ShortLink,
  words: (typeof shortWords)[Locale],
  values: Record<string, string>,
): Reworded {
  const home = { label: words.home, href: '/' }
  const go = { label: words.go, href: `/short/${encodeURIComponent(code)}` }
  const contact = { label: words.contact, href: '/contact' }
  return {
    title: words[`${stand}.title`],
    lead: fill(words[`${stand}.lead`], values),
    next: [],
    actions: stand === 'leads' ? [go, home] : [home, contact],
  }
}

/** When it begins, where the agency is. */
async function momentOf(
  read: Read,
  locale: Locale,
  { startsAt }: ShortLink,
): Promise<Record<string, string>> {
  if (!startsAt) return {}
  const format = createFormatter({ locale, ...(await read('general'))?.data.writing })
  const timeZone = await readTimeZone(read)
  return { date: format.date(startsAt, { timeZone }), time: format.time(startsAt, { timeZone }) }
}

/** An address within a sentence of either direction. */
const leftToRight = (text: string) => `\u2066${text}\u2069`

const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
