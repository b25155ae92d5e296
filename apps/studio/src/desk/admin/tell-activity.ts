/** A line of the history in words. */

import type { Language } from '../../platform/admin/words.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { arrivalWays } from '../by-hand/ways.ts'
import { applicationStages, leadStages, lostReasons, rejectionReasons } from '../stages.ts'

export type Activity = {
  id: string
  type: string
  from?: string | null
  to?: string | null
  note?: string | null
  actorName?: string | null
  /** ISO 8601. */
  at: string
}

const kinds: Record<string, Said> = {
  received: say('وصل', 'Received'),
  stage: say('نُقل', 'Moved'),
  owner: say('المسؤول', 'Owner'),
  tag: say('الوسم', 'Tag'),
  'next-action': say('الخطوة التالية', 'Next action'),
  value: say('القيمة', 'Value'),
  rating: say('التقييم', 'Rating'),
  interview: say('المقابلة', 'Interview'),
  note: say('ملاحظة', 'Note'),
  mail: say('رسالة', 'Mail'),
  merged: say('دُمج معه', 'Merged'),
  corrected: say('تصحيح', 'Corrected'),
  deleted: say('إلى المهملات', 'To the bin'),
  restored: say('عاد من المهملات', 'Out of the bin'),
}

const words: Record<string, Said> = {
  ...arrivalWays,
  ...leadStages,
  ...applicationStages,
  ...lostReasons,
  ...rejectionReasons,
  'mail-bounced': say('ارتدّت ولم تصل', 'Bounced, and was not delivered'),
  'mail-bounced-once': say('ارتدّت هذه المرّة', 'Bounced this time'),
  'mail-answered': say('جواب بالبريد', 'Answered by mail'),
  'job-closed': say('بعد أن أُغلق باب التقدّم', 'After the job had closed'),
  'rejection-cancelled': say('أوقفت رسالة الاعتذار', 'The rejection mail was stopped'),
}

const wordsOf = (code: string | null | undefined): Said | undefined =>
  code && Object.hasOwn(words, code) ? words[code] : undefined

const arrow: Record<Language, string> = { ar: ' ← ', en: ' → ' }

/** A moment as it is written down: of UTC, to the minute or in full. */
const writtenMoment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?Z)?/g

/**
 * `{ what: 'نُقل', detail: 'جديد ← مؤهَّل' }`. What the server does not translate stays as written.
 *
 * @param tell a moment as the lines beside this one have theirs.
 */
export function tellActivity(
  { type, from, to, note }: Activity,
  language: Language,
  tell: (at: Date) => string,
): { what: string; detail: string } {
  const isCode = type === 'stage' || type === 'received' || type === 'mail'
  const said = (text: string | null | undefined) => {
    const known = isCode ? wordsOf(text) : undefined
    if (known) return known[language]
    const inWords = (at: string) => tell(new Date(at.endsWith('Z') ? at : `${at}Z`))
    return text?.replaceAll(writtenMoment, inWords) || undefined
  }
  // Of an answer, `from` is the key by which its mail is found.
  const isAnswered = to === 'mail-answered'
  const what = kinds[type]?.[language] ?? type
  const path = [isAnswered ? undefined : said(from), said(to)].filter(
    (part) => part !== undefined && part !== what,
  )
  const removed = !to && from && type !== 'received' ? [...path, '—'] : path
  const reason =
    type === 'stage'
      ? said(note)
      : type === 'received' || (type === 'mail' && to !== 'mail-answered')
        ? (wordsOf(note)?.[language] ?? isolated(note))
        : undefined
  return {
    what,
    detail: withReason(removed.join(arrow[language]), reason),
  }
}

const withReason = (said: string, reason: string | undefined) =>
  said && reason ? `${said} (${reason})` : said || (reason ?? '')

/** An address, a server's words and the name of another system keep their own order inside Arabic. */
const isolated = (text: string | null | undefined) => (text ? `\u2068${text}\u2069` : undefined)
