'use client'
/** Two versions of the same fields side by side; the later person says which one stays. */
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import styles from '../../platform/admin/dialog.module.css'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import type { Conflict, Difference } from '../basis.ts'
import { togetherWords } from '../words.ts'

export type Side = 'mine' | 'theirs'

type Props = {
  conflict: Conflict
  close: () => void
  choose: (sides: Side[]) => void
}

export function ConflictDialog({ conflict, close, choose }: Props) {
  const { differences, by } = conflict
  const language = languageOf(useTranslation().i18n)
  const dialog = useRef<HTMLDialogElement>(null)
  const [sides, setSides] = useState<Side[]>(differences.map(() => 'mine'))
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const words = togetherWords
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="conflict-title"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id="conflict-title">{words.title[language]}</h2>
      <p>{words.hint[language]}</p>
      {differences.map((difference, index) => (
        <Choice
          key={difference.path.join('.')}
          difference={difference}
          by={by}
          language={language}
          side={sides[index] ?? 'mine'}
          take={(side) => setSides(sides.map((one, at) => (at === index ? side : one)))}
        />
      ))}
      <p className={styles.buttons}>
        <button type="button" className={styles.primary} onClick={() => choose(sides)}>
          {words.apply[language]}
        </button>
        <button type="button" className={styles.plain} onClick={close}>
          {words.later[language]}
        </button>
      </p>
    </dialog>
  )
}

type ChoiceProps = {
  difference: Difference
  by: string | undefined
  language: Language
  side: Side
  take: (side: Side) => void
}

function Choice({ difference, by, language, side, take }: ChoiceProps) {
  const { theirs, theirsBy, mine } = togetherWords
  const heads = {
    mine: mine[language],
    theirs: by ? `${theirsBy[language]} ${by}` : theirs[language],
  }
  const name = `side ${difference.path.join('.')}`
  return (
    <fieldset className={styles.choice}>
      <legend>{difference.label}</legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={styles.side}>
          <span>
            <input type="radio" name={name} checked={side === one} onChange={() => take(one)} />{' '}
            {heads[one]}
          </span>
          <span className={styles.words} dir="auto">
            {difference[one]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
