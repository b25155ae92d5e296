/** How a short link stands now, as the site answers it; what was put away is told from what ran out. */
import { type Stand, standOf } from '@wajiha/contract/short-link-stand'

export type StandNow = Stand | 'ended'

type Moment = string | Date | null | undefined
export type StandingLink = {
  state: 'active' | 'paused' | 'archived'
  startsAt?: Moment
  expiresAt?: Moment
}

export function standNow({ state, startsAt, expiresAt }: StandingLink, now: number): StandNow {
  const stand = standOf({ state, ...at('startsAt', startsAt), ...at('expiresAt', expiresAt) }, now)
  return stand === 'over' && state !== 'archived' ? 'ended' : stand
}

const at = <Name extends string>(name: Name, moment: Moment) =>
  (moment ? { [name]: new Date(moment).toISOString() } : {}) as { [Key in Name]?: string }
