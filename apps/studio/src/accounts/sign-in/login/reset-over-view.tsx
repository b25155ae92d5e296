/** `/admin/reset-over`: the link of a letter that sets a password no longer holds; here another is asked for. */
import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../../platform/admin/marks.tsx'
import { languageOf } from '../../../platform/admin/words.ts'
import styles from './login.module.css'
import { resetOverWords as words } from './words.ts'

export function ResetOverView({ initPageResult: { req } }: AdminViewServerProps) {
  const language = languageOf(req.i18n)
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo i18n={req.i18n} payload={req.payload} />
      </div>
      <h1 className={styles.title}>{words.title[language]}</h1>
      <p>{words.why[language]}</p>
      <p>
        <a href="/admin/forgot">{words.again[language]}</a>
      </p>
      <p>
        <a href="/admin/login">{words.signIn[language]}</a>
      </p>
    </MinimalTemplate>
  )
}
