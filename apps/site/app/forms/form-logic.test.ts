import {
  type FieldCode,
  type FieldName,
  fieldTable,
  formFields,
  formNames,
  missingCode,
  wrongCode,
} from '@wajiha/contract/forms'
import ar from '@wajiha/contract/words/ar/forms.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { nextState, startState } from './form-state.ts'
import { recheck, withOnlyError } from './recheck.ts'
import { fitVisits } from './recorded-visits.ts'

/** Of two fields together, of files, and of a job's own questions. */
const otherCodes: Record<
  Exclude<FieldCode, `${FieldName}.${'invalid' | 'missing' | 'too_long'}`>,
  true
> = {
  'email.no_domain': true,
  'phone.or_email': true,
  'cv.or_links': true,
  'cv.empty': true,
  'cv.type': true,
  'cv.too_large': true,
  'question.missing': true,
  'question.invalid': true,
  'question.too_long': true,
  'file.empty': true,
  'file.type': true,
  'file.too_large': true,
  'file.together': true,
  'file.refused': true,
}

describe('the words of a form', () => {
  const fields = Object.keys(fieldTable) as FieldName[]

  it('say every code that the contract knows', () => {
    const written = fields.filter((field) => fieldTable[field].kind === 'text')
    const codes = [
      ...fields.map(wrongCode),
      ...written.map((field) => `${field}.invalid`),
      ...formNames.flatMap((form) => {
        const { requires } = formFields[form]
        return requires.map((field) => missingCode(requires, field) ?? '')
      }),
      ...Object.keys(otherCodes),
    ]
    expect(codes.length).toBeGreaterThan(35)
    for (const code of codes) expect(ar).toHaveProperty([code])
  })

  it('name every field that a visitor sees', () => {
    const shown = fields.filter((field) => fieldTable[field].kind !== 'reference')
    for (const field of shown) expect(ar).toHaveProperty([`field.${field}`])
  })
})

describe('a field that is looked at again', () => {
  it('says at once when it is right, and only then', () => {
    const errors = { name: ['name.missing' as const] }
    expect(recheck(errors, 'name', 'سارة')).toEqual({})
    expect(recheck(errors, 'name', '1')).toEqual({ name: ['name.invalid'] })
    expect(recheck(errors, 'name', '')).toBeUndefined()
    expect(recheck({}, 'email', 'a@b.co')).toBeUndefined()
  })

  it('settles that a telephone or an e-mail was missing', () => {
    const either = { phone: ['phone.or_email' as const], email: ['phone.or_email' as const] }
    expect(recheck(either, 'phone', '0501234567')).toEqual({})
    expect(recheck(either, 'phone', 'x')).toEqual({ phone: ['phone.invalid'] })
  })
})

describe('a file that was chosen', () => {
  const either = { cv: ['cv.or_links' as const], links: ['cv.or_links' as const] }

  it('settles that a CV or a link was missing', () => {
    expect(withOnlyError(either, 'cv')).toEqual({})
    expect(recheck(either, 'links', 'https://a.example')).toEqual({})
  })

  it('says what is wrong with it, and nothing more once another one is right', () => {
    expect(withOnlyError({}, 'cv', 'cv.type')).toEqual({ cv: ['cv.type'] })
    expect(withOnlyError({ cv: ['cv.type'] }, 'cv')).toEqual({})
  })
})

describe('the state of a form', () => {
  const idle = startState(undefined)

  it('asks for attention at every answer that needs the visitor', () => {
    const errors = { name: ['name.missing' as const] }
    const once = nextState(idle, { kind: 'invalid', errors })
    const twice = nextState(once, { kind: 'invalid', errors })
    expect([once.attention, twice.attention, twice.status]).toEqual([1, 2, 'failed'])
    expect(nextState(twice, { kind: 'checked', check: () => ({}) }).attention).toBe(2)
  })

  it('tells waiting for the network from having failed', () => {
    const sending = nextState(idle, { kind: 'sending' })
    expect(nextState(sending, { kind: 'queued' })).toMatchObject({ status: 'queued', attention: 0 })
    const failed = nextState(sending, { kind: 'refused', problem: 'unavailable' })
    expect(failed).toMatchObject({ status: 'failed', problem: 'unavailable' })
    expect(nextState(sending, { kind: 'accepted', id: '1', reference: 'abc' }).status).toBe('sent')
  })

  it('begins with what the server answered to a form without script', () => {
    const answer = {
      form: 'contact' as const,
      formKey: 'contact',
      path: '/contact',
      values: {},
      errors: { email: ['email.invalid' as const] },
    }
    expect(startState(answer)).toMatchObject({ status: 'failed', errors: answer.errors })
  })
})

describe('the visits that travel with a message', () => {
  it('are the newest and the first, never too heavy', () => {
    const visits = Array.from({ length: 400 }, (_, at) => ({ at, page: 'ص'.repeat(200) }))
    const kept = fitVisits(visits) as { at: number }[]
    expect(kept[0]?.at).toBe(0)
    expect(kept.at(-1)?.at).toBe(399)
    expect(kept.length).toBeLessThanOrEqual(50)
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(26_000)
    expect(fitVisits([])).toEqual([])
    expect(fitVisits([1])).toEqual([1])
  })
})
