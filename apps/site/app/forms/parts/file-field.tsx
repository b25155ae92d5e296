import { useWords } from '#app/locale/locale-context.tsx'
import { FieldFrame } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import type { Form } from './form-field.tsx'

type FileFieldProps = {
  form: Form
  /** The CV, or what a question asks for. */
  name?: Parameters<Form['fileProps']>[0]
  label: string
  /** What may be sent; said before a file is chosen. */
  help: string
  /** The endings of those types, as `<input accept>` takes them. */
  accept?: string
  required?: boolean
  optional?: string | undefined
}

/** A file that a form asks for. */
export function FileField({ form, name = 'cv', accept, required, ...frame }: FileFieldProps) {
  const { t } = useWords()
  const words = {
    choose: t('forms', 'chosenFile.choose'),
    change: t('forms', 'chosenFile.change'),
    none: t('forms', 'chosenFile.none'),
  }
  return (
    <FieldFrame
      {...form.labelProps(name)}
      {...frame}
      wide
      error={form.errorOf(name)}
      errorId={form.errorProps(name).id}
    >
      <FileInput {...form.fileProps(name, accept)} required={required} words={words} />
    </FieldFrame>
  )
}
