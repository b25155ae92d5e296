'use client'
/** The first password of somebody who was invited, and straight in; to the door where it asks for more. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import { deskWords, type Language } from '../../../platform/admin/words.ts'
import login from '../../sign-in/login/login.module.css'
import { LoginField } from '../../sign-in/login/login-field.tsx'
import { signIn } from '../../sign-in/login/sign-in.ts'
import { loginWords } from '../../sign-in/login/words.ts'
import { invitationWords as words } from '../words.ts'

type Props = { token: string; name: string; email: string; language: Language }

export function InvitationForm({ token, name, email, language }: Props) {
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await callStudio('users/invitation', 'POST', { token, password })
    if (!answer.ok) {
      setBusy(false)
      return setSaid(answer.message ?? deskWords.failed[language])
    }
    const outcome = await signIn({ email, password })
    window.location.assign(outcome.state === 'in' ? '/admin' : '/admin/login')
  }
  return (
    <form
      className={`login__form ${login.form}`}
      method="post"
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <p className={login.hint}>
        <bdi>{name}</bdi> · <bdi dir="ltr">{email}</bdi>
        <br />
        {words.choose[language]}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <LoginField
        name="newPassword"
        type="password"
        label={loginWords.newPassword[language]}
        hint={loginWords.rule[language]}
        autoComplete="new-password"
        value={password}
        isWrong={said !== undefined}
        onChange={setPassword}
      />
      <p className={login.said} role="alert" data-fault={said !== undefined}>
        {said}
      </p>
      <Button type="submit" size="large" disabled={isBusy} className={login.enter ?? ''}>
        {words.enter[language]}
      </Button>
    </form>
  )
}
