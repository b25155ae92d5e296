import type { ShortLink } from '@wajiha/contract'

/** How a link stands: it leads on, its time has not come, it is paused for now, or it is over. */
export type Stand = 'leads' | 'early' | 'paused' | 'over'

/** What is over stays over, also while it is paused; what is paused says so before its time. */
export function standOf({ state, startsAt, expiresAt }: ShortLink, now: number): Stand {
  if (state === 'archived' || (expiresAt !== undefined && Date.parse(expiresAt) <= now))
    return 'over'
  if (state === 'paused') return 'paused'
  return startsAt !== undefined && Date.parse(startsAt) > now ? 'early' : 'leads'
}

/** 410 only for a link that is over; an early or paused one may lead somewhere later. */
export const statusOfStand = { leads: 200, early: 404, paused: 404, over: 410 } as const
