/**
 * What a form needs once somebody writes in it: its checks, and the way its message is sent. Fetched
 * with the first focus; until then, and wherever it cannot be fetched, the form works natively.
 */
import {
  checkForm,
  type FieldCode,
  type FieldName,
  type FormName,
  fieldChecks,
  fileLimits,
} from '@wajiha/contract/form-checks'

export { deliver } from './deliver.ts'
export { recheck } from './recheck.ts'
export { askForToken, spendToken } from './token.ts'
export { recordedTouches } from './touches.ts'
export { keepWaiting, onWaitingSent, sendWaiting, watchForNetwork } from './waiting.ts'

/** Everything that is wrong with a form, by field; empty when nothing is. */
export function checkAll(
  form: FormName,
  values: Partial<Record<FieldName, string>>,
  file: File | undefined,
) {
  return { ...checkForm(form, values, Boolean(file)), ...checkFile(file) }
}

function checkFile(file: File | undefined): { cv?: FieldCode[] } {
  if (!file) return {}
  if (file.size > fileLimits.cv) return { cv: ['cv.too_large'] }
  return /\.(?:pdf|docx?)$/i.test(file.name) ? {} : { cv: ['cv.type'] }
}

/** Whether leaving this input is worth a look: a field of ours in which something was typed. */
export function isTyped({ name, value, type }: HTMLInputElement): boolean {
  const isWritten = name in fieldChecks && value?.trim() !== ''
  return isWritten && !/^(?:checkbox|radio|hidden|file)$/.test(type)
}
