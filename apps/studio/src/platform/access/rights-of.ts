/** Payload's functions of access, made from the table. Nothing of the studio has others. */
import type { Access, CollectionConfig, FieldAccess, GlobalConfig } from 'payload'
import { may, roleOf } from './may.ts'
import {
  type Act,
  type CollectionRight,
  collectionRights,
  type FieldRight,
  fieldGrants,
  fieldOperations,
  fieldRights as fieldTable,
  type GrantName,
  globalRights,
  grants,
  type Operation,
  operations,
  roles,
} from './rights.ts'
import { scopes } from './scopes.ts'

type CollectionAccess = NonNullable<CollectionConfig['access']>
type GlobalAccess = NonNullable<GlobalConfig['access']>
type AccessOfField = Partial<Record<(typeof fieldOperations)[number], FieldAccess>>

/** What each role may do with the documents of a collection. */
export function rightsOf(
  collection: CollectionRight,
): CollectionAccess & Record<Operation, Access> {
  const row = collectionRights[collection]
  return {
    read: accessOf(row, 'read'),
    readVersions: accessOf(row, 'readVersions'),
    create: accessOf(row, 'create'),
    update: accessOf(row, 'update'),
    delete: accessOf(row, 'delete'),
    unlock: mayAct('unlockAccounts'),
  }
}

/** What each role may do with a page or with settings. */
export function rightsOfGlobal(global: keyof typeof globalRights): GlobalAccess {
  const row = globalRights[global]
  return {
    read: accessOf(row, 'read'),
    readVersions: accessOf(row, 'readVersions'),
    update: accessOf(row, 'update'),
  }
}

function accessOf(row: readonly GrantName[], operation: Operation): Access {
  const place = operations.indexOf(operation)
  return (asking) => {
    const role = roleOf(asking.req.user)
    const grant = role && row[roles.indexOf(role)]
    return role && grant ? scopes[grants[grant][place] ?? 'none'](asking, role) : false
  }
}

/** What each role may do with a field, within the document; what all may, Payload is not asked. */
export function fieldRights(right: FieldRight): AccessOfField {
  const row = fieldTable[right]
  const asked = fieldOperations.flatMap((operation, place) => {
    const allowed = roles.filter((_, column) => fieldGrants[row[column] ?? 'hidden'][place])
    if (allowed.length === roles.length) return []
    const access: FieldAccess = ({ req }) => allowed.some((role) => role === roleOf(req.user))
    return [[operation, access] as const]
  })
  return Object.fromEntries(asked)
}

/** For what Payload asks by a function of its own: jobs, the studio's own door. */
export const mayAct =
  (act: Act) =>
  ({ req }: { req: { user: object | null } }): boolean =>
    may(req.user, act)

/** A collection that a role may not read is no entry of its menu. */
export function isHiddenFrom(collection: CollectionRight) {
  const row = collectionRights[collection]
  return ({ user }: { user: object | null }): boolean => {
    const role = roleOf(user)
    const grant = role && row[roles.indexOf(role)]
    return !grant || grants[grant][0] === 'none'
  }
}
