/**
 * What waits, in a lane for each person: what one person sent goes one after the other, in the order in which
 * it came, and lanes go side by side. People are one where they share an e-mail, a telephone or a visitor's id.
 */
import { identifiersOf, identifierTexts, type Submission } from '@wajiha/contract'

type Waiting = { submission: Submission }

/** @param rows in the order in which they came. */
export function lanesOf<Row extends Waiting>(rows: readonly Row[]): Row[][] {
  const laneOf = new Map<string, Set<number>>()
  const lanes = new Set<Set<number>>()
  for (const [at, { submission }] of rows.entries()) {
    const lane = new Set([at])
    for (const name of namesOf(submission)) {
      // An e-mail of one message and a telephone of another meet in a third: then two lanes become one.
      const other = laneOf.get(name)
      if (other && other !== lane) join(other, lane)
      laneOf.set(name, lane)
    }
    lanes.add(lane)
  }
  function join(from: Set<number>, into: Set<number>) {
    for (const at of from) into.add(at)
    for (const [name, lane] of laneOf) if (lane === from) laneOf.set(name, into)
    lanes.delete(from)
  }
  // The lane of who has waited longest comes first.
  return [...lanes]
    .toSorted((one, other) => Math.min(...one) - Math.min(...other))
    .map((lane) => rows.filter((_, at) => lane.has(at)))
}

function namesOf(submission: Submission): string[] {
  const { email } = submission.answers
  return [
    ...identifiersOf(submission),
    ...(email ? [identifierTexts.email(email.trim().toLowerCase())] : []),
  ]
}
