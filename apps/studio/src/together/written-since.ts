/**
 * What was written while the studio was saving. Payload's form takes over what an autosave brings back, for every
 * field but the one touched last; the built form asks here as well (`keep-written.mjs`). Decision 091.
 */
import type { FormState } from 'payload'
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
