/**
 * `POST /api/users/invite` makes an account and mails its link; `POST …/ID/invitation` sends another,
 * `DELETE` takes account and link back. `POST /api/users/invitation` with a link sets the own password.
 */
import { randomBytes } from 'node:crypto'
import { readLocale } from '@wajiha/arabic'
import { readEmail } from '@wajiha/contract/forms'
import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import type { User } from '../../payload-types.ts'
import { may, mayManage, roleOf } from '../../platform/access/may.ts'
import { roles } from '../../platform/access/rights.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../second-factor/in-transaction.ts'
import { passwordFault } from '../sign-in/password-rule.ts'
import { findInvited, forgetMails, sendInvitation, spendInvitation } from './invitations.ts'
import { speak } from './standing.ts'
import { invitationWords, type peopleWords } from './words.ts'

export const invitationEndpoints: Endpoint[] = [
  { path: '/invite', method: 'post', handler: invite },
  { path: '/invitation', method: 'post', handler: accept },
  { path: '/:id/invitation', method: 'post', handler: (req) => forInvited(req, resend) },
  { path: '/:id/invitation', method: 'delete', handler: (req) => forInvited(req, takeBack) },
]

type Body = Partial<Record<'name' | 'email' | 'role' | 'language' | 'token' | 'password', unknown>>

const bodyOf = async (req: PayloadRequest): Promise<Body> =>
  (await req.json?.().catch(() => undefined)) ?? {}

async function invite(req: PayloadRequest): Promise<Response> {
  if (!roleOf(req.user)) return new Response(null, { status: 401 })
  if (!may(req.user, 'manageSignIns')) return new Response(null, { status: 403 })
  const { name, email, role, language } = await bodyOf(req)
  // Nobody knows it: the link alone leads to a password.
  const password = randomBytes(48).toString('base64url')
  const address = readEmail(String(email ?? ''))?.address
  if (!address) refuse(req, 'email', invitationWords.noAddress)
  const given = roles.find((one) => one === role)
  if (!given) refuse(req, 'role', invitationWords.noRole)
  const id = await inTransaction(req, async () => {
    const person = await req.payload.create({
      collection: 'users',
      data: {
        name: String(name ?? '').trim(),
        email: address ?? '',
        role: given,
        language: readLocale(String(language)),
        password,
      },
      req,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    await sendInvitation(req, person)
    return person.id
  })
  return Response.json({ id }, { status: 201 })
}

/** @param act about somebody who has not joined yet. */
async function forInvited(
  req: PayloadRequest,
  act: (req: PayloadRequest, person: User) => Promise<void>,
): Promise<Response> {
  const id = String(req.routeParams?.id ?? '')
  if (!roleOf(req.user)) return new Response(null, { status: 401 })
  const person = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!person || !mayManage(req.user, person) || req.user?.id === id)
    return new Response(null, { status: 403 })
  if (!person.invitedAt) throw new Refusal(req, invitationWords.hasJoined, 409)
  await inTransaction(req, () => act(req, person))
  return Response.json({})
}

const resend = (req: PayloadRequest, person: User) => sendInvitation(req, person)

/** Nothing can be theirs yet: the account goes with its link. */
async function takeBack(req: PayloadRequest, { id }: User): Promise<void> {
  await forgetMails(req, id)
  await req.payload.delete({ collection: 'users', id, req, depth: 0, overrideAccess: true })
}

async function accept(req: PayloadRequest): Promise<Response> {
  const { token, password } = await bodyOf(req)
  // Whoever is signed in here is not who was invited.
  req.user = null
  const invited = await findInvited(req, String(token ?? ''))
  if (!invited || invited.isOver) return tooLate(req)
  const found = { collection: 'users', id: invited.id, depth: 0, overrideAccess: true } as const
  const person = await req.payload.findByID({ ...found, req })
  const fault = passwordFault(String(password ?? ''), [person.email, person.name])
  if (fault) refuse(req, 'password', fault)
  const isIn = await inTransaction(req, async () => {
    if (!(await spendInvitation(req, String(token)))) return false
    const data = { password: String(password), mustChangePassword: false, invitedAt: null }
    await req.payload.update({ ...found, data, req })
    await forgetMails(req, person.id)
    await noteAct(req, { act: 'joined', subject: 'users', id: person.id, by: person })
    return true
  })
  if (!isIn) return tooLate(req)
  if (person.language) speak(req, person.language)
  return Response.json({ email: person.email })
}

const tooLate = (req: PayloadRequest) =>
  Response.json({ errors: [{ message: sayTo(req, invitationWords.over) }] }, { status: 410 })

function refuse(req: PayloadRequest, path: string, words: typeof peopleWords.role): never {
  const errors = [{ path, message: sayTo(req, words) }]
  throw new ValidationError({ collection: 'users', errors, req })
}
