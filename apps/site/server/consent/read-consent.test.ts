import type { ConsentMode } from '@wajiha/contract/settings'
import { describe, expect, it } from 'vitest'
import { type Choices, choicesBy, writeConsent } from '#app/consent/start/consent.ts'
import { readConsent } from './read-consent.ts'

const tagged = (consent: ConsentMode) => ({ consent, tagManagerId: 'GTM-ABC123' })
const plain = (consent: ConsentMode) => ({ consent, tagManagerId: undefined })
const every = (value: boolean): Choices => choicesBy(() => value)
const onlyFunctional = { ...every(false), functional: true }

describe('without an answer', () => {
  it.each([
    ['required', every(false)],
    ['notice', every(true)],
    ['off', every(true)],
  ] as const)('under %s the mode decides', (mode, choices) => {
    expect(readConsent({}, tagged(mode))).toEqual({ ...choices, decided: false })
  })

  it('Global Privacy Control refuses everything', () => {
    for (const mode of ['notice', 'off'] as const)
      expect(readConsent({ 'sec-gpc': '1' }, tagged(mode))).toEqual({
        ...every(false),
        decided: false,
      })
    expect(readConsent({ 'sec-gpc': '0' }, tagged('notice')).analytics).toBe(true)
  })
})

describe('an answer', () => {
  it('outweighs the mode and Global Privacy Control', () => {
    const headers = { cookie: 'a=b; wajiha-consent=1t.ad; c=d', 'sec-gpc': '1' }
    for (const mode of ['required', 'notice', 'off'] as const)
      expect(readConsent(headers, tagged(mode))).toEqual({
        ...every(false),
        analytics: true,
        ads: true,
        decided: true,
      })
  })

  it('reads back as it was written', () => {
    for (const choices of [every(true), every(false), onlyFunctional]) {
      const cookie = `wajiha-consent=${writeConsent(choices, tagged('required'))}`
      expect(readConsent({ cookie }, tagged('required'))).toEqual({ ...choices, decided: true })
    }
  })

  it('to another notice asks again: its refusals count until then, its permissions do not', () => {
    const cookie = 'wajiha-consent=1.a'
    expect(readConsent({ cookie }, plain('required')).decided).toBe(true)
    expect(readConsent({ cookie }, tagged('required'))).toEqual({ ...every(false), decided: false })
    expect(readConsent({ cookie }, tagged('notice'))).toEqual({
      ...every(false),
      analytics: true,
      decided: false,
    })
    expect(readConsent({ cookie: 'wajiha-consent=1.0' }, tagged('notice')).analytics).toBe(false)
  })

  it.each(['wajiha-consent=', 'wajiha-consent=1', 'wajiha-consent=1.xyz', 'xwajiha-consent=1.a'])(
    'that cannot be read is none: %s',
    (cookie) => {
      expect(readConsent({ cookie }, plain('required'))).toEqual({
        ...every(false),
        decided: false,
      })
      expect(readConsent({ cookie }, plain('notice'))).toEqual({ ...every(true), decided: false })
    },
  )
})
