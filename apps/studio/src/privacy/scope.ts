/** How much of somebody a role may see: sales what they asked for, recruiters what they applied for. */
import type { PayloadRequest } from 'payload'
import { personScopeOf } from '../platform/access/may.ts'
import type { PersonScope } from '../platform/access/rights.ts'

export type Scope = Exclude<PersonScope, 'none'>

/** Nothing for roles that see nobody. */
export function scopeOf({ user }: Pick<PayloadRequest, 'user'>): Scope | undefined {
  const scope = personScopeOf(user)
  return scope === 'none' ? undefined : scope
}
