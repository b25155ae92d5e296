/**
 * When an office is open, by the clock on its own wall. Pure: the moment is passed in, so that the
 * server and the browser agree; a kept page must not say “open”, so pages ask in the browser.
 *
 * Special hours with a time replace those of the working days among them: Ramadan shortens Sunday
 * and leaves Friday closed. A special that holds no working day at all opens the days it names.
 */
import type { Branch } from '@wajiha/contract'
import { addDays, type LocalMoment, localMoment, minutesOf, weekdayOf } from './local-time.ts'

type Hours = Pick<Branch, 'timeZone' | 'hours' | 'specialHours'>

/** From one clock to another, in minutes after its day's midnight; `to` may lie beyond 1440. */
type Stretch = { from: number; to: number }

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
export function openState(branch: Hours, now: number | Date): OpenState {
  const here = localMoment(now, branch.timeZone)
  const label = specialOn(branch, here.date)?.label
  const said = label ? { label } : {}
  const closing = closingFrom(branch, here)
  if (closing === undefined) return { open: false, ...opening(branch, here), ...said }
  return { open: true, ...(closing < 8 * day ? { until: clockOf(closing) } : {}), ...said }
}

/** Special days that are not over yet, the nearest first: what a visitor should know beforehand. */
export function comingSpecialHours(branch: Hours, now: number | Date): Branch['specialHours'] {
  const { date } = localMoment(now, branch.timeZone)
  return branch.specialHours
    .filter(({ to }) => to >= date)
    .sort((one, other) => one.from.localeCompare(other.from))
}

/** Minutes after today's midnight at which the stretch that holds now ends, back-to-back ones joined. */
function closingFrom(branch: Hours, { date, minute }: LocalMoment): number | undefined {
  const stretches = Array.from({ length: 10 }, (_, index) => index - 1).flatMap((offset) =>
    stretchesOn(branch, addDays(date, offset)).map(({ from, to }) => ({
      from: from + offset * day,
      to: to + offset * day,
    })),
  )
  let end: number | undefined
  for (const { from, to } of stretches.sort((one, other) => one.from - other.from)) {
    if (from <= (end ?? minute) && to > (end ?? minute)) end = to
  }
  return end
}

function opening(branch: Hours, { date, minute }: LocalMoment): Pick<OpenState, 'opens'> {
  for (let inDays = 0; inDays <= daysToLookAhead; inDays += 1) {
    const on = addDays(date, inDays)
    const [next] = stretchesOn(branch, on)
      .filter(({ from }) => inDays > 0 || from > minute)
      .sort((one, other) => one.from - other.from)
    if (!next) continue
    return { opens: { clock: clockOf(next.from), date: on, weekday: weekdayOf(on), inDays } }
  }
  return {}
}

function stretchesOn(branch: Hours, date: string): Stretch[] {
  const weekday = weekdayOf(date)
  const usual = branch.hours.filter((hours) => hours.day === weekday).map(stretch)
  const special = specialOn(branch, date)
  if (!special) return usual
  const { opens, closes } = special
  if (!opens || !closes) return []
  const isShown = usual.length > 0 || !holdsWorkingDay(branch, special)
  return isShown ? [stretch({ opens, closes })] : []
}

/** The special that holds a day; of several, the shortest, which is the most particular. */
function specialOn({ specialHours }: Hours, date: string) {
  return specialHours
    .filter(({ from, to }) => from <= date && date <= to)
    .sort((one, other) => lengthOf(one) - lengthOf(other))[0]
}

const lengthOf = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from)

function holdsWorkingDay({ hours }: Hours, { from, to }: { from: string; to: string }): boolean {
  const working = new Set(hours.map((one) => one.day))
  for (let date = from, days = 0; date <= to && days < 7; date = addDays(date, 1), days += 1)
    if (working.has(weekdayOf(date))) return true
  return false
}

/** Closing at or before the opening is closing the day after: 22:00–02:00, and 09:00–00:00. */
function stretch({ opens, closes }: { opens: string; closes: string }): Stretch {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return { from, to: to > from ? to : to + day }
}

function clockOf(minutes: number): string {
  const rest = minutes % day
  return [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
