'use client'
import { $getNodeByKey, $getRoot, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLocale } from '@payloadcms/ui'
/**
 * Each line runs in the editor as it will on the site: paragraphs and quotations by their words, all else as
 * its language does. Only what is shown changes; nothing of it is saved.
 */
import { directionOf, type Locale, paragraphDirection, readLocale } from '@wajiha/arabic'
import { useEffect } from 'react'

export function FollowWords() {
  const [editor] = useLexicalComposerContext()
  const locale = readLocale(useLocale().code)
  useEffect(() => {
    follow(
      editor,
      locale,
      editor.getEditorState().read(() => $getRoot().getChildrenKeys()),
    )
    return editor.registerUpdateListener(({ dirtyElements }) => {
      follow(editor, locale, [...dirtyElements.keys()])
    })
  }, [editor, locale])
  return null
}

function follow(editor: LexicalEditor, locale: Locale, keys: readonly string[]) {
  editor.getEditorState().read(() => {
    for (const key of keys) {
      const node = $getNodeByKey(key)
      const element = editor.getElementByKey(key)
      if (!node || !element || node.getParent() !== $getRoot()) continue
      if (!['paragraph', 'quote', 'heading', 'list', 'table'].includes(node.getType())) continue
      const hasOwn = node.getType() === 'paragraph' || node.getType() === 'quote'
      const dir = hasOwn ? paragraphDirection(node.getTextContent(), locale) : directionOf(locale)
      if (element.dir !== dir) element.dir = dir
    }
  })
}
