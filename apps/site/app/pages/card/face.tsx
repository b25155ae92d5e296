import { directionOf } from '@wajiha/arabic'
import type { FaceText } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'

/** A value of one face; one that fell back to the other language carries that language, and only it. */
export function Face({ text }: { text: FaceText }) {
  const { locale } = useWords()
  if (text.locale === locale) return text.text
  return (
    <span lang={text.locale} dir={directionOf(text.locale)}>
      {text.text}
    </span>
  )
}
