/** Reads and fills the inputs of a form on the page. */
import {
  choiceAgain,
  type FieldName,
  type FormName,
  formFields,
  isQuestion,
  type QuestionField,
} from '@wajiha/contract/form-checks'

export type Values = Partial<Record<FieldName, string>> & Record<QuestionField, string>

export function readValues(element: HTMLFormElement, form: FormName): Values {
  const data = new FormData(element)
  const values: Values = {}
  for (const field of formFields[form].asks) {
    const value = data.get(field)
    if (typeof value === 'string' && value !== '') values[field] = value
  }
  for (const [name, value] of data)
    if (isQuestion(name) && typeof value === 'string' && value !== '') values[name] = value
  return values
}

/** Puts a draft into what is still as the page came; what was typed since stays. */
export function fillValues(element: HTMLFormElement, values: Values): void {
  for (const [field, value] of Object.entries(values)) {
    // Radio buttons of one name have a value together, and no type.
    const input = element.elements.namedItem(field) as Control | null
    if (input?.type === 'checkbox') input.checked = true
    else if (input?.value === '' && !/hidden|file/.test(input.type))
      input.value = input.options ? choiceAgain([...input.options].map(valueIn), value) : value
  }
}

type Control = HTMLInputElement & { options?: HTMLOptionsCollection }

const valueIn = (option: HTMLOptionElement) => option.value
