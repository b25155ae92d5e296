/** How much of somebody a role may see: sales what they asked for, recruiters what they applied for. */
import type { PayloadRequest } from 'payload'
import { roleOf } from '../platform/access/roles.ts'

export type Scope = 'all' | 'leads' | 'applications'

/** Nothing for roles that see nobody. */
export function scopeOf(req: Pick<PayloadRequest, 'user'>): Scope | undefined {
  const role = roleOf({ req })
  if (role === 'admin') return 'all'
  if (role === 'sales') return 'leads'
  return role === 'recruiter' ? 'applications' : undefined
}
