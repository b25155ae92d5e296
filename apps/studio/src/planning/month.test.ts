import { describe, expect, it } from 'vitest'
import { monthOf } from './month.ts'

describe('a month of the calendar', () => {
  it('is shown in whole weeks from Sunday, from midnight to midnight of its zone', () => {
    const month = monthOf('2026-11', '2026-11-25', 'Asia/Riyadh')
    expect(month.weeks.map((week) => [week[0], week[6]])).toEqual([
      ['2026-11-01', '2026-11-07'],
      ['2026-11-08', '2026-11-14'],
      ['2026-11-15', '2026-11-21'],
      ['2026-11-22', '2026-11-28'],
      ['2026-11-29', '2026-12-05'],
    ])
    expect(month.from.toISOString()).toBe('2026-10-31T21:00:00.000Z')
    expect(month.to.toISOString()).toBe('2026-12-05T21:00:00.000Z')
  })

  it('has neighbours over the end of a year, and is this one where none is named', () => {
    expect(monthOf('2026-12', '2026-11-25', 'UTC')).toMatchObject({
      previous: '2026-11',
      next: '2027-01',
    })
    for (const wrong of [undefined, '2026-13', ['2026-12'], 'x'])
      expect(monthOf(wrong, '2026-11-25', 'UTC').key).toBe('2026-11')
  })
})
