/**
 * What a form needs once somebody writes in it: its checks, and the way its message is sent. Fetched
 * with the first focus; until then, and wherever it cannot be fetched, the form works natively.
 */
import {
  checkForm,
  type FieldErrors,
  type FieldName,
  type FormName,
  fieldChecks,
} from '@wajiha/contract/form-checks'
import { checkFiles, chosenFiles } from './chosen-files.ts'

export { chosenFiles } from './chosen-files.ts'
export { deliver } from './deliver.ts'
export { recheck } from './recheck.ts'
export { askForToken, spendToken } from './token.ts'
export { recordedTouches } from './touches.ts'
export { keepWaiting, onWaitingSent, sendWaiting, watchForNetwork } from './waiting.ts'

/** Everything that is wrong with a form, by field; empty when nothing is. */
export function checkAll(
  form: FormName,
  values: Partial<Record<FieldName, string>>,
  element: HTMLFormElement,
): FieldErrors {
  const hasCv = chosenFiles(element).some(([name]) => name === 'cv')
  return { ...checkForm(form, values, hasCv), ...checkFiles(element) }
}

/** Whether leaving this input is worth a look: a field of ours in which something was typed. */
export function isTyped({ name, value, type }: HTMLInputElement): boolean {
  const isWritten = name in fieldChecks && value?.trim() !== ''
  return isWritten && !/^(?:checkbox|radio|hidden|file)$/.test(type)
}
