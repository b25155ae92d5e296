'use client'
/** Gives the menu behind «/» the words of both languages, in each of their spellings. */
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useEffect } from 'react'
import { slashWords } from './slash-words.data.ts'
import { spellings } from './spellings.ts'

export function SlashWords() {
  const { groups } = useEditorConfigContext().editorConfig.features.slashMenu
  useEffect(() => {
    for (const item of groups.flatMap(({ items }) => items)) {
      const words = (slashWords[item.key] ?? []).flatMap(spellings)
      // Payload makes the parts once for several editors.
      item.keywords = [...new Set([...(item.keywords ?? []), ...words])]
    }
  }, [groups])
  return null
}
