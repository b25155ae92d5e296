import { describe, expect, it } from 'vitest'
import { createTokens } from './tokens.ts'

const day = 24 * 60 * 60_000
const secret = Buffer.alloc(32, 7)

function at(start: number) {
  let time = start
  const tokens = createTokens(secret, () => time)
  return { tokens, later: (ms: number) => (time += ms) }
}

describe('the time of a form', () => {
  it('is right from three seconds to a day', async () => {
    const { tokens, later } = at(1_000_000)
    const token = tokens.issue()
    expect(await tokens.judge(token, 'a')).toBe('too_fast')
    later(3_000)
    expect(await tokens.judge(token, 'a')).toBe('ok')
    later(day)
    expect(await tokens.judge(token, 'a')).toBe('expired')
  })

  it('may be sent again by its own draft, and not by another', async () => {
    const { tokens, later } = at(1_000_000)
    const token = tokens.issue()
    later(5_000)
    expect([await tokens.judge(token, 'a'), await tokens.judge(token, 'a')]).toEqual(['ok', 'ok'])
    expect(await tokens.judge(token, 'b')).toBe('reused')
  })

  it('cannot be made up, changed or taken from elsewhere', async () => {
    const { tokens, later } = at(1_000_000)
    const [time, random, signature] = tokens.issue().split('.')
    later(5_000)
    for (const token of [
      'x',
      '..',
      `${time}.other.${signature}`,
      `0.${random}.${signature}`,
      'a'.repeat(9_999),
    ])
      expect(await tokens.judge(token, 'a')).toBe('invalid')
    expect(await tokens.judge(tokens.thank(), 'a')).toBe('invalid')
    expect(await createTokens(Buffer.alloc(32, 8)).judge(tokens.issue(), 'a')).toBe('invalid')
    for (const nothing of [undefined, '', 5, null])
      expect(await tokens.judge(nothing, 'a')).toBe('missing')
  })
})

describe('thanks', () => {
  it('admit once, and only for ten minutes', async () => {
    const { tokens, later } = at(1_000_000)
    const token = tokens.thank()
    expect(await Promise.all([tokens.admit(token), tokens.admit(token)])).toEqual([{}, undefined])
    const late = tokens.thank()
    later(11 * 60_000)
    expect(await tokens.admit(late)).toBeUndefined()
    expect(await tokens.admit(tokens.issue())).toBeUndefined()
  })

  it('carry the number of what was sent, which nobody else can write', async () => {
    const { tokens } = at(1_000_000)
    const token = tokens.thank('thanks', '7k2q9m4x')
    expect(await tokens.admit(token.replace('7k2q9m4x', '7k2q9m4y'))).toBeUndefined()
    expect(await tokens.admit(token)).toEqual({ reference: '7k2q9m4x' })
  })
})
