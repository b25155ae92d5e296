'use client'

/** The field in which a person shows, with their own password, that a change is theirs. */
import { PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { label } = field
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: label ?? '', required: false }}
      path={path}
    />
  )
}
