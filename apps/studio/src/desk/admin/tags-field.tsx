'use client'
/** Tags as they are typed; what colleagues use already is offered. */
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { languageOf } from '../../platform/admin/words.ts'
import styles from './desk.module.css'
import { headWords as words } from './head-words.ts'

const longest = 40

export function TagsField({ path, field }: TextFieldClientProps) {
  const { value, setValue } = useField<string[] | null>({ path })
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [offered, setOffered] = useState<string[]>([])
  const tags = value ?? []

  const offer = async () => {
    const answer = await callStudio<{ tags: string[] }>('leads/tags')
    if (answer.ok) setOffered(answer.value.tags)
  }
  const add = (text: string) => {
    const tag = text.replace(/[#،,]/g, ' ').trim()
    setTyped('')
    if (tag && !tags.includes(tag)) setValue([...tags, tag])
  }

  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel htmlFor={id} label={field.label ?? words.tags[language]} path={path} />
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                data-own-words
                aria-label={`${words.removeTag[language]} ${tag}`}
                onClick={() => setValue(tags.filter((one) => one !== tag))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        list={`${id}-known`}
        dir="auto"
        autoComplete="off"
        maxLength={longest}
        placeholder={words.addTag[language]}
        value={typed}
        onFocus={() => void offer()}
        onChange={({ target }) => {
          // Chosen from those that are offered, or parted by a comma: it is whole.
          if (/[,،]$/.test(target.value) || offered.includes(target.value)) add(target.value)
          else setTyped(target.value)
        }}
        onBlur={() => add(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would save the lead around it.
          event.preventDefault()
          add(typed)
        }}
      />
      <datalist id={`${id}-known`}>
        {offered
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  )
}
