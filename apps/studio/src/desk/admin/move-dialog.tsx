'use client'
/** Asks for what a stage needs before a card goes there: a value, or a reason. */
import { useEffect, useRef } from 'react'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import type { Said } from '../../platform/i18n/say.ts'
import type { BoardName, Card } from '../board-data.ts'
import { lostReasons, rejectionReasons } from '../stages.ts'

export type Needed = { field: string; label: Said; choices?: Record<string, Said> }

/** What must be known for this stage; nothing for most of them. */
export function neededFor(name: BoardName, stage: string): Needed | undefined {
  if (name === 'leads' && stage === 'won') return { field: 'value', label: deskWords.value }
  if (name === 'leads' && stage === 'lost')
    return { field: 'lostReason', label: deskWords.lostReason, choices: lostReasons }
  if (name === 'applications' && stage === 'rejected')
    return {
      field: 'rejectionReason',
      label: deskWords.rejectionReason,
      choices: rejectionReasons,
    }
  return undefined
}

type Props = {
  card: Card
  needed: Needed
  language: Language
  close: () => void
  done: (data: Record<string, string | number>) => void
}

export function MoveDialog({ card, needed, language, close, done }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const { field, label, choices } = needed
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={close} aria-labelledby="move-title">
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          const said = String(new FormData(event.currentTarget).get(field) ?? '')
          done({ [field]: choices ? said : Number(said) })
        }}
      >
        <h2 id="move-title">
          <bdi>{card.name}</bdi>
        </h2>
        <label htmlFor="move-needed">{label[language]}</label>
        {choices ? (
          <select id="move-needed" name={field} required>
            {Object.entries(choices).map(([value, words]) => (
              <option key={value} value={value}>
                {words[language]}
              </option>
            ))}
          </select>
        ) : (
          <input
            id="move-needed"
            name={field}
            type="number"
            min="0"
            step="any"
            required
            dir="ltr"
          />
        )}
        <p className={styles.buttons}>
          <button type="submit" className={styles.primary}>
            {deskWords.move[language]}
          </button>
          <button type="button" className={styles.plain} onClick={() => dialog.current?.close()}>
            {deskWords.cancel[language]}
          </button>
        </p>
      </form>
    </dialog>
  )
}
