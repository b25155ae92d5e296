/** What each scope of the table reaches, as Payload asks for it: everything, nothing, or a query. */
import type { AccessArgs, AccessResult, Where } from 'payload'
import { appointedRoles, rolesThat } from './may.ts'
import { mailRights, type Role, roles, type Scope } from './rights.ts'

type Reached = (asking: AccessArgs, role: Role) => AccessResult | Promise<AccessResult>

export const scopes: Record<Scope, Reached> = {
  all: () => true,
  none: () => false,
  published: () => ({ _status: { equals: 'published' } }),
  self: ({ req }) => own('id', req.user),
  colleagues: ({ req }) => ({
    or: [own('id', req.user), { role: { in: rolesThat('beKnownToColleagues') } }],
  }),
  managed: ({ req }) => ({ or: [own('id', req.user), { role: { not_in: appointedRoles } }] }),
  devices: ({ req }) => own('person', req.user),
  ownCard: ({ req }) => own('owner', req.user),
  versionsOfOwnCard: ({ req }) => own('version.owner', req.user),
  picturesOfOwnCards,
  enquirers: () => ({ hasLeads: { equals: true } }),
  applicants: () => ({ hasApplications: { equals: true } }),
  historyOfLeads: () => ({ lead: { exists: true } }),
  historyOfApplications: () => ({ application: { exists: true } }),
  enquiries: () => ({ form: { not_equals: 'apply' } }),
  applications: () => ({ form: { equals: 'apply' } }),
  mailsToRead: (_, role) => ({ kind: { in: mailsOf(role, 'reads') } }),
  mailsToWord: (_, role) => ({ key: { in: mailsOf(role, 'words') } }),
}

const own = (path: string, user: { id: unknown } | null): Where => ({
  [path]: { equals: user?.id },
})

async function picturesOfOwnCards({ req }: AccessArgs): Promise<Where> {
  const { docs } = await req.payload.find({
    collection: 'cards',
    where: own('owner', req.user),
    select: { photo: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return { id: { in: docs.flatMap(({ photo }) => (typeof photo === 'string' ? [photo] : [])) } }
}

/** The kinds of mail that a role reads, or whose words are its own. */
function mailsOf(role: Role, what: 'reads' | 'words'): string[] {
  const place = roles.indexOf(role)
  return Object.entries(mailRights)
    .filter(([, row]) => row[place] === what || row[place] === 'both')
    .map(([kind]) => kind)
}
