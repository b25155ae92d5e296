/** `/admin/login`: the studio's door, which asks for more than a password where more is needed. */
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../../../platform/admin/marks.tsx'
import { languageOf } from '../../../platform/admin/words.ts'
import styles from './login.module.css'
import { LoginForm } from './login-form.tsx'
import { loginWords } from './words.ts'

export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const asked = searchParams?.redirect
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: asked ?? '' })
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo i18n={req.i18n} payload={req.payload} />
      </div>
      <h1 className={styles.title}>{loginWords.title[languageOf(req.i18n)]}</h1>
      <LoginForm target={target} />
    </>
  )
}
