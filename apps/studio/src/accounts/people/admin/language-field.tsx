'use client'
/** The language of a person's studio and mails; their own changes as soon as they choose. */
import { useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useId } from 'react'
import { languageOf } from '../../../platform/admin/words.ts'
import { invitationWords, standingWords } from '../words.ts'
import styles from './people.module.css'

export function LanguageField({ path }: SelectFieldClientProps) {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { i18n, switchLanguage } = useTranslation()
  const { value, setValue } = useField<'ar' | 'en'>({ path })
  const name = useId()
  const language = languageOf(i18n)
  const choose = (chosen: 'ar' | 'en') => {
    setValue(chosen)
    if (id === user?.id) void switchLanguage?.(chosen)
  }
  return (
    <div className="field-type">
      <fieldset className={styles.languages}>
        <legend>{invitationWords.language[language]}</legend>
        {(['ar', 'en'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={(value ?? language) === one}
              onChange={() => choose(one)}
            />
            {standingWords[one][language]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
