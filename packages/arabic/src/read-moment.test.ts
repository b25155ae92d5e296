import { describe, expect, it } from 'vitest'
import { readMoment } from './read-moment.ts'

describe('readMoment', () => {
  it.each([
    ['2026-08-23T09:00:00Z', 'instant', '2026-08-23T09:00:00.000Z'],
    ['2026-08-23T09:00:00.123456Z', 'instant', '2026-08-23T09:00:00.123Z'],
    ['2026-08-23T12:00+03:00', 'instant', '2026-08-23T09:00:00.000Z'],
    ['2026-08-23 12:00:00+03', 'instant', '2026-08-23T09:00:00.000Z'],
    ['2026-08-23T09:00', 'instant', '2026-08-23T09:00:00.000Z'],
    ['2026-08-23', 'date', '2026-08-23T00:00:00.000Z'],
    ['2026-08', 'date', '2026-08-01T00:00:00.000Z'],
    ['2026', 'date', '2026-01-01T00:00:00.000Z'],
    ['09:30', 'clock', '1970-01-01T09:30:00.000Z'],
    ['9:30', 'clock', '1970-01-01T09:30:00.000Z'],
  ])('reads %s as %s', (text, kind, iso) => {
    const moment = readMoment(text)
    expect(moment?.kind).toBe(kind)
    expect(moment?.at.toISOString()).toBe(iso)
  })

  it('reads nothing into anything else', () => {
    const values = ['', 'x', '2026-02-31', '2026-02-31T10:00Z', '2026-13-01', '25:00', '٢٠٢٦']
    for (const value of [...values, '1', '23/08/2026', null, undefined, 5, {}, new Date()]) {
      expect(readMoment(value)).toBeUndefined()
    }
  })
})
