import { describe, expect, it } from 'vitest'
import { groupHours } from './group-hours.ts'

const on = (days: number[], opens: string, closes: string) =>
  days.map((day) => ({ day, opens, closes }))

describe('groupHours', () => {
  it('says Sunday to Thursday once, and the weekend after it', () => {
    expect(groupHours(on([7, 1, 2, 3, 4], '09:00', '17:00'))).toEqual([
      { days: [7, 1, 2, 3, 4], from: 7, to: 4, hours: [{ opens: '09:00', closes: '17:00' }] },
      { days: [5, 6], from: 5, to: 6, hours: [] },
    ])
  })

  it('begins on Monday where Saturday and Sunday are off', () => {
    const [first, second] = groupHours(on([1, 2, 3, 4, 5], '09:00', '17:00'))
    expect([first?.from, first?.to, second?.from, second?.to]).toEqual([1, 5, 6, 7])
  })

  it('tells a short Thursday and a split day apart', () => {
    const hours = [
      ...on([7, 1, 2, 3], '09:00', '13:00'),
      ...on([7, 1, 2, 3], '16:00', '20:00'),
      ...on([4], '09:00', '13:00'),
    ]
    expect(
      groupHours(hours).map(({ days, hours: clocks }) => [days.length, clocks.length]),
    ).toEqual([
      [4, 2],
      [1, 1],
      [2, 0],
    ])
  })

  it('needs one line for a week without a day off and none without hours', () => {
    expect(groupHours(on([1, 2, 3, 4, 5, 6, 7], '08:00', '20:00'))).toMatchObject([
      { from: 7, to: 6 },
    ])
    expect(groupHours([])).toEqual([])
  })
})
