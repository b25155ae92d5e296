'use client'
/** One kind of mail, on or off: as the role has it until the person presses it. */
import { useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { languageOf } from '../../../platform/admin/words.ts'
import { mailKinds, switches, wantsMail } from '../mail-switches.ts'
import styles from './people.module.css'

export function MailSwitch({ path, field }: CheckboxFieldClientProps) {
  const language = languageOf(useTranslation().i18n)
  const { value, setValue } = useField<boolean | null>({ path })
  const role = useFormFields(([fields]) => fields.role?.value)
  const kind = mailKinds.find((one) => one === field.name)
  if (!kind) return null
  const chosen = typeof value === 'boolean' ? { [kind]: value } : {}
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={wantsMail({ role, mails: chosen }, kind)}
        onChange={({ target }) => setValue(target.checked)}
      />
      {switches[kind].label[language]}
    </label>
  )
}
