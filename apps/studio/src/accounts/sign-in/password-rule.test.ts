import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { passwordFault } from './password-rule.ts'

const about = ['reem.alotaibi@birkar.example', 'ريم العتيبي']

describe('a password', () => {
  it.each([
    'قصيرة',
    'Short-1!',
    'password1234',
    'Password123!',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaa',
    'letmeinletmein',
    'كلمةكلمةكلمة',
    'wajihawajiha',
    'administrator',
    'reem.alotaibi@birkar.example',
    'reem.alotaibi1',
    'ريم العتيبي ريم',
    'x'.repeat(201),
  ])('is refused when it is short, common or about the person: %s', (password) => {
    expect(passwordFault(password, about)).toMatchObject({ ar: expect.any(String) })
  })

  it.each(['قافلةٌ من الهيل والزعفران', 'Xk29fj-20dkLq', 'correct horse battery staple'])(
    'may be any sentence of one’s own: %s',
    (password) => {
      expect(passwordFault(password, about)).toBeUndefined()
    },
  )

  it('is none of the long ones among forty thousand that are common', () => {
    const common = dictionary['passwords-common'] as string[]
    expect(common.length).toBeGreaterThan(40_000)
    const long = common.filter((one) => [...one].length >= 12)
    // Each takes a moment, so one of five is looked at.
    for (const [at, one] of long.entries())
      if (at % 5 === 0) expect.soft(passwordFault(one, about), one).toBeTruthy()
  })
})
