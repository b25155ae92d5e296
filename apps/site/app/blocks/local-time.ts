/** Days and clocks of a place, as plain text and numbers. */

/** A moment on the wall of a place: its day, and the minutes since that day's midnight. */
export type LocalMoment = { date: string; minute: number }

/** @param timeZone IANA, such as `Asia/Riyadh`. @throws {RangeError} for a zone nobody knows. */
export function localMoment(now: number | Date, timeZone: string): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** `('2026-12-31', 1)` → `2027-01-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** ISO weekday of a day: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7
}

/** `09:30` → 570. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
