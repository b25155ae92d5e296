'use client'
import { toast, useTranslation } from '@payloadcms/ui'
/**
 * Looks at files in the moment they are chosen, dropped or pasted: what is refused later is not sent at all, and
 * the others beside it are taken. What is pasted anywhere on a page goes to the one place that takes files.
 */
import { readLocale } from '@wajiha/arabic'
import { type ReactNode, useEffect } from 'react'
import { isText } from './is-text.ts'
import { lookThrough } from './mistakes.ts'

export function CheckFiles({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = readLocale(i18n.language)
  useEffect(() => {
    const refuse = (event: Event, files: readonly File[], accepted: readonly string[]) => {
      const { right, mistakes } = lookThrough(files, accepted, language)
      if (mistakes.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.target instanceof HTMLInputElement) event.target.value = ''
      for (const words of mistakes) toast.error(words)
      if (right.length > 0) bringAgain(event, right)
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
    const pasted = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      if (!clipboardData?.files.length || !(target instanceof Element) || isText(target)) return
      const zone = target.closest('.dropzone') ?? zoneInSight()
      if (!zone) return
      const input = zone.querySelector<HTMLInputElement>('input[type=file]')
      refuse(event, [...clipboardData.files], input ? acceptedBy(input) : [])
      if (event.defaultPrevented || zone.contains(target)) return
      event.preventDefault()
      zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
    }
    document.addEventListener('change', chosen, true)
    document.addEventListener('paste', pasted, true)
    document.addEventListener('drop', dropped, true)
    return () => {
      document.removeEventListener('change', chosen, true)
      document.removeEventListener('drop', dropped, true)
      document.removeEventListener('paste', pasted, true)
    }
  }, [language])
  return children
}

/** The same event with these files alone, where it happened. */
function bringAgain({ target, type }: Event, files: readonly File[]): void {
  const brought = new DataTransfer()
  for (const file of files) brought.items.add(file)
  const init = { bubbles: true, cancelable: true }
  if (target instanceof HTMLInputElement && type === 'change') {
    target.files = brought.files
    target.dispatchEvent(new Event(type, init))
  } else if (type === 'drop') {
    target?.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: brought }))
  } else {
    target?.dispatchEvent(new ClipboardEvent(type, { ...init, clipboardData: brought }))
  }
}

/** The place for files in the drawer that lies on top, or on the page; of several, the one that is pointed at. */
function zoneInSight(): Element | undefined {
  const drawers = [...document.querySelectorAll('dialog[open]')]
  const zones = [...(drawers.at(-1) ?? document).querySelectorAll('.dropzone')]
  return zones.length === 1 ? zones[0] : zones.find((zone) => zone.matches(':hover'))
}

/** Uploads of collections; our own views take tables and reports, and look at them by themselves. */
const isUpload = (input: Element) =>
  Boolean(input.closest('.dropzone, .file-field, .bulk-upload--add-files'))

const acceptedBy = (input: HTMLInputElement) =>
  input.accept
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
