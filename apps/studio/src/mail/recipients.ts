/** Who of the staff is told of what arrives. */
import type { PayloadRequest } from 'payload'
import { rolesThat } from '../platform/access/may.ts'

type Told = { recipients?: { email?: string | null }[] | null }
type About = { branch?: string; service?: string; campaign?: string }

const quiet = { depth: 0, limit: 1, pagination: false, overrideAccess: true } as const

/**
 * The addresses of a lead's notice: the campaign's own when it names any, else those of its branch and
 * its service together, else the agency's general address.
 *
 * @param about keys of branch and service, slug of the campaign.
 */
export async function leadRecipients(req: PayloadRequest, about: About): Promise<string[]> {
  const campaign = await addressesOf(req, 'campaigns', 'slug', about.campaign)
  if (campaign.length > 0) return campaign
  const both = unique([
    ...(await addressesOf(req, 'branches', 'key', about.branch)),
    ...(await addressesOf(req, 'services', 'key', about.service)),
  ])
  return both.length > 0 ? both : generalAddress(req)
}

/** The addresses of an application's notice: everybody who recruits, else the agency's general address. */
export async function applicationRecipients(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: rolesThat('hearOfApplications') }, leftAt: { exists: false } },
    ...quiet,
    limit: 20,
    req,
  })
  const emails = unique(docs.map(({ email }) => email))
  return emails.length > 0 ? emails : generalAddress(req)
}

async function addressesOf(
  req: PayloadRequest,
  collection: 'branches' | 'services' | 'campaigns',
  field: 'key' | 'slug',
  value: string | undefined,
): Promise<string[]> {
  if (!value) return []
  const where = { [field]: { equals: value } }
  const { docs } = await req.payload.find({ collection, where, ...quiet, req })
  const [found]: Told[] = docs
  return unique((found?.recipients ?? []).map(({ email }) => email))
}

async function generalAddress(req: PayloadRequest): Promise<string[]> {
  const general = await req.payload.findGlobal({
    slug: 'general',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return unique([general?.contacts?.email])
}

const unique = (emails: readonly (string | null | undefined)[]): string[] => [
  ...new Set(emails.flatMap((email) => (email ? [email.trim()] : []))),
]
