/**
 * A card as a contact that telephones save: vCard 3.0 (RFC 2426), which all of them read, and 4.0
 * (RFC 6350), which holds both faces of a person.
 */
import { directionOf, type Locale } from '@wajiha/arabic'
import type { Branch, Card } from '@wajiha/contract'
import { compound, escaped, type Property, writeVcard } from './vcard-lines.ts'

export type Face = { locale: Locale; card: Card; branch?: Branch | undefined }

export type Contact = {
  /** The page's language first. */
  faces: readonly [Face, Face]
  /** Where the card is read, absolute. */
  address: string
  /** JPEG. */
  photo?: Buffer | undefined
  /** Absolute. */
  logo?: string | undefined
}

const kinds = { cell: 'CELL,VOICE', work: 'WORK,VOICE', fax: 'WORK,FAX' } as const
/** Where people have profiles; every other place, a calendar or a file, is an address. */
const networks = new Set([
  'linkedin',
  'x',
  'twitter',
  'instagram',
  'facebook',
  'threads',
  'bluesky',
  'mastodon',
  'behance',
  'dribbble',
  'github',
  'gitlab',
  'youtube',
  'tiktok',
  'snapchat',
  'telegram',
  'pinterest',
  'medium',
  'skype',
  'vimeo',
])
const isProfile = (kind: string) => networks.has(kind.toLowerCase())

/** @returns the file, UTF-8, with CRLF. */
export const writeContact = (contact: Contact, version: 3 | 4): string =>
  writeVcard(version === 4 ? inFour(contact) : inThree(contact))

function inThree({ faces, address, photo, logo }: Contact): Property[] {
  const [{ card, branch }, other] = faces
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['N', vcardNameOf(card)],
    ['FN', escaped(card.name.full.text)],
    ...otherName(other.locale, other.card, card),
    ['ORG', compound(card.company.text, card.department?.text)],
    ['TITLE', escaped(card.jobTitle.text)],
    ...card.phones.map(({ type, e164 }): Property => [`TEL;TYPE=${kinds[type]}`, e164]),
    ...card.emails.map((email): Property => ['EMAIL;TYPE=INTERNET,WORK', email]),
    ...placesOf(card, address),
    ...(branch ? [['ADR;TYPE=WORK', addressOf(branch)] as const] : []),
    ...(branch?.geo ? [['GEO', `${branch.geo.lat};${branch.geo.lng}`] as const] : []),
    ...(branch ? [['TZ;VALUE=text', branch.timeZone] as const] : []),
    ...(photo ? [['PHOTO;ENCODING=b;TYPE=JPEG', photo.toString('base64')] as const] : []),
    ...(logo ? [['LOGO;VALUE=uri', logo] as const] : []),
    ...noteOf(card),
    ['CATEGORIES', escaped(card.company.text)],
    ['UID', `urn:uuid:${card.uid}`],
    ['REV', card.rev],
    ['END', 'VCARD'],
  ]
}

function inFour({ faces, address, photo, logo }: Contact): Property[] {
  const [{ card, branch }] = faces
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['KIND', 'individual'],
    ...inBoth(faces, 'N', ({ card }) => vcardNameOf(card)),
    ...inBoth(faces, 'FN', ({ card }) => escaped(card.name.full.text)),
    ...inBoth(faces, 'ORG', ({ card }) => compound(card.company.text, card.department?.text)),
    ...inBoth(faces, 'TITLE', ({ card }) => escaped(card.jobTitle.text)),
    ...card.phones.map(
      ({ type, e164 }): Property => [
        `TEL;VALUE=uri;TYPE="${kinds[type].toLowerCase()}"`,
        `tel:${e164}`,
      ],
    ),
    ...card.emails.map((email): Property => ['EMAIL;TYPE=work', email]),
    ...card.phones
      .filter(({ whatsapp }) => whatsapp)
      .map(({ e164 }): Property => ['IMPP', chatOf(e164)]),
    ...placesOf(card, address),
    ...inBoth(faces, 'ADR', ({ branch }) => branch && addressOf(branch), ';TYPE=work'),
    ...(branch?.geo ? [['GEO', `geo:${branch.geo.lat},${branch.geo.lng}`] as const] : []),
    ...(branch ? [['TZ', branch.timeZone] as const] : []),
    ...faces.map(({ locale }, index): Property => [`LANG;PREF=${index + 1}`, locale]),
    ...(photo ? [['PHOTO', `data:image/jpeg;base64,${photo.toString('base64')}`] as const] : []),
    ...(logo ? [['LOGO', logo] as const] : []),
    ...inBoth(faces, 'NOTE', ({ card }) => card.bio && escaped(card.bio.text)),
    ...inBoth(faces, 'CATEGORIES', ({ card }) => escaped(card.company.text)),
    ['UID', `urn:uuid:${card.uid}`],
    ['REV', card.rev.replace(/[-:]|\.\d+/g, '')],
    ['END', 'VCARD'],
  ]
}

/** One thing said in two languages; said once where both faces say the same. */
function inBoth(
  faces: Contact['faces'],
  name: string,
  say: (face: Face) => string | undefined,
  more = '',
): Property[] {
  const [first, second] = faces.map(say)
  if (first === undefined) return []
  if (second === undefined || first === second) return [[name + more, first]]
  return faces.map(({ locale }, index) => [
    `${name};LANGUAGE=${locale};ALTID=1${index === 0 ? ';PREF=1' : ''}${more}`,
    (index === 0 ? first : second) as string,
  ])
}

function vcardNameOf({ name }: Card): string {
  const { family, given, prefix, suffix } = name
  return compound(family.text, given.text, '', prefix?.text, suffix?.text)
}

/** The name in the other language: a telephone then finds the person by either. Latin letters say the reading. */
function otherName(locale: Locale, other: Card, shown: Card): Property[] {
  const { full, given, family } = other.name
  if (full.text === shown.name.full.text) return []
  const reading: Property[] =
    directionOf(locale) === 'ltr'
      ? [
          ['X-PHONETIC-FIRST-NAME', escaped(given.text)],
          ['X-PHONETIC-LAST-NAME', escaped(family.text)],
        ]
      : []
  return [['NICKNAME', escaped(full.text)], ...reading]
}

/** The card itself, the person's sites and profiles, and the chat. */
function placesOf(card: Card, address: string): Property[] {
  const sites = card.urls.filter(({ kind }) => !isProfile(kind))
  const profiles = card.urls.filter(({ kind }) => isProfile(kind))
  const chats = card.phones.filter(({ whatsapp }) => whatsapp)
  return [
    ['URL', address],
    ...sites.map(({ href }): Property => ['URL', absolute(href, address)]),
    ...profiles.map(
      ({ kind, href }): Property => [
        `X-SOCIALPROFILE;TYPE=${kind.toLowerCase()}`,
        absolute(href, address),
      ],
    ),
    ...chats.map(({ e164 }): Property => ['X-SOCIALPROFILE;TYPE=whatsapp', chatOf(e164)]),
  ]
}

const absolute = (href: string, address: string) => new URL(href, address).href
const chatOf = (e164: string) => `https://wa.me/${e164.slice(1)}`

function addressOf({ address }: Branch): string {
  const { street, locality, region, postalCode, country } = address
  return compound('', '', street, locality, region, postalCode, country)
}

const noteOf = ({ bio }: Card): Property[] => (bio ? [['NOTE', escaped(bio.text)]] : [])
