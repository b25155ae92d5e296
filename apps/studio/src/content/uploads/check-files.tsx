'use client'
import { toast, useTranslation } from '@payloadcms/ui'
/** Looks at files in the moment they are chosen or dropped: what is refused later is not sent at all. */
import { readLocale } from '@wajiha/arabic'
import { type ReactNode, useEffect } from 'react'
import { mistakeOfChoice } from './mistakes.ts'

export function CheckFiles({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = readLocale(i18n.language)
  useEffect(() => {
    const refuse = (event: Event, files: readonly File[], accepted: readonly string[]) => {
      const wrong = files.flatMap((file) => {
        const mistake = mistakeOfChoice(file, accepted)
        return mistake ? [`\u2068${file.name}\u2069: ${mistake[language]}`] : []
      })
      if (wrong.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.target instanceof HTMLInputElement) event.target.value = ''
      for (const words of wrong) toast.error(words)
    }
    const chosen = (event: Event) => {
      const { target } = event
      if (target instanceof HTMLInputElement && target.type === 'file' && isUpload(target))
        refuse(event, [...(target.files ?? [])], acceptedBy(target))
    }
    const dropped = (event: DragEvent) => {
      const zone = event.target instanceof Element ? event.target.closest('.dropzone') : null
      if (!zone) return
      const input = zone.querySelector<HTMLInputElement>('input[type=file]')
      refuse(event, [...(event.dataTransfer?.files ?? [])], input ? acceptedBy(input) : [])
    }
    document.addEventListener('change', chosen, true)
    document.addEventListener('drop', dropped, true)
    return () => {
      document.removeEventListener('change', chosen, true)
      document.removeEventListener('drop', dropped, true)
    }
  }, [language])
  return children
}

/** Uploads of collections; our own views take tables and reports, and look at them by themselves. */
const isUpload = (input: Element) =>
  Boolean(input.closest('.dropzone, .file-field, .bulk-upload--add-files'))

const acceptedBy = (input: HTMLInputElement) =>
  input.accept
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
