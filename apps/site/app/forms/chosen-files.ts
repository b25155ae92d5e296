/** Files that were chosen in a form, and what is wrong with them as far as a browser can tell. */
import {
  type FieldCode,
  type FieldErrors,
  fileLimits,
  type QuestionField,
} from '@wajiha/contract/form-checks'

type FileField = 'cv' | QuestionField
export type NamedFile = [name: FileField, file: File]

const inputsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=file]'),
]

/** In the order of the page. */
export const chosenFiles = (form: HTMLFormElement): NamedFile[] =>
  inputsOf(form).flatMap(({ name, files }): NamedFile[] =>
    files?.[0] ? [[name as FileField, files[0]]] : [],
  )

/** Before anything leaves: a file that is missing, empty, too large or of another type. */
export function checkFiles(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {}
  let together = 0
  for (const input of inputsOf(form)) {
    const size = input.files?.[0]?.size ?? 0
    const code = codeOf(input) ?? (together + size > fileLimits.together && 'file.together')
    if (code) errors[input.name as FileField] = [code]
    else together += size
  }
  return errors
}

function codeOf({ name, files, accept, required }: HTMLInputElement): FieldCode | undefined {
  const file = files?.[0]
  if (!file) return required ? 'question.missing' : undefined
  const [group, most] =
    name === 'cv' ? (['cv', fileLimits.cv] as const) : (['file', fileLimits.question] as const)
  if (file.size === 0) return `${group}.empty`
  if (file.size > most) return `${group}.too_large`
  const ending = /\.\w+$/.exec(file.name)?.[0].toLowerCase() ?? ''
  return accept.split(',').includes(ending) ? undefined : `${group}.type`
}
