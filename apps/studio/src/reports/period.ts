/** The days a report is about, in the agency's time zone, from what an address says. */
import { addDays, dayIn } from '@wajiha/contract/zoned-time'

export type Period = {
  /** First and last day, both included: `2026-09-01`. */
  from: string
  to: string
  timeZone: string
}

const written = /^\d{4}-\d{2}-\d{2}$/
const usualDays = 84
const mostDays = 5 * 366

/** Twelve weeks until today, unless two days say otherwise; turned round, they are put in order. */
export function readPeriod(
  asked: { from?: unknown; to?: unknown },
  timeZone: string,
  now: Date,
): Period {
  const today = dayIn(now, timeZone)
  const to = isDay(asked.to) ? asked.to : today
  const from = isDay(asked.from) ? asked.from : daysBefore(to, usualDays - 1)
  const [first, last] = from <= to ? [from, to] : [to, from]
  const earliest = daysBefore(last, mostDays)
  return { from: [first, earliest].sort()[1] ?? first, to: last, timeZone }
}

export const daysBefore = (to: string, days: number): string => addDays(to, -days)

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !written.test(value)) return false
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value)
}
