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
    [{ CONSENT: 'maybe' }, 'CONSENT must be required, notice or off, but it is “maybe”.'],
    [
      { TAG_MANAGER_ID: 'UA-123' },
      'TAG_MANAGER_ID must be a container id that begins with GTM-, but it is “UA-123”.',
    ],
    [
      { TAG_MANAGER_ID: "GTM-A';alert(1)//" },
      "TAG_MANAGER_ID must be a container id that begins with GTM-, but it is “GTM-A';alert(1)//”.",
    ],
  ])('that cannot be used stop the start with one sentence: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})
