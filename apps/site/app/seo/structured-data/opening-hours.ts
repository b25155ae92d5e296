/** A branch's hours as schema.org writes them: days of the same hours together, the week from Monday. */
import type { Branch } from '@wajiha/contract'
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

/** Days that differ from the week. A day on which the branch is closed opens and closes at midnight. */
export function specialOpeningHours(special: Branch['specialHours']): OpeningHours[] {
  return special.map(({ from, to, opens = '00:00', closes = '00:00' }) => ({
    '@type': type,
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  }))
}

const type = 'OpeningHoursSpecification'
