/**
 * One short link by its code, in one question by an index: an agency prints a hundred thousand, and an answer with
 * all of them would be more than the site takes.
 */
import { sql } from '@payloadcms/db-postgres'
import { shortCodeKey } from '@wajiha/arabic'
import type { ShortLink } from '@wajiha/contract'
import { poolOf } from '../../../platform/database/statements.ts'
import { documentTag } from '../../../platform/tags.ts'
import { defined } from '../../mappers/defined.ts'
import type { ReadEndpoint } from '../read.ts'

type Row = Pick<ShortLink, 'id' | 'code' | 'target' | 'state' | 'paramPolicy'> & {
  startsAt: string | Date | null
  expiresAt: string | Date | null
}

/** As the index has it: the same as {@link shortCodeKey} makes of a code that may be saved. */
export const shortCodeColumn = sql`translate(lower(normalize(code, nfc)),
  '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`

/** Where two codes differ by case alone, the newer link counts. */
export const shortLink: ReadEndpoint<'shortLink'> = async (payload, { params }) => {
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select id::text as id, code, target, state, param_policy as "paramPolicy",
      starts_at as "startsAt", expires_at as "expiresAt"
    from short_links where ${shortCodeColumn} = ${shortCodeKey(params.code)}
    order by created_at desc limit 1`)
  const [row] = rows
  if (!row) return undefined
  const { startsAt, expiresAt, ...link } = row
  const data = {
    ...link,
    ...defined({ startsAt: toMoment(startsAt), expiresAt: toMoment(expiresAt) }),
  }
  return { data, tags: [documentTag('short-links', link.id)] }
}

const toMoment = (at: string | Date | null) =>
  at === null ? undefined : new Date(at).toISOString()
