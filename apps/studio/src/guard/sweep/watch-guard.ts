/** The guard for as long as the process lives: hears publications, looks at one page after the other, and at all by night. */
import { setTimeout as pause } from 'node:timers/promises'
import type { BasePayload, Payload } from 'payload'
import { every } from '../../platform/every.ts'
import { readOwners } from '../findings/owners.ts'
import { hearPublications } from './hear-publications.ts'
import { lookAtNight } from './look-at-all.ts'
import { lookAtPage } from './look-at-page.ts'
import { claimPage, postponePage, settlePage } from './queue.ts'

const everyMs = 2_000
/** Between two pages, so that visitors never notice. */
const restMs = 150
const pagesInRound = 50
const nightEveryMs = 10 * 60_000
/** What has just been started is left to its visitors first. */
const nightAfterMs = 10 * 60_000

export function watchGuard(payload: Payload): void {
  const failure = 'The guard could not look at the site; it looks again.'
  every({ payload, everyMs, failure, work: () => lookAround(payload) })
  const work = () => lookAtNight(payload, new Date())
  every({ payload, everyMs: nightEveryMs, firstAfterMs: nightAfterMs, failure, work })
}

async function lookAround(payload: BasePayload): Promise<void> {
  await hearPublications(payload)
  await lookAtDue(payload, restMs)
}

/** Looks at the pages that are due, one after the other. @returns how many. */
export async function lookAtDue(payload: BasePayload, rest = 0): Promise<number> {
  let looked = 0
  let owners: Awaited<ReturnType<typeof readOwners>> | undefined
  while (looked < pagesInRound) {
    const due = await claimPage(payload)
    if (!due) return looked
    owners ??= await readOwners(payload)
    const { path, listed } = due
    const isAnswered = await lookAtPage(payload, { path, listed, owners })
    await (isAnswered ? settlePage(payload, due) : postponePage(payload, due))
    looked += 1
    await pause(rest)
  }
  return looked
}
