import { sql } from '@payloadcms/db-postgres'
import { localePrefix } from '@wajiha/arabic'
import type { Card, Locale } from '@wajiha/contract'
import type { BasePayload, Where } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { readEnv } from '../../../platform/env.ts'
import { darkPath, modulesOf } from '../../../platform/qr-code.ts'
import { toCard } from '../../mappers/card.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

/** By its name or its public code. Printed codes lead to paused cards and to people who left, too. */
export const card: ReadEndpoint<'card'> = async (payload, { locale, params }) => {
  const readFaces = (id: string) =>
    Promise.all(
      (['ar', 'en'] as const).map(async (one) => {
        const find = createFinder(payload, one)
        const where: Where = { or: [{ key: { equals: id } }, { publicCode: { equals: id } }] }
        return { find, face: await find.one('cards', { where, isDrafted: false }) }
      }),
    )
  const asWritten = await readFaces(params.id)
  const isThere = asWritten.every(({ face }) => face)
  const key = isThere ? undefined : await keyInAnyCase(payload, params.id)
  const [ar, en] = key ? await readFaces(key) : asWritten
  if (!ar?.face || !en?.face) return undefined
  const data = cardOf({ ar: ar.face, en: en.face }, locale)
  return { data, tags: [...ar.find.tags, ...en.find.tags] }
}

/** A code that was copied from paper: in which letters, large or small, is no matter there. */
async function keyInAnyCase(payload: BasePayload, id: string): Promise<string | undefined> {
  const written = id.toLowerCase()
  const { rows } = await poolOf(payload).execute<{ key: string }>(sql`
    select key from cards where lower(key) = ${written} or lower(public_code) = ${written} limit 1`)
  return rows[0]?.key
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
