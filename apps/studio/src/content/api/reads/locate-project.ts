/** What stands around a project, by ids: one question, however many projects there are. */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../../../platform/database/statements.ts'
import { rowHasCome } from '../../waiting/moments.ts'

type Around = {
  /** Those that share most services with it, in the editors' order among equals. */
  related: string[]
  /** The next one in order; after the last comes the first. */
  next: string | undefined
}

const relatedCount = 3

export async function locateAround(
  payload: BasePayload,
  locale: Locale,
  id: string,
): Promise<Around> {
  const { rows } = await poolOf(payload).execute<{ kind: string; id: string }>(sql`
    with listed as (
      select d.id, row_number() over (order by d."order", d.created_at desc, d.id) as at
      from projects d join projects_locales l on l._parent_id = d.id and l._locale = ${locale}
        and l._status = 'published' and l.slug <> '' and l.title <> '' and ${rowHasCome('l')}
      join media c on c.id = d.cover_id and c.width > 0
      where d.confidentiality in ('public', 'anonymised')
    ), others as (
      select listed.id, at, at > coalesce((select at from listed where id = ${id}::uuid), 0) as follows, (
        select count(*) from projects_rels mine join projects_rels theirs using (path, services_id)
        where path = 'services' and mine.parent_id = ${id}::uuid and theirs.parent_id = listed.id) as shared
      from listed where listed.id <> ${id}::uuid
    )
    (select 'next' as kind, id::text as id from others order by follows desc, at limit 1)
    union all
    (select 'related', id::text from others order by shared desc, at limit ${relatedCount})`)
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id)
  return { related: idsOf('related'), next: idsOf('next')[0] }
}
