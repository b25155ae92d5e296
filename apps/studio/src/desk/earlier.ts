/** What the same person sent before (LEAD-18, JOB-09). */
import type { PayloadRequest, Where } from 'payload'
import { type Identity, sameAs } from './person.ts'

const dayMs = 86_400_000
/** Days within which a second message is linked with the first. */
const duplicateDays = 90
/** Half a year, within which an applicant for the same job is known. */
const sameJobDays = 183

/** The lead that the same telephone or e-mail sent in the last 90 days. */
export const earlierLead = (req: PayloadRequest, who: Identity & { id?: string }) =>
  newestOf(req, 'leads', who, duplicateDays)

/** The application of the same person for the same job in the last half year. */
export const earlierApplication = (
  req: PayloadRequest,
  who: Identity & { id?: string },
  job: string | undefined,
) => (job ? newestOf(req, 'applications', who, sameJobDays, { job: { equals: job } }) : undefined)

async function newestOf(
  req: PayloadRequest,
  collection: 'leads' | 'applications',
  who: Identity & { id?: string },
  days: number,
  more: Where = {},
): Promise<string | undefined> {
  const same = sameAs(who)
  if (!same) return undefined
  const since = new Date(Date.now() - days * dayMs).toISOString()
  const conditions: Where[] = [
    same,
    more,
    { createdAt: { greater_than_equal: since } },
    { stage: { not_equals: 'spam' } },
    ...(who.id ? [{ id: { not_equals: who.id } }] : []),
  ]
  const { docs } = await req.payload.find({
    collection,
    where: { and: conditions },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    select: {},
    req,
    overrideAccess: true,
  })
  return docs[0]?.id
}
