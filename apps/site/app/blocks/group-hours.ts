import type { Branch } from '@wajiha/contract'

type Clocks = { opens: string; closes: string }

/** Days in a row that keep the same hours; without hours they are days off. */
export type HoursGroup = {
  /** ISO weekdays in the order of the week, such as `[7, 1, 2, 3, 4]`. */
  days: number[]
  from: number
  to: number
  hours: Clocks[]
}

/**
 * The week in as few lines as it needs: «الأحد – الخميس ٩:٠٠–١٧:٠٠، الجمعة – السبت مغلق». It begins
 * after the weekend, whichever days that is; a week without days off begins on Sunday. An office
 * without any hours has no groups.
 */
export function groupHours(hours: Branch['hours']): HoursGroup[] {
  if (hours.length === 0) return []
  const groups: HoursGroup[] = []
  for (const day of weekOf(hours)) {
    const clocks = clocksOf(hours, day)
    const last = groups.at(-1)
    if (last && isSame(last.hours, clocks)) {
      last.days.push(day)
      last.to = day
    } else groups.push({ days: [day], from: day, to: day, hours: clocks })
  }
  return groups
}

/** The seven days, from the first working day after a day off. */
function weekOf(hours: Branch['hours']): number[] {
  const week = [7, 1, 2, 3, 4, 5, 6]
  const isOff = (day: number) => clocksOf(hours, day).length === 0
  const first = week.findIndex((day, index) => !isOff(day) && isOff(week.at(index - 1) ?? day))
  const start = Math.max(first, 0)
  return [...week.slice(start), ...week.slice(0, start)]
}

function clocksOf(hours: Branch['hours'], day: number): Clocks[] {
  return hours
    .filter((one) => one.day === day)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens))
}

const isSame = (one: Clocks[], other: Clocks[]) => JSON.stringify(one) === JSON.stringify(other)
