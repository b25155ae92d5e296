/** What the elements of a form are given: names, ids, labels, errors and what was typed before. */
import {
  cvAccept,
  type FieldCode,
  type FieldErrors,
  type FieldName,
  type FormName,
  formFields,
  isQuestion,
  type QuestionField,
} from '@wajiha/contract/form-checks'
import type { useWords } from '#app/locale/locale-context.tsx'
import { helpIdOf } from '#app/ui/field.tsx'
import { trapName } from './core/trap.ts'
import { inputAttributes } from './field-attributes.ts'
import type { FormState } from './form-state.ts'

type Parts = {
  words: ReturnType<typeof useWords>
  form: FormName
  /** In the order of the page, where it is not the form's own. */
  shown?: readonly FieldName[] | undefined
  formKey: string
  state: FormState
  hidden: Partial<Record<FieldName, string>>
  typed: Partial<Record<FieldName, string>> & Record<QuestionField, string>
}

export function createFieldProps({ words, form, shown, formKey, state, hidden, typed }: Parts) {
  const { t, locale } = words
  const idOf = (field: keyof FieldErrors) => `${formKey}-${field}`
  const codeOf = (field: keyof FieldErrors): FieldCode | undefined => state.errors[field]?.[0]
  const isRequired = (field: FieldName) =>
    (formFields[form].requires as readonly FieldName[]).includes(field)

  /** `hasHelp`: whether a hint stands under the control, which then names it. */
  function shared(field: keyof FieldErrors, hasHelp = false) {
    const isWrong = codeOf(field) !== undefined
    const notes = [hasHelp && helpIdOf(idOf(field)), isWrong && `${idOf(field)}-error`]
    return {
      id: idOf(field),
      name: field,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
    }
  }

  const fieldProps = (field: FieldName | QuestionField, hasHelp?: boolean) => ({
    ...shared(field, hasHelp),
    required: isRequired(field as FieldName),
    defaultValue: typed[field] ?? '',
    // What is typed while it leaves would be left behind.
    readOnly: state.status === 'sending',
  })

  return {
    /** For `<select>` and `<textarea>`. */
    fieldProps,
    /** For `<input>` of text: keyboard, autofill, direction and all. */
    inputProps: (field: FieldName, hasHelp?: boolean) => ({
      ...fieldProps(field, hasHelp),
      ...inputAttributes(field),
    }),
    /** For `<input>` that is ticked; never ticked beforehand. */
    checkboxProps: (field: 'consentPrivacy' | 'consentMarketing') => ({
      ...shared(field),
      type: 'checkbox' as const,
      value: 'on',
      required: isRequired(field),
      defaultChecked: typed[field] !== undefined && typed[field] !== 'false',
    }),
    /** For the `<input>` of a file: the CV, or what a question asks for. */
    fileProps: (field: 'cv' | QuestionField = 'cv', accept = cvAccept) => ({
      ...shared(field, true),
      type: 'file' as const,
      accept,
    }),
    labelProps: (field: keyof FieldErrors) => ({ htmlFor: idOf(field) }),
    label: (field: Exclude<FieldName, 'campaign' | 'job' | 'card'> | 'cv') =>
      t('forms', `field.${field}`),
    isRequired,
    /** The sentence of what is wrong with a field, and the id its element is described by. */
    errorOf: (field: keyof FieldErrors) => {
      const code = codeOf(field)
      return code && t('forms', code)
    },
    errorProps: (field: keyof FieldErrors) => ({ id: `${idOf(field)}-error` }),
    /** Everything that is wrong, in the order of the page, each with a link to its field. */
    summary: summaryOf(shown ?? formFields[form].asks, state.errors).map(([field, code]) => ({
      field,
      href: `#${idOf(field)}`,
      text: t('forms', code),
    })),
    /** Why nothing was stored at all, as a sentence. */
    problem: state.problem && t('forms', `problem.${state.problem}`),
    /** `<input type="hidden">`s, to be rendered as they are. */
    hiddenInputs: hiddenInputsOf({ ...hidden, form, formKey, locale }),
    /** The input no person sees; hide its box by CSS (off screen, not `display: none`). */
    trapProps: {
      box: { 'aria-hidden': true },
      label: t('forms', 'field.leaveEmpty'),
      input: {
        type: 'text' as const,
        name: trapName,
        id: `${formKey}-${trapName}`,
        tabIndex: -1,
        autoComplete: 'off',
        'data-1p-ignore': true,
        'data-lpignore': 'true',
        defaultValue: '',
      },
    },
  }
}

/** What is wrong in the order of the page; what is wrong with two fields together is said once. */
function summaryOf(
  shown: readonly FieldName[],
  errors: FieldErrors,
): [keyof FieldErrors, FieldCode][] {
  const questions = Object.keys(errors).filter(isQuestion)
  const order = shown.flatMap((field): (keyof FieldErrors)[] => {
    if (field === 'links') return ['cv', field]
    return field === 'consentPrivacy' ? [...questions, field] : [field]
  })
  const said = new Set<FieldCode>()
  return order.flatMap((field) => {
    const code = errors[field]?.[0]
    if (!code || (said.has(code) && !isQuestion(field))) return []
    said.add(code)
    return [[field, code]]
  })
}

const hiddenInputsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({
    type: 'hidden' as const,
    name,
    value,
    readOnly: true,
  }))
