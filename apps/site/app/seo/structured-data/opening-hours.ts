/** A branch's hours as schema.org writes them: days of the same hours together, the week from Monday. */
import type { Branch } from '@wajiha/contract'
import { workingDaysIn } from '@wajiha/contract/branch-hours'
import type { OpeningHours } from './vocabulary.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function openingHours(hours: Branch['hours']): OpeningHours[] {
  const byTimes = new Map<string, OpeningHours & { dayOfWeek: string[] }>()
  for (const { day, opens, closes } of hours.toSorted((a, b) => a.day - b.day)) {
    const key = `${opens}-${closes}`
    const group = byTimes.get(key) ?? { '@type': type, dayOfWeek: [], opens, closes }
    group.dayOfWeek.push(days[day - 1] ?? '')
    byTimes.set(key, group)
  }
  return [...byTimes.values()]
}

/**
 * Days that differ from the week. A day on which the branch is closed opens and closes at midnight; hours
 * among working days are those days' alone.
 */
export function specialOpeningHours(
  branch: Pick<Branch, 'hours' | 'specialHours'>,
): OpeningHours[] {
  return branch.specialHours.map((special) => {
    const { from, to, opens, closes } = special
    const isOpen = opens && closes
    const working = isOpen ? workingDaysIn(branch, special) : []
    return {
      '@type': type,
      ...(working.length > 0 ? { dayOfWeek: working.map((day) => days[day - 1] ?? '') } : {}),
      validFrom: from,
      validThrough: to,
      opens: isOpen ? opens : '00:00',
      closes: isOpen ? closes : '00:00',
    }
  })
}

const type = 'OpeningHoursSpecification'
