'use client'
/** The demo taken away: what goes by number, what stays and why, one tick, one button. */
import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import notice from '../../platform/admin/notice.module.css'
import office from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { demoWords as words } from '../words.ts'
import { DemoChoice, type Told } from './demo-choice.tsx'
import styles from './guide.module.css'

type Removed = { documents: number; kept: number }
type Props = { hasDemo: boolean; removed: Removed | undefined }

export function DemoPanel({ hasDemo, removed }: Props) {
  const language = languageOf(useTranslation().i18n)
  const router = useRouter()
  const [told, setTold] = useState<Told | 'counting' | undefined>()
  const [isBusy, setBusy] = useState(false)
  const figures = figuresIn(language)

  const ask = async () => {
    setTold('counting')
    const answer = await callStudio<Told>('first-run/demo')
    setTold(answer.ok ? answer.value : undefined)
    if (!answer.ok) toast.error(answer.message ?? deskWords.failed[language])
  }
  const remove = async (givenUp: string[]) => {
    setBusy(true)
    const answer = await callStudio('first-run/demo', 'POST', { isSure: true, givenUp })
    setBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    setTold(undefined)
    router.refresh()
  }
  if (!hasDemo)
    return (
      <section className={notice.calm} aria-label={words.title[language]}>
        <p role="status">
          {words.gone(figures.format(removed?.documents ?? 0))[language]}{' '}
          {(removed?.kept ?? 0) > 0 && words.keptSome(figures.format(removed?.kept ?? 0))[language]}
        </p>
      </section>
    )
  return (
    <section className={`${notice.calm} ${styles.demo}`} aria-label={words.title[language]}>
      <h2>{words.title[language]}</h2>
      <p>{words.lead[language]}</p>
      {told === 'counting' && <p role="status">{words.counting[language]}</p>}
      {told === undefined && (
        <p className={styles.buttons}>
          <button type="button" className={office.plain} onClick={() => void ask()}>
            {words.ask[language]}
          </button>
        </p>
      )}
      {typeof told === 'object' && (
        <DemoChoice
          told={told}
          isBusy={isBusy}
          remove={(givenUp) => void remove(givenUp)}
          cancel={() => setTold(undefined)}
        />
      )}
    </section>
  )
}
