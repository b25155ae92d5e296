/** Who works in the studio. `admin` may do everything that any other role may. */
import type { Access, FieldAccess, PayloadRequest } from 'payload'

export const roles = ['admin', 'editor', 'sales', 'recruiter', 'holder'] as const
export type Role = (typeof roles)[number]

type Asking = { req: Pick<PayloadRequest, 'user'> }

/** The role of the person who asks; `undefined` for everybody outside. */
export function roleOf({ req }: Asking): Role | undefined {
  const user = req.user as { role?: Role } | null
  return user?.role ?? undefined
}

/** These roles, and always the administrator. */
export const only =
  (...allowed: Role[]): Access & FieldAccess =>
  (asking: Asking) => {
    const role = roleOf(asking)
    return role === 'admin' || (role !== undefined && allowed.includes(role))
  }

export const admins = only()
export const editors = only('editor')

/** Whoever decides where leads are sent must be one who may read them. */
export const readsLeads = only('sales')
