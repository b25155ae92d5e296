/* biome-ignore-all lint/suspicious/noArrayIndexKey: a run of text has no identity and never moves */
import { directionOf, type Locale, splitArabic } from '@wajiha/arabic'
import type { ReactNode } from 'react'
import { useWords } from './locale-context.tsx'

/**
 * A text whose Arabic words say that they are: readers change their voice for them, and they keep
 * their own order. In an Arabic text nothing needs to be said.
 * @param within the language around it, where that is not the page's.
 */
export function Voiced({ text, within }: { text: string; within?: Locale | undefined }): ReactNode {
  const { locale } = useWords()
  if (directionOf(within ?? locale) === 'rtl') return text
  const parts = splitArabic(text)
  return parts.length === 1 ? text : parts.map((part, index) => voiced(part, index))
}

const voiced = (part: string, index: number): ReactNode =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={index} lang="ar" dir="rtl">
      {part}
    </span>
  )
