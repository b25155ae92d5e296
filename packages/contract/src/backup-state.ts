/**
 * What the product remembers of its backups, in `DATA_DIR/backup/state.json`: `npm run backup` writes it,
 * the studio's alarms and start page, the doctor and the clock of `npm start` read it.
 */
import { z } from 'zod'

export const backupJobs = ['whole', 'inbox', 'drill'] as const
export type BackupJob = (typeof backupJobs)[number]

const moment = z.iso.datetime()

const doneSchema = z.object({
  /** Of the backup. */
  id: z.string(),
  /** When it was done. */
  at: moment,
  tookMs: z.number(),
})

const failureSchema = z.object({
  at: moment,
  /** What to do, in English; it names folders, nobody's data. */
  sentence: z.string(),
})

export const backupStateSchema = z.object({
  /** Since when the product makes backups by itself. */
  since: moment.optional(),
  /** The last of each that went well. */
  done: z.partialRecord(z.enum(backupJobs), doneSchema).default({}),
  /** The last of each that did not, until one does. */
  failed: z.partialRecord(z.enum(backupJobs), failureSchema).default({}),
})

export type BackupState = z.output<typeof backupStateSchema>

/** A text that is none is nothing known. */
export function readBackupState(text: string): BackupState {
  try {
    return backupStateSchema.parse(JSON.parse(text))
  } catch {
    return { done: {}, failed: {} }
  }
}

const hour = 3_600_000
/** How old the newest may be before somebody must hear of it: a night and its hours, three quarters. */
export const backupPatienceMs = { whole: 26 * hour, inbox: 0.75 * hour } as const

export type BackupTrouble = 'late' | 'unproven'

/**
 * What is wrong with the backups, and since when. `late`: there is none that is young enough. `unproven`:
 * the last drill could not restore one.
 */
export function backupTroubles(
  { since, done, failed }: BackupState,
  now: Date,
): { trouble: BackupTrouble; job: BackupJob; since: Date }[] {
  const begin = since ? new Date(since) : undefined
  const wholeAt = done.whole ? new Date(done.whole.at) : undefined
  const inboxAt = [done.inbox, done.whole].flatMap((one) => (one ? [new Date(one.at)] : []))
  const newestInbox = inboxAt.toSorted((a, b) => b.getTime() - a.getTime())[0]
  const late = (job: 'whole' | 'inbox', last: Date | undefined) =>
    now.getTime() - ((last ?? begin)?.getTime() ?? 0) > backupPatienceMs[job]
      ? [{ trouble: 'late' as const, job, since: last ?? begin ?? now }]
      : []
  return [
    ...late('whole', wholeAt),
    ...late('inbox', newestInbox),
    ...(failed.drill
      ? [{ trouble: 'unproven' as const, job: 'drill' as const, since: new Date(failed.drill.at) }]
      : []),
  ]
}
