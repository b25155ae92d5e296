/**
 * The reference that the site puts into the first words of a chat (LEAD-16): typed here, it finds the visit
 * in which the button was pressed.
 */
import { sql } from '@payloadcms/db-postgres'
import { foldDigits, stripBidiControls } from '@wajiha/arabic'
import type { RecordedVisit } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'

export type ChatVisit = {
  touchId: string
  reference: string
  /** ISO 8601. */
  at: string
  /** The site's id of the visitor; one of its own for a press without consent. */
  visitor: string
  locale: 'ar' | 'en'
  /** Of the page with the button; nothing where the browser did not say. */
  landingPath: string | null
  visit: RecordedVisit
  /** Whether the site kept visits of theirs, after their consent. */
  hasStory: boolean
}

/** `#k7q2 ` as a chat has it → `K7Q2`; nothing for what cannot be one. */
export function readReference(typed: string): string | undefined {
  const bare = foldDigits(stripBidiControls(typed))
    .replace(/[\s#＃]/gu, '')
    .toUpperCase()
  return /^[A-Z0-9]{4,8}$/.test(bare) ? bare : undefined
}

/** The newest press that was given this reference. */
export async function findChat(req: PayloadRequest, typed: string): Promise<ChatVisit | undefined> {
  const reference = readReference(typed)
  if (!reference) return undefined
  const { rows } = await poolOf(req.payload).execute<ChatVisit>(sql`
    select touch_id as "touchId", reference, visitor, locale, landing_path as "landingPath", visit,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      exists (select 1 from touches as t where t.visitor = touches.visitor and t.kind = 'visit')
        as "hasStory"
    from touches where kind = 'whatsapp' and reference = ${reference}
    order by touches.at desc limit 1`)
  return rows[0]
}

const places = /^\/(?:en\/)?(campaign|card)\/([^/]+)\/?$/

/** The campaign or the card on whose page the button stood, as a form would name it. */
export function placeOf({ landingPath }: Pick<ChatVisit, 'landingPath'>): {
  campaign?: string
  card?: string
} {
  const [, kind, name] = places.exec(landingPath ?? '') ?? []
  return kind && name ? { [kind]: name } : {}
}
