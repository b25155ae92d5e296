import type { Access } from 'payload'
import { roleOf } from './roles.ts'

/** Editors change any card; everyone else only their own. */
export const ownCard: Access = (asking) => {
  const role = roleOf(asking)
  if (role === undefined) return false
  if (role === 'admin' || role === 'editor') return true
  return { owner: { equals: asking.req.user?.id } }
}
