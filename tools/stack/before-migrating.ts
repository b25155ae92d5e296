/** A database that holds something is backed up before its tables change. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Report } from '../report.ts'
import { Sentence } from '../sentence.ts'
import type { Child, Launch } from './children.ts'
import { readMigrations } from './database.ts'
import type { Plan } from './plan.ts'

type Parts = {
  plan: Plan
  report: Report
  start: (launch: Pick<Launch, 'args' | 'cwd' | 'onLine'>) => Child
}

const page = 'docs/how-to/upgrade-and-roll-back.md'

export type Change = {
  /** Migrations that the database lacks. Empty where it holds nothing yet, which nobody could lose. */
  pending: string[]
  /** Migrations of a version that this one does not know. */
  strange: string[]
}

/** @throws {Sentence} when the database cannot be asked. */
export async function changeOf(plan: Plan, databaseUrl: string): Promise<Change> {
  const done = new Set(await readMigrations(databaseUrl))
  const ours = committed(resolve(plan.root, plan.prepare.migrations))
  if (done.size === 0 || ours.length === 0) return { pending: [], strange: [] }
  const known = new Set(ours)
  return {
    pending: ours.filter((name) => !done.has(name)),
    // Payload writes “dev” where a developer changed tables by hand.
    strange: [...done].filter((name) => !known.has(name) && name !== 'dev'),
  }
}

/** @returns one that makes a backup, and none again after one that it made: until it serves, nobody writes. */
export function createSafety(parts: Parts): () => Promise<void> {
  let isSafe = false
  return async () => {
    if (isSafe) return
    await backUpFirst(parts)
    isSafe = true
  }
}

/** @throws {Sentence} when there is no backup; then nothing must be changed. */
async function backUpFirst({ plan, report, start }: Parts): Promise<void> {
  const step = report.step('Backing up before the database changes')
  let last = ''
  const child = start({
    args: plan.backup.beforeUpgrade,
    cwd: plan.root,
    onLine(line) {
      if (line.trim()) last = line.trim()
    },
  })
  if ((await child.exited).code === 0) {
    step.done('Backed up before the database changes')
    if (last) report.say(`  ${last}; the way back: ${page}`)
    return
  }
  step.fail()
  throw new Sentence(
    `The database has to be brought up to date, and no backup of it could be made: ${last} Nothing was changed. Repair that; or, if you have a backup of your own, start with BACKUP_BEFORE_UPGRADE=off (${page}).`,
  )
}

/** Tells who came back to an older version without the backup of its time. */
export function tellStrange(strange: string[], report: Report): void {
  if (strange.length === 0) return
  report.warn(
    'The database',
    `was changed by a newer version (${strange.at(-1)}), which this one does not know. Go on only if ${page} says so of it; else go back to that version, or restore the backup that it made before.`,
  )
}

function committed(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
    return names.map((name) => name.replace(/\.ts$/, '')).sort()
  } catch {
    return []
  }
}
