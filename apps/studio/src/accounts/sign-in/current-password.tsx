'use client'

/** The field in which a person shows, with their own password, that a change is theirs. */
import { PasswordField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { factorWords } from '../second-factor/words.ts'

export function CurrentPassword({ path }: TextFieldClientProps) {
  // The label that comes with the field is in the language of whoever opened the form first.
  const label = factorWords.currentPassword[languageOf(useTranslation().i18n)]
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label, required: false }}
      path={path}
    />
  )
}
