import { type BackupState, backupJobs } from '@wajiha/contract/backup-state'
import type { Metric } from '@wajiha/contract/metrics'

/**
 * How old the backups are, for Prometheus. What was never done is as old as the wish for it.
 * @param state nothing where the product does not back itself up: there is no number then.
 */
export function backupMetrics(state: BackupState | undefined, now: Date): Metric[] {
  if (!state) return []
  const { done, failed, since } = state
  const ageOf = (at: string | undefined) =>
    at === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
  const of = (value: (job: (typeof backupJobs)[number]) => number) =>
    backupJobs.map((job) => ({ labels: { job }, value: value(job) }))
  return [
    {
      name: 'wajiha_studio_backup_age_seconds',
      help: 'Since the last backup, and the last drill, that went well.',
      type: 'gauge',
      samples: of((job) => ageOf(done[job]?.at ?? since)),
    },
    {
      name: 'wajiha_studio_backup_failed',
      help: '1 while the last try of it failed.',
      type: 'gauge',
      samples: of((job) => (failed[job] ? 1 : 0)),
    },
  ]
}
