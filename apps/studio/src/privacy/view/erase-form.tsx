'use client'
import { type FormEvent, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import type { Language } from '../../platform/admin/words.ts'
import styles from './privacy.module.css'
import { privacyWords as words } from './words.ts'

type Props = {
  who: string
  language: Language
  onErased: (counts: Record<string, number>) => void
}

/** Two steps: a press that only opens the question, and the same identifier typed once more. */
export function EraseForm({ who, language, onErased }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [again, setAgain] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  if (!isOpen)
    return (
      <button type="button" className={styles.danger} onClick={() => setIsOpen(true)}>
        {words.erase[language]}
      </button>
    )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const answer = await callStudio<{ counts: Record<string, number> }>('privacy/erase', 'POST', {
      who,
      again,
    })
    setIsBusy(false)
    if (answer.ok) onErased(answer.value.counts)
    else setWrong(answer.message ?? words.failed[language])
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className={styles.erase}>
      <p>{words.forGood[language]}</p>
      <label htmlFor="privacy-again">{words.again[language]}</label>
      <input
        id="privacy-again"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        autoComplete="off"
        dir="auto"
        required
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? 'privacy-wrong' : undefined}
      />
      {wrong && (
        <p id="privacy-wrong" role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.acts}>
        <button type="submit" className={styles.danger} disabled={isBusy}>
          {words.erase[language]}
        </button>
        <button type="button" onClick={() => setIsOpen(false)}>
          {words.cancel[language]}
        </button>
      </div>
    </form>
  )
}
