/**
 * Whether something is as it was before, so that nobody draws it again. Payload's providers hand on a new object at each
 * turn, and its forms tell their fields what they know; the built admin asks here first (`draw-once.mjs`). Decision 095.
 */

/** What each owner handed on last. An owner stands as long as its provider: a setter of its state. */
const handedOn = new WeakMap<object, object>()

/** @returns what the owner handed on before, where this holds the same under each name; else this. */
export function asBefore<Value extends object>(owner: object, value: Value): Value {
  const before = handedOn.get(owner)
  if (before && isAsBefore(before, value)) return before as Value
  handedOn.set(owner, value)
  return value
}

/** Whether both are one, or hold the very same under each name. */
export function isAsBefore(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now))
    return false
  const names = Object.keys(now)
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(before[name], now[name]))
  )
}

/** For a setter of a state: it keeps what it has where that says the same in JSON, as answers of the studio do. */
export const orAsBefore =
  <Value>(now: Value) =>
  (before: Value): Value =>
    JSON.stringify(before) === JSON.stringify(now) ? before : now

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
