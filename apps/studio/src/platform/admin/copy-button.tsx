'use client'
/** Copies a text, and says so. */
import { toast } from '@payloadcms/ui'
import office from './office.module.css'
import { deskWords, type Language } from './words.ts'

type Props = {
  text: string
  language: Language
  /** For those who hear the button, where several copy. */
  name?: string
}

export function CopyButton({ text, language, name }: Props) {
  const copy = async () => {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    if (isDone) toast.success(deskWords.copied[language])
    else toast.error(deskWords.failed[language])
  }
  return (
    <button type="button" className={office.plain} aria-label={name} onClick={() => void copy()}>
      {deskWords.copy[language]}
    </button>
  )
}
