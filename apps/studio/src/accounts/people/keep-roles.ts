/** Who may give and take the roles that manage others; and there is always an owner. */
import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { appointedRoles, may } from '../../platform/access/may.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { Refusal } from '../../platform/refusal.ts'
import { peopleWords } from './words.ts'

/** The roles of owners and administrators are given and taken by owners alone. */
export const keepAppointments: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const [former, next]: unknown[] = [originalDoc?.role, data?.role ?? originalDoc?.role]
  const isAbout = appointedRoles.some((one) => one === former || one === next)
  if (!req.user || former === next || !isAbout || may(req.user, 'appointAdministrators'))
    return data
  return refuseRole(req, peopleWords.ownersAppoint)
}

export const keepAnOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isLeaving = originalDoc?.role === 'owner' && data.role && data.role !== 'owner'
  if (isLeaving && !(await hasOwnerBeside(req, originalDoc.id)))
    refuseRole(req, peopleWords.lastOwner)
  return data
}

export const keepOwnerOnRemoval: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await hasOwnerBeside(req, id))) throw new Refusal(req, peopleWords.lastOwner, 409)
}

/** Two owners who leave at once wait for each other here, and the second one stays. */
export async function hasOwnerBeside(req: PayloadRequest, id: unknown): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute<{ id: string }>(
    sql`select id from users where role = 'owner' and left_at is null order by id for update`,
  )
  const isOwner = rows.some((one) => one.id === id)
  return !isOwner || rows.length > 1
}

function refuseRole(req: PayloadRequest, words: Said): never {
  const errors = [{ path: 'role', message: sayTo(req, words) }]
  throw new ValidationError({ collection: 'users', errors, req })
}
