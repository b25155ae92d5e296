/**
 * A card's face in one language. What a face lacks is taken from the other one and says so, so that
 * only that word carries the other language (CARD-02).
 */

import { listComma, otherLocale } from '@wajiha/arabic'
import type { Card as CardData, FaceText, Locale } from '@wajiha/contract'
import type { Branch, Card } from '../../payload-types.ts'
import { joinName } from '../fields/full-name.ts'
import { defined, document } from './defined.ts'
import { toImage } from './image.ts'

/** The same card read in each language. */
type Faces = Record<Locale, Card>

type Words =
  | 'prefix'
  | 'givenName'
  | 'familyName'
  | 'suffix'
  | 'jobTitle'
  | 'department'
  | 'company'
  | 'bio'

export function toCard(faces: Faces, locale: Locale): CardData {
  const card = faces[locale]
  const word = (name: Words) => faceText(faces, locale, (face) => face[name])
  const need = (name: Words) => word(name) ?? { text: '—', locale }
  return {
    id: card.key,
    publicCode: card.publicCode,
    uid: card.uid,
    state: card.state,
    name: {
      full: faceText(faces, locale, joinName) ?? { text: card.key, locale: 'en' },
      given: need('givenName'),
      family: need('familyName'),
      ...defined({ prefix: word('prefix'), suffix: word('suffix') }),
    },
    jobTitle: need('jobTitle'),
    company: need('company'),
    ...defined({ department: word('department') }),
    ...(card.state === 'active'
      ? {
          ...defined({ bio: word('bio'), photo: toImage(card.photo) }),
          ...defined({ branch: toCardBranch(document(card.branch), locale) }),
          ...waysTo(card),
          indexable: card.indexable ?? false,
        }
      : withheld),
    paper: card.paper,
    rev: card.updatedAt,
  }
}

/** Of a card that is paused or whose person left nothing leads to the person (CARD-10). */
const withheld = { phones: [], emails: [], urls: [], indexable: false }

function waysTo(card: Card): Pick<CardData, 'phones' | 'emails' | 'urls'> {
  return {
    phones: (card.phones ?? []).map(({ e164, type, label, whatsapp }) => ({
      e164,
      type,
      whatsapp: whatsapp ?? false,
      ...defined({ label: label || undefined }),
    })),
    emails: (card.emails ?? []).map(({ email }) => email),
    urls: (card.urls ?? [])
      .filter(({ label }) => label)
      .map(({ kind, href, label }) => ({ kind, href, label })),
  }
}

function faceText(
  faces: Faces,
  locale: Locale,
  read: (face: Card) => string | null | undefined,
): FaceText | undefined {
  for (const one of [locale, otherLocale(locale)]) {
    const text = read(faces[one])?.trim()
    if (text) return { text, locale: one }
  }
  return undefined
}

function toCardBranch(branch: Branch | undefined, locale: Locale): CardData['branch'] {
  if (!branch?.name) return undefined
  const { street, locality } = branch.address
  return {
    slug: branch.key,
    name: branch.name,
    address: [street, locality].join(listComma(locale)),
    ...defined({ mapUrl: branch.mapUrl || undefined }),
  }
}
