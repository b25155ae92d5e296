/** Begins to send an issue: from here on its mails are what they are, and its page is in the archive. */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, locales } from '@wajiha/arabic'
import { keysOf } from '@wajiha/contract/records'
import type { PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { readLetterhead } from '../../mail/letterhead.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { tellArchive } from '../collections/rules.ts'
import { mostBytes, renderLetter } from '../letter/render-letter.ts'
import { readWritings } from '../read-writing.ts'
import { holdIssue, type IssueState, type Letters, moveIssue } from './issue-state.ts'

const begun = say('بدأ إرسال هذا العدد من قبل.', 'This issue was begun to be sent before.')
const gone = say('ليس هذا العدد هنا.', 'This issue is not here.')
const wordless = say(
  'لا عنوان ولا نصّ في أيّ لغة، فلا شيء يُرسل.',
  'No language has a subject and a text, so there is nothing to send.',
)
const tooLong = say(
  'العدد أطول ممّا يعرضه جيميل كاملًا. اختصره، وإلّا قُطع آخره وفيه رابط إلغاء الاشتراك.',
  'The issue is longer than Gmail shows whole. Shorten it, or its end is cut, and the way to unsubscribe with it.',
)
const past = say('هذا الوقت مضى.', 'That time has passed.')

/** The mails of an issue as it is saved now, without their readers. */
export async function renderLetters(
  req: PayloadRequest,
  id: string,
  slug: string,
): Promise<Letters> {
  const writings = await readWritings(req, id)
  const letters: Letters = {}
  for (const locale of keysOf(writings)) {
    const writing = writings[locale]
    if (!writing) continue
    const head = await readLetterhead(req, locale)
    letters[locale] = renderLetter({ writing, of: { locale, slug }, head })
  }
  return letters
}

/** Why these mails may not leave. */
export function mistakeIn(letters: Letters): Said | undefined {
  const all = Object.values(letters)
  if (all.length === 0) return wordless
  return all.some(({ html }) => Buffer.byteLength(html) > mostBytes) ? tooLong : undefined
}

const notYet: readonly IssueState[] = ['draft', 'scheduled']

/** In the caller's transaction. @returns why it was not begun. */
export async function startIssue(
  req: PayloadRequest,
  id: string,
  now: Date,
): Promise<Said | undefined> {
  const issue = await holdIssue(req, id)
  if (!issue) return gone
  if (!notYet.includes(issue.state)) return begun
  const letters = await renderLetters(req, id, issue.slug)
  const mistake = mistakeIn(letters)
  if (mistake) return mistake
  const sentIn = locales.filter((locale: Locale) => letters[locale])
  await moveIssue(
    req,
    id,
    'sending',
    // Whoever sends now what was planned for later plans it no more.
    sql`started_at = ${now.toISOString()}, batch_at = null, finished_at = null,
      send_at = case when send_at <= ${now.toISOString()} then send_at end,
      sent_in = ${sentIn.join(' ')}, letters = ${JSON.stringify(letters)}::jsonb,`,
  )
  await noteAct(req, {
    act: 'newsletter-sent',
    subject: 'newsletter-issues',
    id,
    detail: sentIn.join(', '),
  })
  await tellArchive(req, id)
  return undefined
}

/** Sends it later. Its words are those that stand there then. @returns why not. */
export async function scheduleIssue(
  req: PayloadRequest,
  id: string,
  at: Date,
  now: Date,
): Promise<Said | undefined> {
  const issue = await holdIssue(req, id)
  if (!issue) return gone
  if (!notYet.includes(issue.state)) return begun
  if (at <= now) return past
  const mistake = mistakeIn(await renderLetters(req, id, issue.slug))
  if (mistake) return mistake
  await moveIssue(req, id, 'scheduled', sql`send_at = ${at.toISOString()},`)
  return undefined
}
