/** A database whose tables are about to change is backed up first, where the product has a target. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Report } from '../report.ts'
import { Sentence } from '../sentence.ts'
import type { Child, Launch } from './children.ts'
import type { Plan } from './plan.ts'

type Parts = {
  plan: Plan
  report: Report
  start: (launch: Pick<Launch, 'args' | 'cwd' | 'onLine'>) => Child
}

/** @param state of the database, as `readDatabaseState` tells it. */
export function isAboutToChange(plan: Plan, state: string | undefined): boolean {
  // What cannot be asked may change.
  if (state === undefined) return true
  const { migrations } = JSON.parse(state) as { migrations: string | null }
  const known = new Set(migrations?.split(','))
  return committed(resolve(plan.root, plan.prepare.migrations)).some((name) => !known.has(name))
}

/** @throws {Sentence} when there is no backup; then nothing must be changed. */
export async function backUpFirst({ plan, report, start }: Parts): Promise<void> {
  const step = report.step('Backing up before the database changes')
  let last = ''
  const child = start({
    args: plan.backup.whole,
    cwd: plan.root,
    onLine(line) {
      if (line.trim()) last = line.trim()
    },
  })
  if ((await child.exited).code === 0) return step.done('Backed up before the database changes')
  step.fail()
  throw new Sentence(
    `The database has to be brought up to date, and no backup of it could be made: ${last} Nothing was changed. Repair that and start again, or start without BACKUP_TARGET.`,
  )
}

function committed(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
    return names.map((name) => name.replace(/\.ts$/, ''))
  } catch {
    return []
  }
}
