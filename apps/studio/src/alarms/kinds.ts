/** What an alarm can be about, in the words of the studio. */

import { keysOf } from '@wajiha/contract/records'
import { choices } from '../platform/i18n/say.ts'

export const kindWords = {
  'mail-failed': ['بريدٌ تعذّر إرساله نهائيًّا', 'Mails that failed for good'],
  'mail-late': ['بريد يتأخّر إرساله', 'Mails that do not leave'],
  'leads-unanswered': [
    'عملاء ينتظرون ردًّا بعد انقضاء موعده',
    'Leads that wait past their hour for an answer',
  ],
  'backup-late': ['لا نسخة احتياطيّة حديثة', 'No fresh backup'],
  'backup-unproven': [
    'نسخة احتياطيّة لم تُستعَد في التجربة اليوميّة',
    'A backup that the daily drill could not restore',
  ],
} as const satisfies Record<string, readonly [string, string]>

export type AlarmKind = keyof typeof kindWords
export const alarmKinds = keysOf(kindWords)
export const kindChoices = choices<AlarmKind>(kindWords)

/** Where a person sees what it is about. */
export const kindPaths: Record<AlarmKind, string> = {
  'mail-failed': '/admin/collections/outbox?where[state][equals]=failed',
  'mail-late': '/admin/collections/outbox?where[state][equals]=waiting',
  'leads-unanswered': '/admin/collections/leads?where[stage][equals]=new',
  // What they are in stands on the start page.
  'backup-late': '/admin#backups',
  'backup-unproven': '/admin#backups',
}
