/** How many days are left, as people count them: by the calendar of where the agency is. */
import { dayIn } from '@wajiha/contract/zoned-time'

const dayMs = 24 * 60 * 60_000

/**
 * Midnights between now and the end: 0 on the last day.
 * @param endsAt ISO 8601. @param now milliseconds since 1970. @param timeZone IANA.
 * @returns nothing for an end that has passed or is no moment.
 */
export function countDays(endsAt: string, now: number, timeZone: string): number | undefined {
  const end = Date.parse(endsAt)
  if (!(end > now)) return undefined
  const dayOf = (at: number) => Date.parse(dayIn(at, timeZone))
  return Math.round((dayOf(end) - dayOf(now)) / dayMs)
}

/** The longest that a number of days can hold: a day of twenty-five hours. */
export const longestDayMs = 25 * 60 * 60_000
