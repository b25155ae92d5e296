/**
 * Whether two values of a field say the same. A form sends an empty text where the database holds
 * nothing, and leaves out what was never filled: all emptiness is one.
 */

type Loose = Record<string, unknown>

export function isSame(first: unknown, second: unknown): boolean {
  const [one, other] = [asSent(first), asSent(second)]
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) || Array.isArray(other)) return areSameLists(one, other)
  if (isObject(one) && isObject(other)) return areSameObjects(one, other)
  return one === other
}

/** A moment goes to the studio and comes back as text. */
const asSent = (value: unknown) => (value instanceof Date ? value.toJSON() : value)

function areSameLists(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((value, index) => isSame(value, other[index]))
}

function areSameObjects(one: Loose, other: Loose): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isEmpty))

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
