/** Files that were chosen in a form, and what is wrong with them as far as a browser can tell. */
import {
  type FieldCode,
  type FieldErrors,
  fileLimits,
  headBytes,
  headOf,
  headOfEnding,
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
export async function checkFiles(form: HTMLFormElement): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  let together = 0
  for (const input of inputsOf(form)) {
    const size = input.files?.[0]?.size ?? 0
    const missing = input.required && !input.files?.[0] && 'question.missing'
    const tooMuch = together + size > fileLimits.together && 'file.together'
    const code = missing || ((await checkFile(input)) ?? tooMuch)
    if (code) errors[input.name as FileField] = [code]
    else together += size
  }
  return errors
}

/** What is wrong with a file as it was chosen: its size, its ending, and the bytes it begins with. */
export async function checkFile({
  name,
  files,
  accept,
}: HTMLInputElement): Promise<FieldCode | undefined> {
  const file = files?.[0]
  if (!file) return undefined
  const [group, most] =
    name === 'cv' ? (['cv', fileLimits.cv] as const) : (['file', fileLimits.question] as const)
  if (file.size === 0) return `${group}.empty`
  if (file.size > most) return `${group}.too_large`
  const ending = /\.\w+$/.exec(file.name)?.[0].toLowerCase() ?? ''
  const endings = accept.split(',')
  const isRight = endings.includes(ending) && (await beginsAsOneOf(file, endings))
  return isRight ? undefined : `${group}.type`
}

/** A device that does not let a file be read now leaves it to the server. */
const beginsAsOneOf = (file: File, endings: readonly string[]) =>
  file
    .slice(0, headBytes)
    .arrayBuffer()
    .then(
      (bytes) => {
        const head = headOf(new Uint8Array(bytes))
        return head !== undefined && endings.map(headOfEnding).includes(head)
      },
      () => true,
    )
