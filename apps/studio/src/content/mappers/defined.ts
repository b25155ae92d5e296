import { hasCome } from '../waiting/has-come.ts'

type Kept<Value> = { [Key in keyof Value]: Exclude<Value[Key], null> }

/** The object without what the database has no value for: Payload says `null`, the contract says nothing. */
export function defined<Value extends object>(value: Value): Kept<Value> {
  const entries = Object.entries(value).filter(([, field]) => field !== null && field !== undefined)
  return Object.fromEntries(entries) as Kept<Value>
}

/** A day without its time: `2026-05-01T12:00:00.000Z` → `2026-05-01`. */
export const dayOf = (moment: string | null | undefined): string | undefined =>
  moment ? moment.slice(0, 10) : undefined

/** A relation that came along as a document; one that is only an id, or nothing, is left out. */
export function document<Value extends object>(
  relation: string | Value | null | undefined,
): Value | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined
}

/** Relations that came along as documents. */
export function documents<Value extends object>(
  relations: readonly (string | Value)[] | null | undefined,
): Value[] {
  return (relations ?? []).map(document).filter((found) => found !== undefined)
}

/** The rows that have these texts in the language; a half-translated row is not shown. */
export const worded = <Row extends object>(
  rows: readonly Row[] | null | undefined,
  ...keys: (keyof Row)[]
): Row[] =>
  (rows ?? []).filter((row) =>
    keys.every((key) => typeof row[key] === 'string' && row[key].trim() !== ''),
  )

type Seen = { _status?: string | null; publishedAt?: string | null }

/** Whether a document can be seen in the language it was read in: it is published, and not for later. */
export const isPublic = ({ _status, publishedAt }: Seen): boolean =>
  (_status === undefined || _status === null || _status === 'published') &&
  hasCome(publishedAt, Date.now())
