import type { ShortLink } from './link.ts'

/** How a link stands: it leads on, its time has not come, it is paused for now, or it is over. */
export type Stand = 'leads' | 'early' | 'paused' | 'over'

/** What is over stays over, also while it is paused; what is paused says so before its time. */
export function standOf(
  { state, startsAt, expiresAt }: Pick<ShortLink, 'state' | 'startsAt' | 'expiresAt'>,
  now: number,
): Stand {
  if (state === 'archived' || (expiresAt !== undefined && Date.parse(expiresAt) <= now))
    return 'over'
  if (state === 'paused') return 'paused'
  return startsAt !== undefined && Date.parse(startsAt) > now ? 'early' : 'leads'
}
