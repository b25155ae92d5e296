/** A point in time; or a date or an hour that is the same in every time zone, held at UTC. */
export type Moment = { kind: 'instant' | 'date' | 'clock'; at: Date }

const dateShape = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/
const stampShape =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|([+-]\d{2})(?::?(\d{2}))?)?$/
const clockShape = /^(\d{1,2}):(\d{2})$/

/**
 * Reads an ISO-8601 date or time; `undefined` when it is none, or names a day that never was.
 * `'2026-08-23T09:00:00Z'` is a point in time (without a zone: UTC, as everything stored is);
 * `'2026-08-23'`, `'2026-08'` and `'2026'` are dates, and `'09:00'` is a clock time: these belong to
 * no zone, and none may move them to the day before.
 */
export function readMoment(value: unknown): Moment | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined
  const text = value.trim()
  const stamp = stampShape.exec(text)
  if (stamp) return stampMoment(stamp)
  const clock = clockShape.exec(text)
  if (clock) return momentAt(`1970-01-01T${clock[1]?.padStart(2, '0')}:${clock[2]}Z`, 'clock')
  const date = dateShape.exec(text)
  if (!date) return undefined
  return dayMoment(`${date[1]}-${date[2] ?? '01'}-${date[3] ?? '01'}`)
}

function stampMoment([, day, time, hours, minutes]: RegExpExecArray): Moment | undefined {
  if (!day || !dayMoment(day)) return undefined
  return momentAt(`${day}T${time}${hours ? `${hours}:${minutes ?? '00'}` : 'Z'}`, 'instant')
}

function dayMoment(day: string): Moment | undefined {
  const moment = momentAt(`${day}T00:00:00Z`, 'date')
  // Engines roll 31 February over into March; a date that comes back different never was.
  return moment?.at.toISOString().startsWith(day) ? moment : undefined
}

function momentAt(iso: string, kind: Moment['kind']): Moment | undefined {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? undefined : { kind, at }
}
