import { type FocusEvent, type ReactNode, useState } from 'react'
import type { useForm } from '#app/forms/use-form.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { FieldFrame, TextArea, TextInput } from '#app/ui/field.tsx'
import styles from './form-parts.module.css'

export type Form = ReturnType<typeof useForm>
type TypedField = Parameters<Form['inputProps']>[0] & Parameters<Form['label']>[0]

type FormFieldProps = {
  form: Form
  field: TypedField
  /** Other words than the form's own. */
  label?: string | undefined
  help?: string | undefined
  /** One line, or several. */
  lines?: 1 | 5
  wide?: boolean
  /** Not marked as optional, though it alone may stay empty: a phone where an e-mail may stand. */
  quietlyOptional?: boolean
}

/** One typed answer of a form, with its label, its help and what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { form, field, label, help, lines = 1, wide, quietlyOptional = false } = props
  const { t } = useWords()
  const isOptional = !form.isRequired(field) && !quietlyOptional
  return (
    <FieldFrame
      {...form.labelProps(field)}
      label={label ?? form.label(field)}
      optional={isOptional ? t('forms', 'optional') : undefined}
      help={help}
      wide={wide}
      error={form.errorOf(field)}
      errorId={form.errorProps(field).id}
    >
      {lines > 1 ? (
        <TextArea {...form.fieldProps(field, Boolean(help))} rows={lines} />
      ) : field === 'email' ? (
        <EmailInput form={form} hasHelp={Boolean(help)} />
      ) : (
        <TextInput {...form.inputProps(field, Boolean(help))} />
      )}
    </FieldFrame>
  )
}

/** An e-mail address, with a word about a likely slip such as `gmial.com`. */
function EmailInput({ form, hasHelp }: { form: Form; hasHelp: boolean }) {
  const [meant, setMeant] = useState<ReactNode>()
  const look = async ({ target }: FocusEvent<HTMLInputElement>) => {
    const { meantAddress } = await import('./meant-address.tsx')
    setMeant(meantAddress(target, styles.meant))
  }
  return (
    <>
      <TextInput {...form.inputProps('email', hasHelp)} onBlur={(event) => void look(event)} />
      <span role="status" className={styles.meantLine}>
        {meant}
      </span>
    </>
  )
}
