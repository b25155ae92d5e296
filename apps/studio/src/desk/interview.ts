/** When an appointment for an interview begins, changes hands and ends, for the calendars that hold it. */
import type { Application } from '../payload-types.ts'

export type Interview = NonNullable<Application['interview']>
type Staged = Pick<Application, 'stage' | 'interview'>

/** Whether the two say the same to the applicant. */
export const isSameInterview = (one: Interview | undefined, other: Interview | undefined) =>
  one?.at === other?.at && one?.minutes === other?.minutes && one?.where === other?.where

/** Who holds it, loaded or not. */
export const holderOf = (interview: Interview | undefined): string | undefined => {
  const by = interview?.by
  return (typeof by === 'object' ? by?.id : by) ?? undefined
}

/** Ends of the way: an interview that was still to come is called off. */
const ends = new Set(['rejected', 'withdrawn', 'duplicate', 'spam'])

const isAhead = (interview: Interview | undefined) =>
  Boolean(interview?.at && new Date(interview.at) > new Date())

const stands = ({ stage, interview }: Staged) => Boolean(interview?.at) && !ends.has(stage)

/**
 * What a change means for whoever has the appointment in a calendar: it was called off, it is made (also anew,
 * after it was called off), it was moved, it only went to another colleague, or nothing.
 */
export function changeOfInterview(
  before: Staged,
  now: Staged,
): 'off' | 'made' | 'moved' | 'handed' | undefined {
  if (stands(before) && !stands(now)) return isAhead(before.interview) ? 'off' : undefined
  if (!stands(now)) return undefined
  const isSame = isSameInterview(before.interview, now.interview)
  if (!stands(before)) return isSame && !isAhead(now.interview) ? undefined : 'made'
  if (!isSame) return 'moved'
  return holderOf(before.interview) === holderOf(now.interview) ? undefined : 'handed'
}
