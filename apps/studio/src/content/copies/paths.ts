/** Values of a document by their path: `author.name`. */
type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isValues(value) ? value[key] : undefined), values)
}

/** Sets a value at a dotted path; does nothing where the group on the way is missing. */
export function setAt(values: Values, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const group = keys.length > 0 ? valueAt(values, keys.join('.')) : values
  if (isValues(group)) group[last] = value
}
