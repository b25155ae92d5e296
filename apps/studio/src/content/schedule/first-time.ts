/** Times as a form shows them: the wall clock of a time zone, `2026-11-21T14:00`. */
import { momentOf, wallOf } from '@wajiha/contract/zoned-time'

const quarterMs = 15 * 60_000
const hourMs = 3_600_000

/** The next full hour that leaves a person time to press the button. */
export const firstTime = (now: number, timeZone: string): string =>
  wallClock(Math.ceil((now + quarterMs) / hourMs) * hourMs, timeZone)

/** @param moment milliseconds. */
export const wallClock = (moment: number, timeZone: string): string =>
  wallOf(moment, timeZone).slice(0, 16)

/** The moment that a clock there shows so; nothing where it is no time. */
export function momentAt(wall: string, timeZone: string): Date | undefined {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(wall) ?? []
  return day && clock ? new Date(momentOf(day, clock, timeZone)) : undefined
}
