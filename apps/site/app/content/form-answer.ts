/** What the server has to say to a form that was sent without script, in the page it came from. */
import type { FieldErrors, FieldName, FormName, QuestionField } from '@wajiha/contract/form-checks'

/** Why nothing was stored, other than a field; each is `problem.…` in the `forms` messages. */
export type FormProblem =
  | 'bad_request'
  | 'failed'
  | 'forbidden'
  | 'offline'
  | 'too_large'
  | 'too_many_requests'
  | 'unavailable'

export type FormAnswer = {
  form: FormName
  /** Which of several forms on the page; the form's own name unless it said otherwise. */
  formKey: string
  /** The page's address, without the query, decoded. */
  path: string
  /** What was typed, to stand in the fields again. Files cannot. */
  values: Partial<Record<FieldName, string>> & Record<QuestionField, string>
  errors: FieldErrors
  problem?: FormProblem | undefined
}
