/**
 * What a form needs once somebody writes in it: its checks, and the way its message is sent. Fetched
 * with the first focus; until then, and wherever it cannot be fetched, the form works natively.
 */
import {
  checkForm,
  type FieldErrors,
  type FieldName,
  type FormName,
  isField,
  type QuestionField,
} from '@wajiha/contract/form-checks'
import { checkFile, checkFiles, chosenFiles } from './chosen-files.ts'
import { recheck, withOnlyError } from './recheck.ts'

export { atRest } from './at-rest.ts'
export { chosenFiles } from './chosen-files.ts'
export { recordedVisits as recordedTouches } from './recorded-visits.ts'
export { askForToken } from './token.ts'
export {
  correctWaiting,
  keepWaiting,
  onFate,
  sendNow,
  settle,
  watchForNetwork,
} from './waiting.ts'

/** Everything that is wrong with a form, by field; empty when nothing is. */
export async function checkAll(
  form: FormName,
  values: Partial<Record<FieldName, string>>,
  element: HTMLFormElement,
): Promise<FieldErrors> {
  const hasCv = chosenFiles(element).some(([name]) => name === 'cv')
  return { ...checkForm(form, values, hasCv), ...(await checkFiles(element)) }
}

/** Whose errors change by a look at one input; nothing while there is nothing to look at. */
export async function checkLeftField(input: HTMLInputElement, isLeft: boolean) {
  const field = input.name as FieldName | QuestionField
  if (!input.files) {
    if (isLeft && !isTyped(input)) return undefined
    return (errors: FieldErrors) => recheck(errors, field, input.value) ?? errors
  }
  const [file] = input.files
  const code = await checkFile(input)
  // Another one may have been chosen meanwhile.
  if (!file || file !== input.files[0]) return undefined
  return (errors: FieldErrors) => withOnlyError(errors, field, code)
}

/** Whether leaving this input is worth a look: a field of ours in which something was typed. */
function isTyped({ name, value, type }: HTMLInputElement): boolean {
  const isWritten = isField(name) && value?.trim() !== ''
  return isWritten && !/^(?:checkbox|radio|hidden|file)$/.test(type)
}
