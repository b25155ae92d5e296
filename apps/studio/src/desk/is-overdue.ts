import type { Lead } from '../payload-types.ts'

type Timed = Pick<Lead, 'stage' | 'dueAt' | 'firstResponseAt' | 'nextActionAt'>

const closed = new Set(['won', 'lost', 'spam', 'duplicate'])

/**
 * Whether somebody should have acted: nobody answered a new lead in time, or the day of its next step
 * has passed. @param now milliseconds.
 */
export function isOverdue(
  { stage, dueAt, firstResponseAt, nextActionAt }: Timed,
  now: number,
): boolean {
  if (closed.has(stage)) return false
  const isPast = (moment: string | null | undefined) => Boolean(moment && Date.parse(moment) < now)
  return (stage === 'new' && !firstResponseAt && isPast(dueAt)) || isPast(nextActionAt)
}
