'use client'
/**
 * E-mail and password; then, in the same form and only when the studio asks, a code, a new password or
 * a second factor to set up. Nobody is half inside meanwhile: each press sends everything again.
 */
import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { languageOf } from '../../../platform/admin/words.ts'
import { KeyToScan } from '../../second-factor/admin/key-to-scan.tsx'
import { RecoveryCodes } from '../../second-factor/admin/recovery-codes.tsx'
import type { Offer } from '../../second-factor/offer.ts'
import { factorWords } from '../../second-factor/words.ts'
import styles from './login.module.css'
import { LoginField } from './login-field.tsx'
import { type FieldName, type Outcome, signIn } from './sign-in.ts'
import { loginWords } from './words.ts'

type Asked = { code: boolean; newPassword: boolean; offer?: Offer }
type Said = { words: string; field?: FieldName; isFault: boolean }

const nothing: Asked = { code: false, newPassword: false }

export function LoginForm({ target }: { target: string }) {
  const language = languageOf(useTranslation().i18n)
  const [values, setValues] = useState<Partial<Record<FieldName, string>>>({})
  const [asked, setAsked] = useState(nothing)
  const [said, setSaid] = useState<Said>()
  const [codes, setCodes] = useState<string[]>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (said?.field) form.current?.querySelector<HTMLElement>(`#field-${said.field}`)?.focus()
  }, [said])

  const enter = () => window.location.assign(target)
  const { offer } = asked
  const hasCode = asked.code || offer !== undefined

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setSaid(undefined)
    const typed = new FormData(event.currentTarget)
    const read = (name: FieldName) => String(typed.get(name) ?? '')
    const outcome = await signIn({
      email: read('email'),
      password: read('password'),
      ...(asked.newPassword ? { newPassword: read('newPassword') } : {}),
      ...(hasCode ? { code: read('code') } : {}),
      ...(offer ? { offer: offer.offer } : {}),
    })
    hear(outcome)
  }

  const hear = (outcome: Outcome) => {
    if (outcome.state === 'in')
      return outcome.recoveryCodes ? setCodes(outcome.recoveryCodes) : enter()
    setBusy(false)
    if (outcome.state === 'refused') return setSaid(refusalOf(outcome))
    const { need, message } = outcome
    const field = need.needs === 'password' ? 'newPassword' : 'code'
    setAsked((before) => ({
      ...before,
      ...(need.needs === 'factor' ? { offer: need } : { [field]: true }),
    }))
    setValues((before) => ({ ...before, [field]: '' }))
    setSaid({ words: message, field, isFault: false })
  }

  const refusalOf = ({ status, message, path }: Outcome & { state: 'refused' }): Said => {
    const words = message ?? factorWords.failed[language]
    if (path === 'code' || path === 'newPassword') return { words, field: path, isFault: true }
    if (status === 401 && hasCode) return { words, field: 'code', isFault: true }
    return { words, ...(status === 401 ? { field: 'password' as const } : {}), isFault: true }
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={enter} />
  const field = (name: FieldName) => ({
    name,
    value: values[name] ?? '',
    isWrong: said?.isFault === true && said.field === name,
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })
  const { newPassword } = asked
  return (
    <form
      ref={form}
      className={`login__form ${styles.form}`}
      method="post"
      action="/api/users/login"
      onSubmit={send}
      noValidate
    >
      <LoginField
        {...field('email')}
        type="email"
        label={loginWords.email[language]}
        autoComplete="username"
      />
      <LoginField
        {...field('password')}
        type="password"
        label={loginWords[newPassword ? 'firstPassword' : 'password'][language]}
        autoComplete="current-password"
      />
      {newPassword && (
        <LoginField
          {...field('newPassword')}
          type="password"
          label={loginWords.newPassword[language]}
          hint={loginWords.rule[language]}
          autoComplete="new-password"
        />
      )}
      {offer && <KeyToScan offer={offer} />}
      {hasCode && (
        <LoginField
          {...field('code')}
          type="text"
          label={factorWords.code[language]}
          hint={factorWords[offer ? 'codeOfApp' : 'codeHint'][language]}
          autoComplete="one-time-code"
        />
      )}
      <p className={styles.said} role="alert" data-fault={said?.isFault}>
        {said?.words}
      </p>
      <a href="/admin/forgot">{loginWords.forgot[language]}</a>
      <Button type="submit" size="large" disabled={isBusy} className={styles.enter ?? ''}>
        {loginWords.enter[language]}
      </Button>
    </form>
  )
}
