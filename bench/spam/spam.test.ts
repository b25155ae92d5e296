import { describe, expect, it } from 'vitest'
import { spamRates } from './run.ts'

describe('a day of people and programs', () => {
  it.each([20_261_121, 7])(
    'holds back programs and nobody else (seed %s)',
    async (seed) => {
      const { scripted, people } = await spamRates(seed)
      expect(people).toEqual({ sent: 200, quarantined: 0, reasons: [] })
      expect(scripted.quarantined / scripted.sent).toBeGreaterThanOrEqual(0.98)
    },
    120_000,
  )
})
