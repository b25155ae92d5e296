import { expect, it } from 'vitest'
import { beforeAnswer, isAnythingAllowed, signalsOf } from './signals.ts'

const allow = (letters: string) => (letter: string) => letters.includes(letter)

it('denies every signal that is asked for before anything is known, and waits half a second', () => {
  expect(beforeAnswer).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    wait_for_update: 500,
  })
})

it('grants each purpose its own signals', () => {
  const granted = (letters: string) =>
    Object.entries(signalsOf(allow(letters)))
      .filter(([, word]) => word === 'granted')
      .map(([signal]) => signal)
  expect(granted('a')).toEqual(['analytics_storage', 'security_storage'])
  expect(granted('du')).toEqual(['ad_storage', 'ad_user_data', 'security_storage'])
  expect(granted('p')).toEqual(['ad_personalization', 'security_storage'])
  expect(granted('f')).toEqual([
    'functionality_storage',
    'personalization_storage',
    'security_storage',
  ])
  expect(granted('adupf')).toHaveLength(7)
})

it('is of no use when nothing is allowed', () => {
  expect([isAnythingAllowed(allow('')), isAnythingAllowed(allow('p'))]).toEqual([false, true])
})
