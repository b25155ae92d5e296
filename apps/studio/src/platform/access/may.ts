/** Who asks, and whether the table lets them: for pages of the admin, endpoints, notices and duties. */
import type { PayloadHandler, PayloadRequest } from 'payload'
import type { Said } from '../i18n/say.ts'
import { sayTo } from '../i18n/say-to.ts'
import { fieldOf } from '../objects.ts'
import {
  type Act,
  actRights,
  type PersonScope,
  personScopes,
  type Role,
  roles,
  roleWords,
} from './rights.ts'

/** Whoever asks, as requests, the admin's server and its pages name them. */
type Person = object | null | undefined

/** The role of the person who asks; `undefined` for everybody outside. */
export const roleOf = (person: Person): Role | undefined =>
  roles.find((one) => one === fieldOf(person, 'role'))

export function may(person: Person, act: Act): boolean {
  const role = roleOf(person)
  return role !== undefined && actRights[act][roles.indexOf(role)] === true
}

export const rolesThat = (act: Act): Role[] =>
  roles.filter((_, place) => actRights[act][place] === true)

/** The roles that owners alone give, change and take away. */
export const appointedRoles: Role[] = rolesThat('manageSignIns')

/** Whether somebody looks after this person's account: their own, or a colleague's who is below them. */
export function mayManage(person: Person, { id, role }: { id: unknown; role?: unknown }): boolean {
  if (fieldOf(person, 'id') === id) return true
  if (may(person, 'appointAdministrators')) return true
  return may(person, 'manageSignIns') && !appointedRoles.some((one) => one === role)
}

/** How much of somebody who asks for their data this person finds. */
export function personScopeOf(person: Person): PersonScope {
  const role = roleOf(person)
  return role === undefined ? 'none' : (personScopes[roles.indexOf(role)] ?? 'none')
}

/**
 * An endpoint for those who may do that: 401 to strangers, 403 to other roles.
 *
 * @param refusal why, where a button of the admin says it.
 */
export const behind =
  (act: Act, handler: PayloadHandler, refusal?: Said): PayloadHandler =>
  (req) => {
    if (may(req.user, act)) return handler(req)
    if (!roleOf(req.user)) return new Response(null, { status: 401 })
    return refusal ? refused(req, refusal) : new Response(null, { status: 403 })
  }

/** As Payload itself refuses. */
const refused = (req: PayloadRequest, words: Said) =>
  Response.json({ errors: [{ message: sayTo(req, words) }] }, { status: 403 })

/** The roles as a choice, in the words of the studio. */
export const roleChoices = roles.map((value) => ({ value, label: roleWords[value] }))
