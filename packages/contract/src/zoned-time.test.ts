import { describe, expect, it } from 'vitest'
import {
  addDays,
  clockOf,
  dayIn,
  minutesOf,
  momentOf,
  offsetAt,
  wallOf,
  weekdayOf,
} from './zoned-time.ts'

describe('a wall clock', () => {
  it('is a moment of its zone', () => {
    expect(momentOf('2026-11-22', '09:00', 'Asia/Riyadh')).toBe(Date.parse('2026-11-22T06:00Z'))
    expect(momentOf('2026-07-01', '09:00', 'Europe/Berlin')).toBe(Date.parse('2026-07-01T07:00Z'))
  })

  it('that is skipped is after the jump, and the first of two', () => {
    expect(momentOf('2026-03-29', '02:30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30Z'))
    expect(momentOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T00:30Z'))
  })

  it('knows its day and its weekday', () => {
    expect(dayIn(Date.parse('2026-11-21T22:30Z'), 'Asia/Riyadh')).toBe('2026-11-22')
    expect(weekdayOf('2026-11-22')).toBe(7)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('is read off in seconds, from midnight as 00 on', () => {
    expect(wallOf(Date.parse('2026-11-21T21:00:07Z'), 'Asia/Riyadh')).toBe('2026-11-22T00:00:07')
    expect(wallOf(new Date('2026-07-01T12:00:00Z'), 'Africa/Cairo')).toBe('2026-07-01T15:00:00')
    expect(() => wallOf(0, 'Riyadh/Asia')).toThrow(RangeError)
  })

  it('tells how far it is ahead of UTC, also by halves of an hour', () => {
    const at = Date.parse('2026-07-01T12:00:00Z')
    const hoursOf = (timeZone: string) => offsetAt(at, timeZone) / 3_600_000
    expect(['Asia/Riyadh', 'Asia/Kolkata', 'America/New_York'].map(hoursOf)).toEqual([3, 5.5, -4])
  })

  it('counts minutes since midnight, and back', () => {
    expect(['00:00', '09:30', '23:59'].map(minutesOf)).toEqual([0, 570, 1439])
    expect([0, 570, 1439, 1500].map(clockOf)).toEqual(['00:00', '09:30', '23:59', '01:00'])
  })
})
