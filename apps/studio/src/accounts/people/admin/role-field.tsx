'use client'
/** The role in a person's document. */
import { FieldError, useField } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import styles from './people.module.css'
import { RoleChoice } from './role-choice.tsx'

export function RoleField({ path, readOnly }: SelectFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string>({ path })
  return (
    <div className="field-type">
      <RoleChoice value={value} choose={setValue} isFixed={Boolean(readOnly || disabled)}>
        {showError && (
          <div className={styles.error}>
            <FieldError path={path} showError={showError} />
          </div>
        )}
      </RoleChoice>
    </div>
  )
}
