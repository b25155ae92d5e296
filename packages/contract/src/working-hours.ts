/** When a first answer is due, counted in the hours in which a branch is open (LEAD-17). */
import { type BranchHours, openHoursOn } from './branch-hours.ts'
import { addDays, clockOf, dayIn, momentOf } from './zoned-time.ts'

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
  calendar: BranchHours,
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
function openOn(day: string, calendar: BranchHours): Span[] {
  const momentAt = (minute: number) =>
    momentOf(addDays(day, Math.floor(minute / 1440)), clockOf(minute), calendar.timeZone)
  return openHoursOn(calendar, day)
    .map(({ from, to }): Span => [momentAt(from), momentAt(to)])
    .sort((one, other) => one[0] - other[0])
}
