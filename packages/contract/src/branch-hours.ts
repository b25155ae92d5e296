/**
 * When an office is open, by the clock on its own wall. Pure: the moment is passed in, so that the
 * server and the browser agree; a kept page must not say “open”, so pages ask in the browser.
 *
 * Special hours with a time replace those of the working days among them: Ramadan shortens Sunday
 * and leaves Friday closed. A special that holds no working day at all opens the days it names.
 */
import type { Branch } from './branch.ts'
import { addDays, clockOf, dayIn, minutesOf, wallOf, weekdayOf } from './zoned-time.ts'

type Special = Branch['specialHours'][number]

/** Hours of a branch; with labels the state of a day can be explained. */
export type BranchHours = Pick<Branch, 'timeZone' | 'hours'> & {
  specialHours: readonly (Omit<Special, 'label'> & Partial<Pick<Special, 'label'>>)[]
}

/** From one clock to another, in minutes after its day's midnight; `to` may lie beyond 1440. */
export type OpenHours = { from: number; to: number }

/** First and last day. */
type Dates = { from: string; to: string }

/** A moment on the wall of a place: its day, and the minutes since that day's midnight. */
type LocalMoment = { date: string; minute: number }

export type OpenState = {
  open: boolean
  /** The clock at which it closes, while it is open: `17:00`. None when it never closes. */
  until?: string
  /** When it opens next, while it is closed: `inDays` 0 is today, 1 tomorrow. */
  opens?: { clock: string; date: string; weekday: number; inDays: number }
  /** What is special about today: `رمضان ١٤٤٨`. */
  label?: string
}

const day = 1440
const daysToLookAhead = 60

/** @param now milliseconds since 1970, or a date. */
export function openState(branch: BranchHours, now: number | Date): OpenState {
  const wall = wallOf(now, branch.timeZone)
  const here = { date: wall.slice(0, 10), minute: minutesOf(wall.slice(11)) }
  const label = specialOn(branch, here.date)?.label
  const said = label ? { label } : {}
  const closing = closingFrom(branch, here)
  if (closing === undefined) return { open: false, ...opening(branch, here), ...said }
  return { open: true, ...(closing < 8 * day ? { until: clockOf(closing) } : {}), ...said }
}

/** Special days that are not over yet, the nearest first: what a visitor should know beforehand. */
export function comingSpecialHours(
  branch: Pick<Branch, 'timeZone' | 'specialHours'>,
  now: number | Date,
): Branch['specialHours'] {
  const date = dayIn(now, branch.timeZone)
  return branch.specialHours
    .filter(({ to }) => to >= date)
    .sort((one, other) => one.from.localeCompare(other.from))
}

/** Minutes after today's midnight at which the hours that hold now end, back-to-back ones joined. */
function closingFrom(branch: BranchHours, { date, minute }: LocalMoment): number | undefined {
  const ranges = Array.from({ length: 10 }, (_, index) => index - 1).flatMap((offset) =>
    openHoursOn(branch, addDays(date, offset)).map(({ from, to }) => ({
      from: from + offset * day,
      to: to + offset * day,
    })),
  )
  let end: number | undefined
  for (const { from, to } of ranges.sort((one, other) => one.from - other.from)) {
    if (from <= (end ?? minute) && to > (end ?? minute)) end = to
  }
  return end
}

function opening(branch: BranchHours, { date, minute }: LocalMoment): Pick<OpenState, 'opens'> {
  for (let inDays = 0; inDays <= daysToLookAhead; inDays += 1) {
    const on = addDays(date, inDays)
    const [next] = openHoursOn(branch, on)
      .filter(({ from }) => inDays > 0 || from > minute)
      .sort((one, other) => one.from - other.from)
    if (!next) continue
    return { opens: { clock: clockOf(next.from), date: on, weekday: weekdayOf(on), inDays } }
  }
  return {}
}

/** When the branch is open on a day, with whatever is special about that day. */
export function openHoursOn(branch: BranchHours, date: string): OpenHours[] {
  const weekday = weekdayOf(date)
  const usual = branch.hours.filter((hours) => hours.day === weekday).map(hoursOf)
  const special = specialOn(branch, date)
  if (!special) return usual
  const { opens, closes } = special
  if (!opens || !closes) return []
  const isShown = usual.length > 0 || !holdsWorkingDay(branch, special)
  return isShown ? [hoursOf({ opens, closes })] : []
}

/** The special that holds a day; of several, the shortest, which is the most particular. */
function specialOn({ specialHours }: BranchHours, date: string) {
  return specialHours
    .filter(({ from, to }) => from <= date && date <= to)
    .sort((one, other) => lengthOf(one) - lengthOf(other))[0]
}

const lengthOf = ({ from, to }: Dates) => Date.parse(to) - Date.parse(from)

const holdsWorkingDay = (branch: BranchHours, special: Dates) =>
  workingDaysIn(branch, special).length > 0

/** The working days of the week, 1 to 7, that lie between two days: those a special with a time changes. */
export function workingDaysIn({ hours }: Pick<Branch, 'hours'>, { from, to }: Dates): number[] {
  const working = new Set(hours.map((one) => one.day))
  const found: number[] = []
  for (let date = from, days = 0; date <= to && days < 7; date = addDays(date, 1), days += 1)
    if (working.has(weekdayOf(date))) found.push(weekdayOf(date))
  return found.sort()
}

/** Closing at or before the opening is closing the day after: 22:00–02:00, and 09:00–00:00. */
function hoursOf({ opens, closes }: { opens: string; closes: string }): OpenHours {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return { from, to: to > from ? to : to + day }
}
