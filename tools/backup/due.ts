/** What of the backups is due by the clock. Pure. */
import type { BackupJob, BackupState } from '@wajiha/contract/backup-state'

const quarter = 15 * 60_000
/** When a night's backup is due, by the machine's own clock. */
const nightHour = 2

/**
 * Everything once a night (at once where the machine slept through it, or there is none), what visitors
 * sent every fifteen minutes, and after the night's backup the proof that it restores. What failed is
 * tried again after fifteen minutes.
 */
export function dueJob({ done, failed }: BackupState, now: Date): BackupJob | undefined {
  const night = lastNight(now).getTime()
  const wholeAt = timeOf(done.whole)
  const visitorsAt = Math.max(wholeAt, timeOf(done.inbox))
  const mayTry = (job: BackupJob) => now.getTime() - timeOf(failed[job]) >= quarter
  if (wholeAt < night && mayTry('whole')) return 'whole'
  if (now.getTime() - visitorsAt >= quarter && mayTry('inbox')) return 'inbox'
  if (wholeAt >= night && timeOf(done.drill) < night && mayTry('drill')) return 'drill'
  return undefined
}

const timeOf = (one: { at: string } | undefined) => (one ? Date.parse(one.at) : 0)

function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setHours(nightHour, 0, 0, 0)
  if (night > now) night.setDate(night.getDate() - 1)
  return night
}
