import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { rulesOf } from './read-consent.ts'

describe('the settings of consent', () => {
  it('are a notice and no tag manager, unless somebody says otherwise', () => {
    expect(rulesOf(readConfig({}))).toEqual({ consent: 'notice' })
    expect(rulesOf(readConfig({ CONSENT: 'required', TAG_MANAGER_ID: 'GTM-ABC123' }))).toEqual({
      consent: 'required',
      tagManagerId: 'GTM-ABC123',
    })
  })

  it.each([
    [{ CONSENT: 'maybe' }, 'CONSENT is “maybe”; write required, notice or off.'],
    [
      { TAG_MANAGER_ID: 'UA-123' },
      'TAG_MANAGER_ID is “UA-123”; write a container id such as GTM-ABC1234.',
    ],
    [
      { TAG_MANAGER_ID: "GTM-A';alert(1)//" },
      "TAG_MANAGER_ID is “GTM-A';alert(1)//”; write a container id such as GTM-ABC1234.",
    ],
  ])('that cannot be used stop the start with one sentence: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
