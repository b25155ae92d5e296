/** What the doctor prints. Pure. */
import { box } from '../box.ts'
import type { Finding } from './finding.ts'
import type { Facts } from './findings.ts'

/** @param isRunning nothing where there is no database. */
export function summary(facts: Facts, findings: readonly Finding[], isRunning?: boolean): string {
  const { inbox = [], studio, freeBytes, now } = facts
  const stored = studio?.submissions ?? []
  const inInbox = new Set(inbox.map(({ reference }) => reference))
  const both = stored.filter(({ reference }) => inInbox.has(reference))
  const mailed = stored.filter(({ mails }) => mails.sent > 0 && mails.waiting + mails.failed === 0)
  const undelivered = inbox.filter(({ deliveredAt }) => deliveredAt === undefined)
  const rows: [string, string][] = [
    ['Received', `${inbox.length} in the inbox (kept for thirty days)`],
    ['Stored', `${stored.length} in the studio, ${both.length} of them in the inbox too`],
    [
      'Mailed',
      `${mailed.length}; others have no address, nobody to tell, wait in quarantine, or are files (no SMTP_URL)`,
    ],
    ['Answered', `${stored.filter(({ isAnswered }) => isAnswered).length} by somebody`],
    ['Oldest undelivered', ageOf(undelivered[0]?.receivedAt, now)],
    ['Oldest unsent mail', ageOf(oldestDue(facts), now)],
    ['Disk', `${Math.floor(freeBytes / 1_000_000)} MB free`],
    ...filesRow(facts),
    ['Backup', backupText(facts)],
    ['Product', isRunning === undefined ? 'never started' : isRunning ? 'running' : 'stopped'],
  ]
  return [box('Wajiha · doctor', rows), ...findings.map(lineOf), verdict(findings)].join('\n')
}

/** The same for programs: one object of JSON. Times are milliseconds since 1970, sizes bytes. */
export function report(facts: Facts, findings: readonly Finding[]): string {
  const { inbox, studio, freeBytes, now, files } = facts
  const waiting = (inbox ?? []).filter(({ deliveredAt }) => deliveredAt === undefined)
  return JSON.stringify({
    at: now,
    isWell: !findings.some(({ weight }) => weight === 'broken'),
    findings,
    received: inbox?.length ?? null,
    waiting: waiting.length,
    oldestWaiting: waiting[0]?.receivedAt ?? null,
    stored: studio?.submissions.length ?? null,
    oldestUnsentMail: oldestDue(facts) ?? null,
    files: files && 'named' in files ? files.named : null,
    freeBytes,
  })
}

const marks = { broken: '✗', waiting: '…', unsure: '?' } as const

const lineOf = ({ weight, sentence, references }: Finding) =>
  `${marks[weight]} ${sentence}${references.length > 0 ? `\n    ${references.join(', ')}` : ''}`

const verdict = (findings: readonly Finding[]) =>
  findings.some(({ weight }) => weight === 'broken')
    ? ''
    : 'received = stored = mailed = answered, but for what is on its way and what nobody has answered.'

const oldestDue = ({ studio, now }: Facts) =>
  studio?.mails.find(({ state, dueAt }) => state === 'waiting' && dueAt <= now)?.dueAt

function filesRow({ files }: Facts): [string, string][] {
  if (!files) return []
  if ('unread' in files) return [['Files', 'cannot be read']]
  const { named, isBucket } = files
  return [['Files', `${named} named by rows and ${isBucket ? 'looked for in the bucket' : 'read'}`]]
}

function backupText({ backups, now }: Facts): string {
  if (!backups) return 'not by itself: set BACKUP_TARGET and BACKUP_KEY'
  const { whole, inbox, drill } = backups.done
  const age = (one: { at: string } | undefined) =>
    one ? `${ageOf(Date.parse(one.at), now)} ago` : 'never'
  return `whole ${age(whole)}, what visitors sent ${age(inbox)}, restored in a drill ${age(drill)}`
}

function ageOf(since: number | undefined, now: number): string {
  if (since === undefined) return 'none'
  const minutes = Math.max(0, Math.round((now - since) / 60_000))
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}
