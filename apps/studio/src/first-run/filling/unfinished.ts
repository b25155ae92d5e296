/**
 * Remembers that the demo is being loaded. A process that is killed meanwhile leaves the mark, and
 * the next start carries on instead of taking the half for the whole.
 */
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnv } from '../../platform/env.ts'

const mark = () => join(readEnv().dataDir, 'demo-unfinished')

export async function isUnfinished(): Promise<boolean> {
  return stat(mark()).then(
    () => true,
    () => false,
  )
}

/** Runs the loading between setting the mark and taking it away; a failure leaves it. */
export async function untilFinished(load: () => Promise<unknown>): Promise<void> {
  await mkdir(readEnv().dataDir, { recursive: true })
  await writeFile(mark(), new Date().toISOString())
  await load()
  await rm(mark(), { force: true })
}
