import { describe, expect, it } from 'vitest'
import { createAttempts } from './attempts.ts'

const minute = 60_000

function tryOften(times: number, from: (turn: number) => string, account = 'reem@birkar.example') {
  const attempts = createAttempts()
  const verdicts = Array.from({ length: times }, (_, turn) =>
    attempts.begin(from(turn), account, turn),
  )
  return { attempts, verdicts, account }
}

describe('attempts to come in', () => {
  it('are refused after eight from one place, for a quarter of an hour', () => {
    const { attempts, verdicts, account } = tryOften(9, () => '192.0.2.1')
    expect(verdicts.map(({ isRefused }) => isRefused)).toEqual([...Array(8).fill(false), true])
    expect(attempts.begin('192.0.2.1', account, 16 * minute).isRefused).toBe(false)
  })

  it('shut nobody out: from elsewhere the person comes in, a little slower', () => {
    const { attempts, account } = tryOften(5_000, (turn) => `192.0.2.${turn}`)
    const { isRefused, waitMs } = attempts.begin('198.51.100.7', account, 5_000)
    expect(isRefused).toBe(false)
    expect(waitMs).toBeGreaterThan(0)
    expect(waitMs).toBeLessThanOrEqual(3_000)
  })

  it('on many accounts from one place are refused together', () => {
    const attempts = createAttempts()
    const verdicts = Array.from({ length: 31 }, (_, turn) =>
      attempts.begin('a', `${turn}@b.example`, 0),
    )
    expect(verdicts.at(-2)?.isRefused).toBe(false)
    expect(verdicts.at(-1)?.isRefused).toBe(true)
  })

  it('that succeed are forgotten', () => {
    const attempts = createAttempts()
    for (let turn = 0; turn < 100; turn += 1) {
      expect(attempts.begin('a', 'reem@birkar.example', turn)).toEqual({
        isRefused: false,
        waitMs: 0,
      })
      attempts.succeed('a', 'reem@birkar.example')
    }
  })
})
