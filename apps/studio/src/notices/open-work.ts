/** Leads and applications that are still worked on, as the reminders and lists ask for them. */
import type { PayloadRequest, Where } from 'payload'
import type { Application, Lead } from '../payload-types.ts'

const closedLeads = ['won', 'lost', 'spam', 'duplicate']
const closedApplications = ['hired', 'rejected', 'withdrawn', 'spam', 'duplicate']

const options = (req: PayloadRequest) =>
  ({ pagination: false, depth: 0, overrideAccess: true, req }) as const

export async function openLeads(req: PayloadRequest, where: Where): Promise<Lead[]> {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { and: [{ stage: { not_in: closedLeads } }, where] },
    sort: 'dueAt',
    ...options(req),
  })
  return docs
}

export async function openApplications(req: PayloadRequest, where: Where): Promise<Application[]> {
  const { docs } = await req.payload.find({
    collection: 'applications',
    where: { and: [{ stage: { not_in: closedApplications } }, where] },
    sort: 'createdAt',
    ...options(req),
  })
  return docs
}

export const between = (path: string, from: Date, until: Date): Where => ({
  and: [
    { [path]: { greater_than: from.toISOString() } },
    { [path]: { less_than_equal: until.toISOString() } },
  ],
})
