/**
 * Makes a studio ready before it starts: tables, stuck jobs, the first administrator, and what it begins
 * with: the demo, or with `DEMO=off` pages that say no more than is true of every agency.
 * Standard output carries at most one line of JSON, with the administrator when one was created.
 */
import '../root.ts'
import type { Payload } from 'payload'
import { readEnv } from '../platform/env.ts'
import { openStudio } from './open-studio.ts'

await openStudio(prepare, { mayUpgrade: true })

async function prepare(payload: Payload): Promise<void> {
  const { resetStuckJobs } = await import('../planning/stuck-jobs.ts')
  const { filesBucket } = readEnv()
  if (filesBucket)
    await (await import('../platform/storage/require-bucket.ts')).requireBucket(filesBucket)
  const { createFirstAdministrator } = await import('./first-administrator.ts')
  await resetStuckJobs(payload)
  const administrator = await createFirstAdministrator(payload)
  if (administrator) process.stdout.write(`${JSON.stringify({ administrator })}\n`)
  await begin(payload)
}

async function begin(payload: Payload): Promise<void> {
  const filling = await import('../first-run/filling/load.ts')
  const { isUnfinished, untilFinished } = await import('../first-run/filling/unfinished.ts')
  const { readFirstRun } = await import('../first-run/state.ts')
  const { isWithoutDemo } = await readFirstRun(payload)
  const isResuming = await isUnfinished()
  if (readEnv().hasDemo && !isWithoutDemo) {
    if (isResuming || (await filling.isEmptyStudio(payload)))
      await untilFinished(() => filling.loadDemo(payload, { isResuming }))
  } else if (await hasNotBegun(payload)) await filling.loadBlank(payload)
  await filling.recogniseDemo(payload)
  await filling.keepBlank(payload)
}

/** Whether nobody has saved the settings yet; what fills them saves them last. */
async function hasNotBegun(payload: Payload): Promise<boolean> {
  const general = await payload.db.findGlobal<{ updatedAt?: string }>({ slug: 'general' })
  return !general?.updatedAt
}
