import { localePrefix } from '@wajiha/arabic'
import type { Card, Locale } from '@wajiha/contract'
import type { Where } from 'payload'
import { readEnv } from '../../../platform/env.ts'
import { darkPath, modulesOf } from '../../../platform/qr-code.ts'
import { toCard } from '../../mappers/card.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

/** By its name or its public code. Printed codes lead to paused cards and to people who left, too. */
export const card: ReadEndpoint<'card'> = async (payload, { locale, params }) => {
  const readFace = (one: 'ar' | 'en') => {
    const find = createFinder(payload, one)
    const where: Where = {
      or: [{ key: { equals: params.id } }, { publicCode: { equals: params.id } }],
    }
    return find.one('cards', { where, isDrafted: false }).then((face) => ({ face, find }))
  }
  const [ar, en] = await Promise.all([readFace('ar'), readFace('en')])
  if (!ar.face || !en.face) return undefined
  const data = cardOf({ ar: ar.face, en: en.face }, locale)
  return { data, tags: [...ar.find.tags, ...en.find.tags] }
}

/** The card of these two faces, with the code that leads to it while it is in use. */
export function cardOf(faces: Parameters<typeof toCard>[0], locale: Locale): Card {
  const data = toCard(faces, locale)
  return data.state === 'active' ? { ...data, qr: squareCode(data, locale) } : data
}

/** The card's QR code: its printed code as an address, which outlives a change of name. */
function squareCode({ publicCode }: Card, locale: Locale): Card['qr'] {
  const prefix = localePrefix(locale)
  const address = `${readEnv().siteOrigin}${prefix}/card/${encodeURIComponent(publicCode)}`
  const modules = modulesOf(address)
  return { size: modules.length, path: darkPath(modules) }
}
