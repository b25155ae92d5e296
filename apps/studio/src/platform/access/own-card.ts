import type { Access } from 'payload'
import { editors, roleOf } from './roles.ts'

/** Editors see and change any card; everyone else only their own. */
export const ownCard = ofOwner('owner')
export const versionsOfOwnCard = ofOwner('version.owner')

function ofOwner(path: string): Access {
  return (asking) => {
    if (roleOf(asking) === undefined) return false
    return editors(asking) || { [path]: { equals: asking.req.user?.id } }
  }
}

/** Who puts pictures anywhere sees them all; a holder sees those of their own cards. */
export const pictures: Access = async (asking) => {
  const role = roleOf(asking)
  if (role !== 'holder') return role !== undefined
  const { payload, user } = asking.req
  const { docs } = await payload.find({
    collection: 'cards',
    where: { owner: { equals: user?.id } },
    select: { photo: true },
    ...{ depth: 0, pagination: false, overrideAccess: true },
  })
  return { id: { in: docs.flatMap(({ photo }) => (typeof photo === 'string' ? [photo] : [])) } }
}
