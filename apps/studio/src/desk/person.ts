/** One person for all that somebody sends: found by telephone or e-mail, or made (LEAD-18). */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import type { Person } from '../payload-types.ts'
import { statementsOf } from '../platform/database/statements.ts'

export type Identity = {
  name: string
  phoneE164?: string | null | undefined
  emailNorm?: string | null | undefined
  company?: string | null | undefined
  locale?: string | null | undefined
}

type Role = 'hasLeads' | 'hasApplications'

/**
 * The person with this telephone or e-mail; of two, the one who was heard of last. What is new of them
 * is added. Holds both identifiers until the transaction ends, so that nobody is made twice.
 *
 * @returns the id.
 */
export async function personOf(req: PayloadRequest, who: Identity, role: Role): Promise<string> {
  await holdIdentifiers(req, who)
  const known = await findPerson(req, who)
  const options = { collection: 'people', depth: 0, req, overrideAccess: true } as const
  if (!known) {
    const made = await req.payload.create({ ...options, data: { ...added(who), [role]: true } })
    return made.id
  }
  await req.payload.update({
    ...options,
    id: known.id,
    data: { ...added(who, known), [role]: true },
  })
  return known.id
}

/** Documents of the same telephone or e-mail; nothing where there is neither. */
export function sameAs({ phoneE164, emailNorm }: Identity): Where | undefined {
  const or: Where[] = []
  if (phoneE164) or.push({ phoneE164: { equals: phoneE164 } })
  if (emailNorm) or.push({ emailNorm: { equals: emailNorm } })
  return or.length > 0 ? { or } : undefined
}

async function holdIdentifiers(req: PayloadRequest, { phoneE164, emailNorm }: Identity) {
  const statements = await statementsOf(req)
  // In one order for everybody, so that two never wait for each other.
  for (const identifier of [phoneE164, emailNorm].filter((one) => one).sort())
    await statements.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${identifier}, 20261121))`,
    )
}

async function findPerson(req: PayloadRequest, { phoneE164, emailNorm }: Identity) {
  const or: Where[] = []
  if (phoneE164) or.push({ phones: { in: [phoneE164] } })
  if (emailNorm) or.push({ emails: { in: [emailNorm] } })
  if (or.length === 0) return undefined
  const { docs } = await req.payload.find({
    collection: 'people',
    where: { or },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    joins: false,
    req,
    overrideAccess: true,
  })
  return docs[0]
}

/** What is known of a person together with what they said now; the newest name is the one shown. */
function added({ name, phoneE164, emailNorm, company, locale }: Identity, known?: Person) {
  return {
    name,
    names: together(known?.names, name),
    phones: together(known?.phones, phoneE164),
    emails: together(known?.emails, emailNorm),
    company: company || known?.company || null,
    locale: locale || known?.locale || null,
  }
}

const together = (known: string[] | null | undefined, more: string | null | undefined) => [
  ...new Set([...(known ?? []), ...(more ? [more] : [])]),
]
