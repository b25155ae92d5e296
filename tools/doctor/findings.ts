/** What the doctor knows, and what follows from it. Pure: reading is done elsewhere. */
import { type BackupState, backupTroubles } from '@wajiha/contract/backup-state'
import type { EdgeState } from '@wajiha/contract/edge-state'
import { broken, type Finding } from './finding.ts'

export type Received = {
  reference: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** When the studio had it; nothing while it waits. */
  deliveredAt: number | undefined
  lastError: string | undefined
}

export type InStudio = {
  reference: string
  receivedAt: number
  /** Whether it became a lead, an application, a subscriber, or waits in quarantine. */
  isTakenIn: boolean
  processError: string | undefined
  /** Mails about it, by what became of them. */
  mails: { sent: number; waiting: number; failed: number }
  /** When somebody first answered: a telephone call, a mail, a change of stage. */
  isAnswered: boolean
  /** Its person was erased, and the inbox holds no copy any more, or will soon not. */
  isErased?: boolean
}

export type Mail = {
  key: string
  state: 'waiting' | 'sent' | 'failed' | 'cancelled'
  /** When it may go out, milliseconds since 1970. */
  dueAt: number
  lastError: string | undefined
}

export type Facts = {
  /** As it was after the studio was read; absent while it cannot be read. */
  inbox: Received[] | undefined
  /** As it was before: what was delivered by then must be in the studio. */
  inboxBefore?: Received[] | undefined
  /** Folders below the inbox in which damaged files were set aside. */
  damaged?: string[]
  /** Absent while the database cannot be read. */
  studio: { submissions: InStudio[]; mails: Mail[] } | undefined
  freeBytes: number
  /** Absent where the product does not back itself up. */
  backups?: BackupState | undefined
  /** What is there of what rows name; absent where files lie on another machine. */
  files?: NamedFiles | { unread: string } | undefined
  /** Absent where the shared cache hears of changes, or where there is none. */
  edge?: EdgeState | undefined
  /** What was found around the product: see `around/`. */
  around?: Finding[]
  now: number
}

/** Of the files that rows name, by their names below the data folder or in the bucket. */
export type NamedFiles = {
  named: number
  missing: string[]
  /** Of another size or other bytes than they must be. */
  other: string[]
  isBucket: boolean
}

const minute = 60_000
const leastFreeBytes = 500_000_000
/** Longer than this nothing waits while all is well. */
const patience = {
  delivery: 15 * minute,
  mail: 15 * minute,
  takingIn: 5 * minute,
  edge: 2 * minute,
}
/** The inbox forgets what the studio has had for thirty days. */
const keptMs = 30 * 24 * 60 * minute

export function findingsOf(facts: Facts): Finding[] {
  return [
    ...ofTheMachine(facts),
    ...(facts.around ?? []),
    ...ofTheBackups(facts),
    ...ofTheFiles(facts),
    ...ofTheEdge(facts),
    ...ofTheInbox(facts),
    ...ofTheStudio(facts),
    ...ofTheMail(facts),
  ]
}

function ofTheMachine({ inbox, damaged = [], studio, freeBytes }: Facts): Finding[] {
  return [
    damaged.length > 0 &&
      broken(
        `A damaged inbox was set aside (inbox/${damaged.join(', inbox/')}); what could be read of it goes on in the new one. Look at the disk. What it lacked may lie in the newest backup of the inbox; then move the folder away.`,
      ),
    freeBytes < leastFreeBytes &&
      broken(
        `The disk has ${Math.floor(freeBytes / 1_000_000)} MB left. Make room: below that the inbox refuses messages.`,
      ),
    !inbox && broken('The inbox cannot be read. Check DATA_DIR, and who may read the folder.'),
    !studio && broken('The database cannot be read. Check DATABASE_URL, and that PostgreSQL runs.'),
  ].filter((finding) => finding !== false)
}

function ofTheBackups({ backups, now }: Facts): Finding[] {
  if (!backups) return []
  return backupTroubles(backups, new Date(now)).map(({ trouble, job, since }) => {
    const reason = backups.failed[job]
      ? ` (${backups.failed[job].sentence.replace(/\.$/, '')})`
      : ''
    const day = minuteOf(since.toISOString())
    if (trouble === 'unproven')
      return broken(
        `The last drill could not restore a backup${reason}. Repair that, then npm run restore -- --drill.`,
      )
    const what = job === 'whole' ? 'No whole backup' : 'No backup of what visitors sent'
    return broken(`${what} since ${day} UTC${reason}. Repair that, then npm run backup.`)
  })
}

function ofTheFiles({ files }: Facts): Finding[] {
  if (!files) return []
  if ('unread' in files) return [broken(files.unread)]
  const { missing, other, isBucket } = files
  const told = (count: number) => (count === 1 ? '1 file' : `${count} files`)
  const place = isBucket ? 'in the bucket' : 'in the data folder'
  const move = isBucket
    ? ' Were they copied there? npm run files -- to-bucket. Else restore'
    : ' Restore'
  return [
    missing.length > 0 &&
      broken(
        `${told(missing.length)} that rows name: not ${place} (${some(missing)}).${move} them from a backup: npm run restore.`,
      ),
    other.length > 0 &&
      broken(
        `${told(other.length)} ${place}: other bytes than their rows say (${some(other)}). Look at the disk, and restore them from a backup: npm run restore.`,
      ),
  ].filter((finding) => finding !== false)
}

const some = (names: readonly string[]) =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`

function ofTheEdge({ edge, now }: Facts): Finding[] {
  if (!edge) return []
  const sentence = `The shared cache has not heard of changes since ${minuteOf(edge.since)} UTC (${edge.reason}). Check EDGE_PURGE_URL and EDGE_PURGE_TOKEN, and that it takes purges from this machine. What it shows is at most eleven minutes old.`
  const isLate = now - Date.parse(edge.since) > patience.edge
  return [{ weight: isLate ? 'broken' : 'waiting', sentence, references: [] }]
}

const minuteOf = (moment: string) => moment.slice(0, 16).replace('T', ' ')

/** What the studio had before it was read, and has no more. */
export function lostOf({
  inbox = [],
  inboxBefore = inbox,
  studio,
}: Pick<Facts, 'inbox' | 'inboxBefore' | 'studio'>): Received[] {
  if (!studio) return []
  const known = new Set(studio.submissions.map(({ reference }) => reference))
  return inboxBefore.filter(
    ({ deliveredAt, reference }) => deliveredAt !== undefined && !known.has(reference),
  )
}

function ofTheInbox({ inbox = [], inboxBefore, studio, now }: Facts): Finding[] {
  const waiting = inbox.filter(({ deliveredAt }) => deliveredAt === undefined)
  const late = waiting.filter(({ receivedAt }) => now - receivedAt > patience.delivery)
  const lost = lostOf({ inbox, inboxBefore, studio })
  const reason = late.find(({ lastError }) => lastError)?.lastError
  return [
    ...about(
      lost,
      'broken',
      (count) =>
        `${count} delivered and not in the studio. Restore the studio’s backup, or deliver them again: npm run doctor -- --deliver-again.`,
    ),
    ...about(
      late,
      'broken',
      (count) =>
        `${count} waiting for the studio for more than fifteen minutes${reason ? ` (${reason})` : ''}. Start the studio, and check SERVICE_KEY on both sides.`,
    ),
    ...about(without(waiting, late), 'waiting', (count) => `${count} on the way to the studio.`),
  ]
}

function ofTheStudio({ inbox, studio, now }: Facts): Finding[] {
  if (!studio) return []
  const { submissions } = studio
  const references = submissions.map(({ reference }) => reference)
  const twice = references.filter((reference, at) => references.indexOf(reference) !== at)
  const received = new Set(inbox?.map(({ reference }) => reference))
  const unknown = inbox
    ? submissions.filter(
        ({ reference, receivedAt, isErased }) =>
          !isErased && !received.has(reference) && now - receivedAt < keptMs - 24 * 60 * minute,
      )
    : []
  const left = submissions.filter(({ isTakenIn }) => !isTakenIn)
  const stuck = left.filter(({ receivedAt }) => now - receivedAt > patience.takingIn)
  const reason = stuck.find(({ processError }) => processError)?.processError
  return [
    ...about(
      twice.map((reference) => ({ reference })),
      'broken',
      (count) => `${count} stored twice. Report this with the references: it should be impossible.`,
    ),
    ...about(
      unknown,
      'broken',
      (count) =>
        `${count} in the studio and not in this inbox. Is DATA_DIR the folder of the site that received them?`,
    ),
    ...about(
      stuck,
      'broken',
      (count) =>
        `${count} stored and not taken to the desk${reason ? ` (${reason})` : ''}. Start the studio; if it runs, read its log.`,
    ),
    ...about(without(left, stuck), 'waiting', (count) => `${count} about to be taken to the desk.`),
  ]
}

function ofTheMail({ studio, now }: Facts): Finding[] {
  const mails = (studio?.mails ?? []).map((mail) => ({ ...mail, reference: mail.key }))
  const failed = mails.filter(({ state }) => state === 'failed')
  const waiting = mails.filter(({ state, dueAt }) => state === 'waiting' && dueAt <= now)
  const late = waiting.filter(({ dueAt }) => now - dueAt > patience.mail)
  const reason = [...failed, ...late].find(({ lastError }) => lastError)?.lastError
  return [
    ...about(
      failed,
      'broken',
      (count) =>
        `${count} given up${reason ? ` (${reason})` : ''}. Check SMTP_URL, then send them again from the outbox.`,
    ),
    ...about(
      late,
      'broken',
      (count) =>
        `${count} due and unsent for more than fifteen minutes${reason ? ` (${reason})` : ''}. Start the studio, and check SMTP_URL.`,
    ),
    ...about(without(waiting, late), 'waiting', (count) => `${count} about to be sent.`),
  ].map((finding) => ({ ...finding, sentence: finding.sentence.replace(/message/, 'mail') }))
}

type Named = { reference: string }

function about(
  concerned: readonly Named[],
  weight: Finding['weight'],
  say: (count: string) => string,
): Finding[] {
  if (concerned.length === 0) return []
  const count = concerned.length === 1 ? '1 message is' : `${concerned.length} messages are`
  const references = concerned.slice(0, 20).map(({ reference }) => reference)
  return [{ weight, sentence: say(count), references }]
}

const without = <Item>(items: readonly Item[], others: readonly Item[]) =>
  items.filter((item) => !others.includes(item))
