/** Every kind, one after the other; what fails in one does not hold up the others. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { deliveries, type Kind, kinds } from './kinds.ts'
import { type Options, type Run, runKind } from './run-kind.ts'
import { readSpans } from './spans.ts'
import { warnApplicants } from './warn-applicants.ts'

/** @param only keys of kinds; all without it. @returns one line for each kind that was looked at. */
export async function runRetention(
  payload: Payload,
  options: Options,
  only?: readonly string[],
): Promise<Run[]> {
  const spans = await readSpans(payload)
  const runs: Run[] = []
  if (!only || only.includes('applications'))
    await tellFailure(payload, 'warnings', async () => {
      const warned = await warnApplicants(payload, spans, options)
      if (warned.isRefused)
        payload.logger.warn({ ...warned, msg: 'Too many applicants would be warned at once.' })
    })
  for (const kind of await kindsOf(payload)) {
    if (only && !only.includes(kind.key)) continue
    await tellFailure(payload, kind.key, async () => {
      const run = await runKind(payload, kind, spans, options)
      if (run) logRetentionRun(payload, run)
      if (run) runs.push(run)
    })
  }
  return runs
}

/** The kinds of this database. */
export async function kindsOf(payload: Payload): Promise<Kind[]> {
  const { rows } = await poolOf(payload).execute<{ there: boolean }>(
    sql`select to_regclass('webhook_deliveries') is not null as there`,
  )
  return rows[0]?.there ? [...kinds, deliveries] : kinds
}

function logRetentionRun({ logger }: Payload, run: Run) {
  if (run.isRefused)
    logger.warn({
      ...run,
      msg: 'More than 5 % would go at once. See whether the clock is right, then allow it: npm run privacy -- retention --allow-many',
    })
  else if (run.count > 0) logger.info({ ...run, msg: 'Old data was removed.' })
}

async function tellFailure({ logger }: Payload, kind: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (err) {
    logger.error({ err, kind, msg: 'Old data could not be removed; it is tried again.' })
  }
}
