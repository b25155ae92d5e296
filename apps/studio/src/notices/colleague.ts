/** A mail to a colleague: in their language, and only where they are here, may see it and want it. */
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { type MailKind, wantsMail } from '../accounts/people/mail-switches.ts'
import type { Letterhead } from '../mail/letterhead.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import type { User } from '../payload-types.ts'
import { may, rolesThat } from '../platform/access/may.ts'
import type { Act } from '../platform/access/rights.ts'

/** Which duty lets somebody see what a mail is about. */
export const dutyOf = { leads: 'holdLeads', applications: 'holdApplications' } as const
export type Worked = keyof typeof dutyOf

export const idOf = (relation: string | { id: string } | null | undefined): string | undefined =>
  (typeof relation === 'object' ? relation?.id : relation) ?? undefined

/** Who did what the mail tells, by name; nothing where nobody did. */
export const actorOf = ({ user }: PayloadRequest): Record<string, string> =>
  user?.name ? { colleague: user.name } : {}

export const localeOf = ({ language }: Pick<User, 'language'>): Locale => language ?? 'ar'

/** Whoever left, and whoever never came in, is told nothing. */
const isHere = ({ leftAt, invitedAt }: User) => !leftAt && !invitedAt

/** Whether this person is told of this kind about something that this duty lets them see. */
export const hears = (person: User, kind: MailKind, duty: Act): boolean =>
  isHere(person) && may(person, duty) && wantsMail(person, kind)

export async function findColleague(
  req: PayloadRequest,
  id: string | undefined,
): Promise<User | undefined> {
  if (!id) return undefined
  const where = { id: { equals: id } }
  return (await req.payload.db.findOne<User>({ collection: 'users', where, req })) ?? undefined
}

/** Everybody who is here and has one of these duties, by name. */
export async function colleaguesWho(
  req: PayloadRequest,
  ...duties: readonly Act[]
): Promise<User[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      role: { in: [...new Set(duties.flatMap(rolesThat))] },
      leftAt: { exists: false },
      invitedAt: { exists: false },
    },
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs
}

type Letter = Pick<Mail, 'key' | 'template' | 'about' | 'branch' | 'notBefore' | 'several'> & {
  /** Made in the reader's language and figures. */
  values: (locale: Locale, head: Letterhead) => Promise<Record<string, string>>
}

export async function writeToColleague(
  req: PayloadRequest,
  person: User,
  { values, ...letter }: Letter,
): Promise<void> {
  const locale = localeOf(person)
  const said = await values(locale, await readLetterhead(req, locale, letter.branch))
  await queueMail(req, { ...letter, locale, to: person.email, values: said })
}
