import { getTranslation } from '@payloadcms/translations'
import type { TextFieldServerProps } from 'payload'
import { allWords } from './words-of-code.ts'

/** What is stored as codes, read in words; nobody types it. */
export function CodeField({ data, field, i18n, path, payload }: TextFieldServerProps) {
  const words = allWords(data?.[path], { i18n, payload })
  if (words.length === 0) return null
  return (
    <div className="field-type text">
      <p className="field-label">{getTranslation(field.label || '', i18n)}</p>
      {words.map((said) => (
        <p key={said}>{said}</p>
      ))}
    </div>
  )
}
