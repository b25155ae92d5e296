/** When a first answer is due, counted in the hours in which a branch is open (LEAD-17). */
import { addDays, dayIn, momentOf, weekdayOf } from '../platform/zoned-time.ts'

/** Hours of a branch. Weekdays: 1 is Monday. Special days replace the ordinary hours; without hours they are closed. */
export type WorkingCalendar = {
  timeZone: string
  hours: readonly { day: number; opens: string; closes: string }[]
  specialHours: readonly { from: string; to: string; opens?: string; closes?: string }[]
}

/** Milliseconds, from and until. */
type Span = readonly [number, number]

const hourMs = 3_600_000
/** A branch that stays closed longer than this has no calendar worth counting by. */
const furthestDays = 120

/**
 * The moment at which `hours` working hours have passed since `start`. A clock that stops runs on when
 * the branch opens again; hours that end after midnight belong to the day they began on.
 *
 * @param hours 0 or more; fractions count.
 * @returns nothing where the branch does not open long enough in the next 120 days.
 */
export function addWorkingHours(
  start: Date,
  hours: number,
  calendar: WorkingCalendar,
): Date | undefined {
  let left = hours * hourMs
  let from = start.getTime()
  const first = addDays(dayIn(from, calendar.timeZone), -1)
  for (let ahead = 0; ahead <= furthestDays; ahead += 1) {
    for (const [opens, closes] of openOn(addDays(first, ahead), calendar)) {
      const begins = Math.max(opens, from)
      if (closes <= begins) continue
      if (closes - begins >= left) return new Date(begins + left)
      left -= closes - begins
      from = closes
    }
  }
  return undefined
}

/** When a branch is open on the day, in order. */
function openOn(day: string, calendar: WorkingCalendar): Span[] {
  const special = calendar.specialHours.find(({ from, to }) => from <= day && day <= to)
  const rows = special ? [special] : calendar.hours.filter((row) => row.day === weekdayOf(day))
  return rows
    .map((row) => spanOf(day, row, calendar.timeZone))
    .filter((span) => span !== undefined)
    .sort((one, other) => one[0] - other[0])
}

/** Hours that close at or before they open close on the next day: `20:00` to `02:00`, `00:00` is midnight. */
function spanOf(
  day: string,
  { opens, closes }: { opens?: string; closes?: string },
  timeZone: string,
): Span | undefined {
  if (!opens || !closes) return undefined
  const last = closes <= opens ? addDays(day, 1) : day
  return [momentOf(day, opens, timeZone), momentOf(last, closes, timeZone)]
}
