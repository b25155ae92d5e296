/**
 * `/card/ID.vcf` in every form: the card as a contact to save (CARD-03), 3.0 or with `?v=4` 4.0. One
 * that is paused or whose person left is not handed out: it leads to the page that says so (CARD-10).
 */
import { otherLocale } from '@wajiha/arabic'
import type { Branch, Card } from '@wajiha/contract'
import { localisedPath, prefixOf, withoutPrefix } from '#app/locale/paths.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Portraits } from './portrait.ts'
import { type Contact, type Face, writeContact } from './vcard.ts'

const pattern = /^\/card\/([^/]+)\.vcf$/i

type Parts = { content: Content; portraits: Portraits; origin: string }

export function serveVcards(parts: Parts): Handler {
  return (exchange) => {
    const [, id] = pattern.exec(withoutPrefix(exchange.pathname)) ?? []
    return id ? answer(exchange, id, parts) : false
  }
}

async function answer(exchange: Exchange, id: string, parts: Parts): Promise<boolean> {
  const locale = prefixOf(exchange.pathname) ?? 'ar'
  const page = localisedPath(`/card/${id}`, locale)
  const faces = await readFaces(parts.content, locale, decodeURIComponent(id))
  // The pages say what is wrong, in the visitor's language.
  if (!faces) return false
  const [{ card }] = faces
  if (card.state !== 'active') return sendRedirect(exchange, 302, page)
  const contact = await contactOf(faces, parts, localisedPath(`/card/${card.id}`, locale))
  const version = new URLSearchParams(exchange.search).get('v') === '4' ? 4 : 3
  const name = encodeName(card.name.full.text)
  return sendText(exchange, 200, 'text/vcard', writeContact(contact, version), {
    // Telephones open it in their contacts at once; browsers keep it as a file.
    'content-disposition': `inline; filename="${asciiName(card)}.vcf"; filename*=UTF-8''${name}.vcf`,
    'x-robots-tag': 'noindex',
  })
}

async function contactOf(
  faces: Contact['faces'],
  { content, portraits, origin }: Parts,
  path: string,
): Promise<Contact> {
  const [{ card, locale }] = faces
  const general = (await readGeneral(content, locale))?.data
  return {
    faces,
    address: new URL(path, origin).href,
    photo: card.photo && (await portraits.find(card.photo.url)),
    logo: general?.light_logo && new URL(general.light_logo, origin).href,
  }
}

/** The contact is worth having without the agency's logo, too. */
async function readGeneral(content: Content, locale: Face['locale']) {
  try {
    return await content.read(locale, 'general')
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined
    throw error
  }
}

/** Both faces, the page's language first, each with the branch as it is written in that language. */
async function readFaces(content: Content, locale: Face['locale'], id: string) {
  try {
    const [first, second] = await Promise.all(
      [locale, otherLocale(locale)].map(async (one): Promise<Face | undefined> => {
        const card = (await content.read(one, 'card', { id }))?.data
        return card && { locale: one, card, branch: await branchOf(content, one, card) }
      }),
    )
    return first && second ? ([first, second] as const) : undefined
  } catch (error) {
    if (error instanceof ContentUnavailable) return undefined
    throw error
  }
}

async function branchOf(
  content: Content,
  locale: Face['locale'],
  { branch }: Card,
): Promise<Branch | undefined> {
  if (!branch) return undefined
  const all = (await content.read(locale, 'branches'))?.data ?? []
  return all.find(({ slug }) => slug === branch.slug)
}

/** RFC 8187: everything that is not plain is percent-encoded. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)

const asciiName = ({ id }: Card) => id.replace(/[^\w-]/g, '') || 'card'
