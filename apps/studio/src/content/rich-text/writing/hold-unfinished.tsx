'use client'
/**
 * A pasted picture stays in the editor it was pasted into until it lies in the library, and the form, which saves by
 * itself meanwhile, hears of the text without it. So what an autosave brings back is what the form has, and the
 * editor is not begun anew under the hands of whoever is bringing the picture in.
 */
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { withoutUnfinished } from '../without-unfinished.ts'

export function HoldUnfinished() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        // The field asks each state for what it saves, once the browser has time.
        if (Object.hasOwn(editorState, 'toJSON')) return
        const whole = editorState.toJSON.bind(editorState)
        editorState.toJSON = () => withoutUnfinished(whole())
      }),
    [editor],
  )
  return null
}
