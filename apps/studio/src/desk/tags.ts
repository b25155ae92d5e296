/** Tags of leads: as colleagues type them, cleaned, each once however its letters are written. */
import { sql } from '@payloadcms/db-postgres'
import { normaliseForSearch, stripBidiControls } from '@wajiha/arabic'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { poolOf } from '../platform/database/statements.ts'

const longest = 40
const most = 20
const mostOffered = 200

/** `' #متجر '` and `متجر` are one tag; of two spellings of one word the first stays. */
export function cleanTags(tags: readonly unknown[] | null | undefined): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags ?? []) {
    if (typeof tag !== 'string') continue
    const clean = stripBidiControls(tag)
      .replace(/[\s#]+/g, ' ')
      .trim()
      .normalize('NFC')
    const key = normaliseForSearch(clean)
    if (key && !kept.has(key)) kept.set(key, [...clean].slice(0, longest).join(''))
  }
  return [...kept.values()].slice(0, most)
}

/** `GET /api/leads/tags`: what is in use, most used first, to whoever reads leads. */
export const answerTags: PayloadHandler = async (req) => {
  const { docs } = await req.payload.find({
    collection: 'leads',
    limit: 1,
    pagination: false,
    depth: 0,
    select: {},
    req,
    overrideAccess: false,
  })
  if (docs.length === 0) return Response.json({ tags: [] })
  return Response.json({ tags: await tagsInUse(req) })
}

/** Most used first. For those alone who read leads. */
export async function tagsInUse({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string[]> {
  const { rows } = await poolOf(payload).execute<{ tag: string }>(sql`
    select t.text as tag from leads_texts as t join leads as l on l.id = t.parent_id
    where t.path = 'tags' and t.text is not null and l.deleted_at is null
    group by t.text order by count(*) desc, t.text limit ${mostOffered}`)
  return rows.map(({ tag }) => tag)
}
