/**
 * Makes a studio ready before it starts: tables, stuck jobs, the first administrator, the demo.
 * Standard output carries at most one line of JSON, with the administrator when one was created.
 */
import '../root.ts'
import { readEnv } from '../platform/env.ts'
import { openStudio } from './open-studio.ts'

await openStudio(async (payload) => {
  const { resetStuckJobs } = await import('../planning/stuck-jobs.ts')
  const { createFirstAdministrator } = await import('./first-administrator.ts')
  const { isEmptyStudio, loadDemo } = await import('./demo/load.ts')
  const { isUnfinished, untilFinished } = await import('./demo/unfinished.ts')
  await resetStuckJobs(payload)
  const administrator = await createFirstAdministrator(payload)
  if (administrator) process.stdout.write(`${JSON.stringify({ administrator })}\n`)
  if (!readEnv().hasDemo) return
  const isResuming = await isUnfinished()
  if (isResuming || (await isEmptyStudio(payload)))
    await untilFinished(() => loadDemo(payload, { isResuming }))
})
