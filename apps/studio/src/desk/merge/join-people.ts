/** Two records of one person as one: what both said of themselves, and all that both sent. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Person } from '../../payload-types.ts'
import { statementsOf } from '../../platform/database/statements.ts'

/** @returns the id of the person who stays; the other record is gone, and nothing that hung on it. */
export async function joinPeople(
  req: PayloadRequest,
  kept: string | undefined,
  other: string | undefined,
): Promise<string | undefined> {
  if (!kept || !other || kept === other) return kept ?? other
  const options = {
    collection: 'people',
    depth: 0,
    joins: false,
    req,
    overrideAccess: true,
  } as const
  const stays = await req.payload.findByID({ ...options, id: kept })
  const goes = await req.payload.findByID({ ...options, id: other })
  await req.payload.update({
    collection: 'people',
    id: kept,
    data: joined(stays, goes),
    depth: 0,
    req,
    overrideAccess: true,
  })
  const statements = await statementsOf(req)
  for (const table of ['leads', 'applications'])
    await statements.execute(
      sql`update ${sql.identifier(table)} set person_id = ${kept} where person_id = ${other}`,
    )
  await req.payload.delete({ collection: 'people', id: other, depth: 0, req, overrideAccess: true })
  return kept
}

function joined(stays: Person, goes: Person): Partial<Person> {
  const both = (name: 'names' | 'phones' | 'emails' | 'tags') => [
    ...new Set([...(stays[name] ?? []), ...(goes[name] ?? [])]),
  ]
  return {
    names: both('names'),
    phones: both('phones'),
    emails: both('emails'),
    tags: both('tags'),
    company: stays.company || goes.company || null,
    hasLeads: Boolean(stays.hasLeads || goes.hasLeads),
    hasApplications: Boolean(stays.hasApplications || goes.hasApplications),
  }
}
