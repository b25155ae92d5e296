'use client'
/** Cleans what is pasted before the editor reads it, and says what stayed away. */
import {
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type PasteCommandType,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { type Language, languageOf } from '../../../platform/admin/words.ts'
import { figuresIn } from '../../../platform/i18n/figures.ts'
import { cleanPasted, type LeftOut } from './clean-pasted.ts'
import { pasteWords } from './words.ts'

export function CleanPaste() {
  const [editor] = useLexicalComposerContext()
  const language = languageOf(useTranslation().i18n)
  useEffect(() => {
    const cleaned = new WeakSet<Event>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const html = cleaned.has(event) ? '' : foreignHtml(event)
        if (!html || !isFor(event, editor.getRootElement())) return false
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        const leftOut = cleanPasted(body)
        event.preventDefault()
        tell(leftOut, language)
        // Nothing but a picture of a disk, or empty lines.
        if (!body.textContent?.trim() && !body.querySelector('img, hr, table')) return true
        const again = pasteOf(body)
        cleaned.add(again)
        return editor.dispatchCommand(PASTE_COMMAND, again)
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, language])
  return null
}

/** What another editor of ours copied is clean, and more than HTML can say. */
function foreignHtml(event: PasteCommandType): string {
  if (!(event instanceof ClipboardEvent)) return ''
  const { clipboardData: data } = event
  if (!data || data.types.includes('application/x-lexical-editor')) return ''
  return data.getData('text/html')
}

/** A block within the text has fields and an editor of its own. */
function isFor({ target }: Event, root: HTMLElement | null): boolean {
  const element = target instanceof Element ? target : (target as Node | null)?.parentElement
  return element?.closest('[contenteditable="true"], input, textarea') === root
}

function pasteOf(body: HTMLElement): ClipboardEvent {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', body.innerHTML)
  clipboardData.setData('text/plain', body.textContent ?? '')
  return new ClipboardEvent('paste', { clipboardData, cancelable: true })
}

const kinds = ['pictures', 'struck', 'emptyLines'] as const

function tell(leftOut: LeftOut, language: Language) {
  const { format } = figuresIn(language)
  const counts = kinds
    .filter((kind) => leftOut[kind] > 0)
    .map((kind) => `${pasteWords[kind][language]} (${format(leftOut[kind])})`)
  if (counts.length === 0) return
  const description = leftOut.pictures ? { description: pasteWords.addPictures[language] } : {}
  toast.info(
    `${pasteWords.leftOut[language]}: ${counts.join(pasteWords.comma[language])}`,
    description,
  )
}
