/** What happened to a second factor: a row of the audit log, and a mail to the person. */
import type { PayloadRequest } from 'payload'
import type { ActName } from '../../audit/acts.ts'
import { noteAct } from '../../audit/note-act.ts'
import { mailChange } from '../sign-in/tell-change.ts'
import { recoveryMail } from './recovery-mail.ts'
import { factorMails } from './words.ts'

const mails = {
  'factor-on': factorMails.on,
  'factor-off': factorMails.off,
  'factor-reset': factorMails.off,
  'recovery-used': factorMails.recovery,
  'recovery-made': factorMails.codes,
} as const satisfies Partial<Record<ActName, object>>

export type FactorAct = keyof typeof mails
export type Person = { id: string; email: string; name?: string; role?: string }

/** @param by who did it, where nobody is signed in yet. */
export async function tellFactor(
  req: PayloadRequest,
  act: FactorAct,
  person: Person,
  by?: Person,
): Promise<void> {
  await noteAct(req, { act, subject: 'users', id: person.id, ...(by ? { by } : {}) })
  const isRecovery = act === 'recovery-used'
  mailChange(req, person.email, isRecovery ? await recoveryMail(req, person.id) : mails[act])
}
