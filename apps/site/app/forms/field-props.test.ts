import type { FieldErrors, FieldName, FormName } from '@wajiha/contract/form-checks'
import { describe, expect, it } from 'vitest'
import { createFieldProps } from './field-props.ts'

const words = { locale: 'ar', t: (_: string, key: string) => key } as never

const propsOf = (form: FormName, errors: FieldErrors, shown?: FieldName[]) =>
  createFieldProps({
    words,
    form,
    shown,
    formKey: form,
    hidden: {},
    typed: {},
    state: { status: 'invalid', errors, attention: 0 } as never,
  })

describe('what is wrong with a form', () => {
  it('is listed in the order of the page', () => {
    const contact = propsOf('contact', {
      phone: ['phone.invalid'],
      consentPrivacy: ['consentPrivacy.missing'],
      email: ['email.invalid'],
    })
    expect(contact.summary.map(({ field }) => field)).toEqual(['email', 'phone', 'consentPrivacy'])
    const apply = propsOf('apply', {
      consentPrivacy: ['consentPrivacy.missing'],
      'q.1': ['question.missing'],
      links: ['links.invalid'],
      cv: ['cv.too_large'],
      experience: ['experience.invalid'],
    })
    expect(apply.summary.map(({ field }) => field)).toEqual([
      'experience',
      'cv',
      'links',
      'q.1',
      'consentPrivacy',
    ])
  })

  it('is listed as an editor put the fields in order', () => {
    const errors: FieldErrors = { phone: ['phone.invalid'], email: ['email.invalid'] }
    const { summary } = propsOf('campaign', errors, ['name', 'email', 'phone', 'consentPrivacy'])
    expect(summary.map(({ field }) => field)).toEqual(['email', 'phone'])
  })

  it('is named by its field beside the hint', () => {
    const { inputProps } = propsOf('contact', { phone: ['phone.invalid'] })
    expect(inputProps('phone', true)['aria-describedby']).toBe(
      'contact-phone-help contact-phone-error',
    )
    expect(inputProps('phone')['aria-describedby']).toBe('contact-phone-error')
    expect(inputProps('email')['aria-describedby']).toBeUndefined()
  })
})
