/** `/admin/invitation?token=…`: whoever was invited chooses a password here; asked for, it changes nothing. */

import { MinimalTemplate } from '@payloadcms/next/templates'
import { directionOf } from '@wajiha/arabic'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../../platform/admin/marks.tsx'
import { languageOf } from '../../../platform/admin/words.ts'
import login from '../../sign-in/login/login.module.css'
import { findInvited } from '../invitations.ts'
import { invitationWords as words } from '../words.ts'
import { InvitationForm } from './invitation-form.tsx'

export async function InvitationView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { token: given } = (await searchParams) ?? {}
  const token = typeof given === 'string' ? given : ''
  const invited = await findInvited(req, token)
  const isOver = !invited || invited.isOver
  const person = isOver
    ? undefined
    : await req.payload.findByID({
        collection: 'users',
        id: invited.id,
        depth: 0,
        overrideAccess: true,
        req,
      })
  // The page speaks the language that the mail was in.
  const language = person?.language ?? languageOf(req.i18n)
  return (
    <MinimalTemplate className="login">
      <div lang={language} dir={directionOf(language)}>
        <div className="login__brand">
          <Logo i18n={req.i18n} payload={req.payload} />
        </div>
        <h1 className={login.title}>{words[person ? 'title' : 'overTitle'][language]}</h1>
        {person ? (
          <InvitationForm
            token={token}
            name={person.name}
            email={person.email}
            language={language}
          />
        ) : (
          <>
            <p>{words.over[language]}</p>
            <p>
              <a href="/admin/login">{words.signIn[language]}</a>
            </p>
          </>
        )}
      </div>
    </MinimalTemplate>
  )
}
