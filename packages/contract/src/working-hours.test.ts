import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BranchHours } from './branch-hours.ts'
import { addWorkingHours } from './working-hours.ts'

const daily = (days: number[], opens = '09:00', closes = '17:00') =>
  days.map((day) => ({ day, opens, closes }))

/** Sunday to Thursday: Friday (5) and Saturday (6) are the weekend. */
const riyadh: BranchHours = {
  timeZone: 'Asia/Riyadh',
  hours: daily([7, 1, 2, 3, 4]),
  specialHours: [],
}
const due = (start: string, hours: number, calendar: BranchHours = riyadh) =>
  addWorkingHours(new Date(start), hours, calendar)?.toISOString()

describe('working hours', () => {
  it('run while the branch is open', () => {
    // Sunday 22 November, 10:00 in Riyadh.
    expect(due('2026-11-22T07:00:00Z', 4)).toBe('2026-11-22T11:00:00.000Z')
  })

  it('begin when it opens, for whoever writes at night', () => {
    expect(due('2026-11-22T22:00:00Z', 4)).toBe('2026-11-23T10:00:00.000Z')
    expect(due('2026-11-22T03:00:00Z', 4)).toBe('2026-11-22T10:00:00.000Z')
  })

  it('stop over the weekend of the country', () => {
    // Thursday 16:00; one hour on Thursday, three on Sunday.
    expect(due('2026-11-26T13:00:00Z', 4)).toBe('2026-11-29T09:00:00.000Z')
    // A Friday, whichever hour.
    expect(due('2026-11-27T08:00:00Z', 1)).toBe('2026-11-29T07:00:00.000Z')
  })

  it('end exactly at closing time, and not on the next day', () => {
    expect(due('2026-11-22T06:00:00Z', 8)).toBe('2026-11-22T14:00:00.000Z')
  })

  it('are none where none are asked for, once the branch is open', () => {
    expect(due('2026-11-22T07:00:00Z', 0)).toBe('2026-11-22T07:00:00.000Z')
    expect(due('2026-11-27T07:00:00Z', 0)).toBe('2026-11-29T06:00:00.000Z')
  })

  it('may be fractions', () => {
    expect(due('2026-11-22T13:45:00Z', 0.5)).toBe('2026-11-23T06:15:00.000Z')
  })

  it('pause over noon where a day has two parts, in whatever order they were written', () => {
    const hours = [
      { day: 7, opens: '16:00', closes: '20:00' },
      { day: 7, opens: '09:00', closes: '13:00' },
    ]
    expect(due('2026-11-22T09:00:00Z', 2, { ...riyadh, hours })).toBe('2026-11-22T14:00:00.000Z')
  })

  it('count an hour once where parts of a day overlap', () => {
    const hours = [...daily([7], '09:00', '13:00'), ...daily([7], '12:00', '14:00')]
    expect(due('2026-11-22T06:00:00Z', 5, { ...riyadh, hours })).toBe('2026-11-22T11:00:00.000Z')
  })

  it('go on after midnight where the day ends then', () => {
    const ramadan = { ...riyadh, hours: daily([7, 1], '20:00', '02:00') }
    // Sunday 23:00: three hours are left of that night, one more on Monday evening.
    expect(due('2026-11-22T20:00:00Z', 4, ramadan)).toBe('2026-11-23T18:00:00.000Z')
    // Monday 01:00 still belongs to Sunday's night.
    expect(due('2026-11-22T22:00:00Z', 0.5, ramadan)).toBe('2026-11-22T22:30:00.000Z')
  })

  it('follow special days instead of the week', () => {
    const special = {
      ...riyadh,
      specialHours: [
        { from: '2026-11-22', to: '2026-11-23' },
        { from: '2026-11-24', to: '2026-11-24', opens: '10:00', closes: '12:00' },
      ],
    }
    // Closed on Sunday and Monday; two hours on Tuesday; the rest on Wednesday.
    expect(due('2026-11-22T07:00:00Z', 3, special)).toBe('2026-11-25T07:00:00.000Z')
  })

  it('pass over the Friday of a Ramadan that shortens the week', () => {
    const ramadan = { from: '2027-02-08', to: '2027-03-09', opens: '10:00', closes: '16:00' }
    const branch = { ...riyadh, specialHours: [ramadan] }
    // Thursday 15:00 in Riyadh: one hour on Thursday, three on Sunday from ten o'clock.
    expect(due('2027-02-11T12:00:00Z', 4, branch)).toBe('2027-02-14T10:00:00.000Z')
  })

  it('follow the shortest of the special days that hold a day', () => {
    const specialHours = [
      { from: '2026-11-22', to: '2026-11-26', opens: '10:00', closes: '16:00' },
      { from: '2026-11-23', to: '2026-11-23' },
    ]
    // Sunday 15:00: one hour on Sunday, none on Monday, one on Tuesday from ten o'clock.
    expect(due('2026-11-22T12:00:00Z', 2, { ...riyadh, specialHours })).toBe(
      '2026-11-24T08:00:00.000Z',
    )
  })

  it('open on a weekend that is a special day with hours', () => {
    const fair = { from: '2026-11-27', to: '2026-11-27', opens: '14:00', closes: '18:00' }
    expect(due('2026-11-27T08:00:00Z', 1, { ...riyadh, specialHours: [fair] })).toBe(
      '2026-11-27T12:00:00.000Z',
    )
  })

  it('keep to the clocks of a country that changes them', () => {
    // Cairo goes from UTC+2 to UTC+3 in the night to Friday 24 April 2026.
    const cairo = { ...riyadh, timeZone: 'Africa/Cairo' }
    expect(due('2026-04-23T14:00:00Z', 2, cairo)).toBe('2026-04-26T07:00:00.000Z')
    // Shops open over that night: an hour of it does not exist.
    const nights = { ...cairo, hours: daily([4], '22:00', '04:00') }
    expect(due('2026-04-23T20:00:00Z', 5, nights)).toBe('2026-04-24T01:00:00.000Z')
  })

  it('are unknown where the branch does not open', () => {
    expect(due('2026-11-22T07:00:00Z', 4, { ...riyadh, hours: [] })).toBeUndefined()
    const closed = { from: '2026-01-01', to: '2030-01-01' }
    expect(due('2026-11-22T07:00:00Z', 4, { ...riyadh, specialHours: [closed] })).toBeUndefined()
  })

  it('never end before they began, nor later for fewer of them', () => {
    const moment = fc
      .integer({ min: 0, max: 366 * 24 * 60 })
      .map((minutes) => 1.78e12 + minutes * 6e4)
    const zone = fc.constantFrom('Asia/Riyadh', 'Africa/Cairo', 'America/New_York', 'UTC')
    const amount = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(moment, zone, amount, amount, (start, timeZone, one, other) => {
        const calendar = { ...riyadh, timeZone }
        const [fewer, more] = [one, other].sort((a, b) => a - b) as [number, number]
        const early = addWorkingHours(new Date(start), fewer, calendar)?.getTime() ?? Number.NaN
        const late = addWorkingHours(new Date(start), more, calendar)?.getTime() ?? Number.NaN
        expect(early).toBeGreaterThanOrEqual(start + fewer * 3_600_000)
        expect(late).toBeGreaterThanOrEqual(early)
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })
})
