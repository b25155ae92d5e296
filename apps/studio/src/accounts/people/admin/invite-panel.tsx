'use client'
/** Above the list of people: somebody is invited by mail. */
import { toast, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { may } from '../../../platform/access/may.ts'
import type { Role } from '../../../platform/access/rights.ts'
import { callStudio } from '../../../platform/admin/ask.ts'
import notice from '../../../platform/admin/notice.module.css'
import buttons from '../../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../../platform/admin/words.ts'
import { standingWords, invitationWords as words } from '../words.ts'
import styles from './people.module.css'
import { RoleChoice } from './role-choice.tsx'

export function InvitePanel() {
  const { user } = useAuth()
  const router = useRouter()
  const language = languageOf(useTranslation().i18n)
  const [role, setRole] = useState<Role>('editor')
  const [isBusy, setBusy] = useState(false)
  if (!may(user, 'manageSignIns')) return null

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form))
    const { name, email, language: tongue } = typed
    setBusy(true)
    const invited = { name, email, language: tongue, role }
    const answer = await callStudio('users/invite', 'POST', invited)
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    toast.success(words.sent[language])
    form.reset()
    router.refresh()
  }
  return (
    <details className={notice.panel}>
      <summary>{words.invite[language]}</summary>
      <p>{words.help[language]}</p>
      <form method="post" className={styles.form} onSubmit={(event) => void send(event)}>
        <div className={styles.pair}>
          <label>
            {words.name[language]}
            <input name="name" required dir="auto" autoComplete="off" />
          </label>
          <label>
            {words.email[language]}
            <input name="email" type="email" required dir="ltr" autoComplete="off" />
          </label>
          <label>
            {words.language[language]}
            <select name="language" defaultValue={language}>
              <option value="ar">{standingWords.ar[language]}</option>
              <option value="en">{standingWords.en[language]}</option>
            </select>
          </label>
        </div>
        <RoleChoice value={role} choose={setRole} />
        <p className={styles.buttons}>
          <button type="submit" className={buttons.primary} disabled={isBusy}>
            {words.send[language]}
          </button>
        </p>
      </form>
    </details>
  )
}
