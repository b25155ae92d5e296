'use client'
import { toast } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { AskBeforeLoss } from '../../platform/admin/ask-before-loss.tsx'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import { MentionList, useMentions } from './mention-list.tsx'

/** Not a form of its own: it stands inside Payload's, which is saved separately. */
export function NoteForm({
  path,
  language,
  added,
}: {
  path: string
  language: Language
  added: () => Promise<void>
}) {
  const id = useId()
  const [note, setNote] = useState('')
  const [caret, setCaret] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const add = async () => {
    setIsBusy(true)
    const answer = await callStudio(path, 'POST', { note })
    setIsBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    setNote('')
    await added()
  }
  const mention = (before: string) => {
    setNote(before + note.slice(caret))
    setCaret(before.length)
    field.current?.focus()
  }
  const mentions = useMentions({
    collection: path.split('/')[0] ?? '',
    text: note.slice(0, caret),
    choose: mention,
  })
  const [first] = mentions.found
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!first || !['Enter', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') mentions.take(first.name)
    else document.getElementById(`${id}-names`)?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.noteForm}>
      <AskBeforeLoss isUnsaved={note.trim() !== ''} />
      <label htmlFor={id}>{deskWords.note[language]}</label>
      <textarea
        id={id}
        ref={field}
        aria-describedby={`${id}-hint`}
        rows={2}
        dir="auto"
        maxLength={5000}
        value={note}
        onChange={({ target }) => {
          setNote(target.value)
          setCaret(target.selectionStart)
        }}
        onKeyDown={key}
      />
      <MentionList
        {...mentions}
        id={`${id}-names`}
        language={language}
        leave={() => field.current?.focus()}
      />
      <p id={`${id}-hint`} className={styles.quiet}>
        {deskWords.mentionHint[language]}
      </p>
      <button
        type="button"
        className={styles.plain}
        disabled={isBusy || note.trim() === ''}
        onClick={() => void add()}
      >
        {deskWords.addNote[language]}
      </button>
    </div>
  )
}
