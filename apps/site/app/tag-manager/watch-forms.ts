import { checkForm, type FormName, formFields } from '@wajiha/contract/form-checks'
import { readValues } from '#app/forms/read-form-element.ts'
import { pushToDataLayer } from './data-layer.ts'

/** Tells that a form was begun, once each, and what stood in its way: codes, never what was typed. */
export function watchForms(): void {
  const begun = new WeakSet<HTMLFormElement>()
  document.addEventListener('input', ({ target }) => {
    const element = (target as Partial<HTMLInputElement> | null)?.form
    const form = element && formOf(element)
    if (!form || begun.has(element)) return
    begun.add(element)
    pushToDataLayer({ event: 'form_start', form })
  })
  document.addEventListener(
    'submit',
    ({ target }) => {
      const form = target instanceof HTMLFormElement && formOf(target)
      if (!form) return
      const cv = target.elements.namedItem('cv') as HTMLInputElement | null
      const errors = checkForm(form, readValues(target, form), Boolean(cv?.files?.length))
      const codes = [...new Set(Object.values(errors).flat())]
      if (codes.length > 0) pushToDataLayer({ event: 'form_error', form, codes })
    },
    { capture: true },
  )
}

function formOf(element: HTMLFormElement): FormName | undefined {
  const name = element.querySelector<HTMLInputElement>('input[name=form]')?.value
  return name && Object.hasOwn(formFields, name) ? (name as FormName) : undefined
}
