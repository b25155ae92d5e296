/** Who may see what of the desk: sales the leads, recruiters the applications, administrators both. */
import type { Access, CollectionConfig, Where } from 'payload'
import { admins, only, roleOf } from '../platform/access/roles.ts'

const nobody: Access = () => false

/** Made by the desk alone, worked on by a role, deleted for good by an administrator. */
const workedOnBy = (role: 'sales' | 'recruiter'): NonNullable<CollectionConfig['access']> => ({
  read: only(role),
  create: nobody,
  update: only(role),
  delete: admins,
})

export const leadAccess = workedOnBy('sales')
export const applicationAccess = workedOnBy('recruiter')

/** A person is seen by those who see something of theirs. */
const whosePeople = (asking: Parameters<typeof roleOf>[0]): boolean | Where => {
  switch (roleOf(asking)) {
    case 'admin':
      return true
    case 'sales':
      return { hasLeads: { equals: true } }
    case 'recruiter':
      return { hasApplications: { equals: true } }
    default:
      return false
  }
}

export const peopleAccess: NonNullable<CollectionConfig['access']> = {
  read: whosePeople,
  create: nobody,
  update: whosePeople,
  delete: admins,
}

/** Append-only: written by the desk, changed by nobody, not even an administrator. */
export const activityAccess: NonNullable<CollectionConfig['access']> = {
  read: (asking): boolean | Where => {
    switch (roleOf(asking)) {
      case 'admin':
        return true
      case 'sales':
        return { lead: { exists: true } }
      case 'recruiter':
        return { application: { exists: true } }
      default:
        return false
    }
  },
  create: nobody,
  update: nobody,
  delete: nobody,
}
