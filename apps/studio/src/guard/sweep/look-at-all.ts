/** Everything that search engines know of, queued to be looked at: every night, and when somebody asks. */
import type { BasePayload } from 'payload'
import { readOwners } from '../findings/owners.ts'
import { forgetLinks } from '../links/outside-links.ts'
import { doubtAll } from '../links/stands.ts'
import { askSearchesAgain } from '../searches/ask-again.ts'
import { moveState, readState } from '../state.ts'
import { queueListed } from './queue.ts'
import { readSitemap } from './sitemap.ts'

/** @throws when the site does not tell its addresses. */
export async function lookAtAll(payload: BasePayload): Promise<void> {
  const listed = await readSitemap()
  const owners = await readOwners(payload)
  doubtAll()
  await queueListed(payload, listed, owners.paths)
  await forgetLinks(payload)
  await askSearchesAgain(payload)
}

/** Midnight in UTC is three in the morning where the agency sleeps. */
const nightOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Once a night, by whichever process comes first. */
export async function lookAtNight(payload: BasePayload, now: Date): Promise<void> {
  const night = nightOf(now)
  if ((await readState(payload, 'night')) === night) return
  await readSitemap()
  if (await moveState(payload, 'night', night)) await lookAtAll(payload)
}
