/** A month as a calendar shows it: whole weeks, which begin on Sunday. */
import { addDays, momentOf, weekdayOf } from '@wajiha/contract/zoned-time'

export type Month = {
  /** `2026-11` */
  key: string
  previous: string
  next: string
  /** The days of its weeks, with those of its neighbours. */
  weeks: string[][]
  from: Date
  to: Date
}

/** @param asked `2026-11`; what is no month is the one of `today`, `2026-11-25`. */
export function monthOf(asked: unknown, today: string, zone: string): Month {
  const isMonth = typeof asked === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked)
  const key = isMonth ? asked : today.slice(0, 7)
  const first = `${key}-01`
  const next = addDays(first, 31).slice(0, 7)
  const after = `${next}-01`
  const start = addDays(first, -(weekdayOf(first) % 7))
  const weeks: string[][] = []
  for (let day = start; day < after; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(day, place)))
  return {
    key,
    previous: addDays(first, -1).slice(0, 7),
    next,
    weeks,
    from: new Date(momentOf(start, '00:00', zone)),
    to: new Date(momentOf(addDays(weeks.at(-1)?.[6] ?? after, 1), '00:00', zone)),
  }
}
