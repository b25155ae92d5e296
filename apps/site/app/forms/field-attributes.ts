/** How each field is typed: keyboards, autofill, direction (LEAD-04). */
import { type FieldName, fieldLimits } from '@wajiha/contract/form-checks'

type InputAttributes = {
  type: 'text' | 'tel' | 'url' | 'number'
  autoComplete?: string
  inputMode?: 'tel' | 'email' | 'url' | 'numeric'
  /** Contact details run left to right in any language; style them `text-align: start` of the form. */
  dir?: 'ltr' | 'auto'
  maxLength?: number
  spellCheck?: boolean
  autoCapitalize?: 'none'
}

const attributes: Partial<Record<FieldName, InputAttributes>> = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto', maxLength: 2 * fieldLimits.name },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    dir: 'ltr',
    maxLength: fieldLimits.phone,
  },
  email: {
    // A field of the browser's own kind turns what is pasted beside an address into another address.
    type: 'text',
    autoComplete: 'email',
    inputMode: 'email',
    dir: 'ltr',
    maxLength: fieldLimits.email,
    spellCheck: false,
    autoCapitalize: 'none',
  },
  company: { type: 'text', autoComplete: 'organization', dir: 'auto' },
  city: { type: 'text', autoComplete: 'address-level2', dir: 'auto' },
  experience: { type: 'text', inputMode: 'numeric' },
  notice: { type: 'text', inputMode: 'numeric' },
}

export const inputAttributes = (field: FieldName): InputAttributes =>
  attributes[field] ?? { type: 'text', dir: 'auto' }
