/** Wall clocks of a time zone as moments, and back. Days are `2026-11-21`, clocks `09:00`, zones IANA's. */

/** Where the agency stands, for whatever no branch and no setting says otherwise. */
export const agencyTimeZone = 'Asia/Riyadh'

const dayMs = 86_400_000
const minuteMs = 60_000

/** The day that a moment falls on there. @param moment milliseconds, or a date. */
export function dayIn(moment: number | Date, timeZone: string): string {
  return wallOf(moment, timeZone).slice(0, 10)
}

/** The following day: pure arithmetic of the calendar. `-1` is the day before. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** Minutes since midnight: `09:30` → 570. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The clock so many minutes after midnight, also of the next day: 570 → `09:30`, 1500 → `01:00`. */
export function clockOf(minutes: number): string {
  const rest = minutes % 1440
  return [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * The moment, in milliseconds, at which a clock there shows this. A clock that is skipped in spring is
 * the moment after the jump; one that comes twice in autumn is the first of the two.
 */
export function momentOf(day: string, clock: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${clock}:00Z`)
  const offsets = [wall - dayMs, wall + dayMs].map((at) => offsetAt(at, timeZone))
  const moments = offsets.map((offset) => wall - offset)
  const shown = moments.filter((at) => at + offsetAt(at, timeZone) === wall)
  return shown.length > 0 ? Math.min(...shown) : Math.max(...moments)
}

/** How far the clocks there are ahead of UTC, in milliseconds. @param moment milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / minuteMs) * minuteMs
  return Date.parse(`${wallOf(whole, timeZone)}Z`) - whole
}

/** `2026-11-21T09:30:00` as the clocks there show it. @throws {RangeError} for a zone nobody knows. */
export function wallOf(moment: number | Date, timeZone: string): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(moment)) parts[type] = value
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
