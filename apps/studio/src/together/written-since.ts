/**
 * What was written while the studio was saving. Payload's form takes over what an autosave brings back, for every
 * field but the one touched last; the built form asks here as well (`keep-written.mjs`). Decision 091.
 */
import type { FormState, Row } from 'payload'
import { isSame } from './same.ts'

/** Whether a save's answer may speak for fields that are written in: `true` for a save during which nobody writes. */
type Taken = boolean | { overrideLocalChanges?: boolean; sent?: FormState }

/** The same, with the fields as they were sent, by their paths. */
export function alongWithSent(sent: FormState, taken: Taken): Taken {
  return typeof taken === 'object' ? { ...taken, sent } : taken
}

/** Whether nobody wrote in a field since it was sent. Where nothing was sent, nobody can tell, and nothing is kept back. */
export function isAsSent({ sent }: { sent?: FormState }, now: FormState, path: string): boolean {
  return !sent || isSame(sent[path]?.value, now[path]?.value)
}

/**
 * A row of a list with what an answer says of it. Whether it is folded is known to whoever folds it, as the answer is
 * older; a row that was only just added here is open, to be written in.
 */
export function withItsFold(row: Row, said: Partial<Row>): Row {
  const isFolded = row.isLoading ? false : row.collapsed
  return { ...row, ...said, ...(isFolded === undefined ? {} : { collapsed: isFolded }) }
}
