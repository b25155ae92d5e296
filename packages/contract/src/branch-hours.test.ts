import { describe, expect, it } from 'vitest'
import { comingSpecialHours, openState, workingDaysIn } from './branch-hours.ts'

const on = (days: number[], opens: string, closes: string) =>
  days.map((day) => ({ day, opens, closes }))

const riyadh = {
  timeZone: 'Asia/Riyadh',
  hours: on([7, 1, 2, 3, 4], '09:00', '17:00'),
  specialHours: [
    { from: '2027-02-08', to: '2027-03-09', opens: '10:00', closes: '16:00', label: 'رمضان ١٤٤٨' },
    { from: '2027-03-10', to: '2027-03-14', label: 'عيد الفطر' },
  ],
}

describe('openState', () => {
  it('goes by the clock of the office, not of the visitor', () => {
    // Sunday, 08:30 in Riyadh is 05:30 in UTC.
    expect(openState(riyadh, Date.parse('2026-11-22T05:30:00Z'))).toEqual({
      open: false,
      opens: { clock: '09:00', date: '2026-11-22', weekday: 7, inDays: 0 },
    })
    expect(openState(riyadh, Date.parse('2026-11-22T06:00:00Z'))).toEqual({
      open: true,
      until: '17:00',
    })
    expect(openState(riyadh, Date.parse('2026-11-22T14:00:00Z')).open).toBe(false)
  })

  it('looks past the weekend for the next opening', () => {
    expect(openState(riyadh, Date.parse('2026-11-19T15:00:00Z')).opens).toEqual({
      clock: '09:00',
      date: '2026-11-22',
      weekday: 7,
      inDays: 3,
    })
  })

  it('shortens the day in Ramadan and leaves the weekend closed', () => {
    expect(openState(riyadh, Date.parse('2027-02-08T12:30:00Z'))).toEqual({
      open: true,
      until: '16:00',
      label: 'رمضان ١٤٤٨',
    })
    expect(openState(riyadh, Date.parse('2027-02-12T09:00:00Z'))).toMatchObject({
      open: false,
      label: 'رمضان ١٤٤٨',
      opens: { clock: '10:00', date: '2027-02-14', inDays: 2 },
    })
  })

  it('stays closed over Eid and says when it is over', () => {
    expect(openState(riyadh, Date.parse('2027-03-11T09:00:00Z'))).toEqual({
      open: false,
      label: 'عيد الفطر',
      opens: { clock: '09:00', date: '2027-03-15', weekday: 1, inDays: 4 },
    })
  })

  it('opens a weekend that a special names on its own', () => {
    const fair = {
      from: '2026-11-27',
      to: '2026-11-28',
      opens: '16:00',
      closes: '22:00',
      label: 'المعرض',
    }
    const branch = { ...riyadh, specialHours: [fair] }
    expect(openState(branch, Date.parse('2026-11-27T14:00:00Z'))).toMatchObject({
      open: true,
      until: '22:00',
      label: 'المعرض',
    })
  })

  it('prefers the most particular special of a day', () => {
    const inside = { from: '2027-02-22', to: '2027-02-22', label: 'يوم التأسيس' }
    const branch = { ...riyadh, specialHours: [...riyadh.specialHours, inside] }
    expect(openState(branch, Date.parse('2027-02-22T09:00:00Z'))).toMatchObject({
      open: false,
      label: 'يوم التأسيس',
    })
  })

  it('keeps a night open past midnight', () => {
    const night = { ...riyadh, hours: on([4], '22:00', '02:00'), specialHours: [] }
    // Friday 01:30 in Riyadh belongs to Thursday's night; 02:00 does not.
    expect(openState(night, Date.parse('2026-11-26T22:30:00Z'))).toEqual({
      open: true,
      until: '02:00',
    })
    expect(openState(night, Date.parse('2026-11-26T23:00:00Z'))).toMatchObject({
      open: false,
      opens: { clock: '22:00', inDays: 6 },
    })
  })

  it('reads midnight as the end of a day, and never closes when no day ends', () => {
    const late = { ...riyadh, hours: on([7], '09:00', '00:00'), specialHours: [] }
    expect(openState(late, Date.parse('2026-11-22T20:59:00Z'))).toEqual({
      open: true,
      until: '00:00',
    })
    expect(openState(late, Date.parse('2026-11-22T21:00:00Z')).open).toBe(false)
    const always = {
      ...riyadh,
      hours: on([1, 2, 3, 4, 5, 6, 7], '00:00', '00:00'),
      specialHours: [],
    }
    expect(openState(always, Date.parse('2026-11-22T20:59:00Z'))).toEqual({ open: true })
  })

  it('follows summer time where there is one and ignores it where there is none', () => {
    const cairo = { ...riyadh, timeZone: 'Africa/Cairo', specialHours: [] }
    const dubai = { ...riyadh, timeZone: 'Asia/Dubai', specialHours: [] }
    // 09:00 in Cairo is 07:00 UTC in winter and 06:00 UTC in summer; Dubai is always four ahead.
    expect(openState(cairo, Date.parse('2027-01-10T06:30:00Z')).open).toBe(false)
    expect(openState(cairo, Date.parse('2027-07-11T06:30:00Z')).open).toBe(true)
    for (const month of ['01-10', '07-11']) {
      expect(openState(dubai, Date.parse(`2027-${month}T04:59:00Z`)).open).toBe(false)
      expect(openState(dubai, Date.parse(`2027-${month}T05:00:00Z`)).open).toBe(true)
    }
  })

  it('promises nothing where nobody wrote hours', () => {
    expect(openState({ ...riyadh, hours: [], specialHours: [] }, 0)).toEqual({ open: false })
  })
})

describe('comingSpecialHours', () => {
  it('leaves out what is over, by the calendar of the office', () => {
    const at = (moment: string) =>
      comingSpecialHours(riyadh, Date.parse(moment)).map(({ label }) => label)
    expect(at('2027-03-09T20:59:00Z')).toEqual(['رمضان ١٤٤٨', 'عيد الفطر'])
    expect(at('2027-03-09T21:00:00Z')).toEqual(['عيد الفطر'])
  })
})

describe('workingDaysIn', () => {
  it('names the working days among special days, in the order of numbers', () => {
    const daysIn = (from: string, to: string) => workingDaysIn(riyadh, { from, to })
    expect(daysIn('2027-02-08', '2027-03-09')).toEqual([1, 2, 3, 4, 7])
    expect(daysIn('2026-11-26', '2026-11-29')).toEqual([4, 7])
    expect(daysIn('2026-11-27', '2026-11-28')).toEqual([])
  })
})
