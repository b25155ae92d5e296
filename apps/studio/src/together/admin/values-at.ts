/** Values of a document by their path: names of fields, and `#` with its id for a row. */
import { isObject } from '../same.ts'

/** A copy in which one value is another; unchanged where the path leads nowhere any more. */
export function withValueAt(values: unknown, path: string[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(values))
    return values.map((row) =>
      isObject(row) && `#${row.id}` === step ? withValueAt(row, rest, value) : row,
    )
  if (values !== undefined && values !== null && !isObject(values)) return values
  return { ...values, [step]: withValueAt(values?.[step], rest, value) }
}
