/** Backups by the clock, for as long as the product runs: one job at a time, each a process of its own. */
import type { BackupJob } from '@wajiha/contract/backup-state'
import type { Report } from '../report.ts'
import type { Plan } from '../stack/plan.ts'
import type { Run } from '../stack/run.ts'
import { dueJob } from './due.ts'
import { noteWatch, readState } from './state.ts'

const everyMs = 30_000
/** The first visitors after a start come first. */
const firstAfterMs = 5_000

type Parts = { run: Run; plan: Plan; dataDir: string; report: Report }

export async function keepBackingUp({ run, plan, dataDir, report }: Parts): Promise<void> {
  noteWatch(dataDir, new Date())
  await run.wait(firstAfterMs)
  while (run.isRunning()) {
    const job = dueJob(readState(dataDir), new Date())
    if (job) await work(job)
    await run.wait(job ? 1_000 : everyMs)
  }

  async function work(job: BackupJob) {
    const before = readState(dataDir).failed[job]?.at
    const child = run.startService('backup', {
      args: plan.backup[job],
      cwd: plan.root,
      onLine: () => {},
    })
    const { code } = await child.exited
    const failed = readState(dataDir).failed[job]
    // One that could not even say so would be tried again at once.
    if (code !== 0 && failed?.at === before && run.isRunning()) {
      report.warn('Backup', `${job} ended without a word; it is tried again in a while`)
      await run.wait(15 * 60_000)
    }
  }
}
