/**
 * What is done with an issue below `/api/newsletter-issues/`: looked at as mail, tried, sent, paused, stopped; how
 * it stands; and the articles of a month.
 */
import { readLocale } from '@wajiha/arabic'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import type { NewsletterIssue } from '../payload-types.ts'
import { behind } from '../platform/access/may.ts'
import { inTransaction } from '../platform/database/transactions.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { fieldOf } from '../platform/objects.ts'
import { answerMail } from './answer-mail.ts'
import { answerStanding } from './answer-standing.ts'
import { answerPostsOfMonth } from './posts-of-month.ts'
import { sendTest } from './sending/send-test.ts'
import { scheduleIssue, startIssue } from './sending/start-issue.ts'
import { steerIssue, type Turn } from './sending/steer-issue.ts'

type Answer = (req: PayloadRequest, issue: NewsletterIssue) => Promise<Response>

/** The issue that the address names, of whoever may read it. */
const withIssue =
  (answer: Answer): PayloadHandler =>
  async (req) => {
    const issue = await req.payload.findByID({
      collection: 'newsletter-issues',
      id: String(req.routeParams?.id ?? ''),
      depth: 0,
      req,
      overrideAccess: false,
      disableErrors: true,
    })
    return issue ? answer(req, issue) : new Response(null, { status: 404 })
  }

const mine = say(
  'يرسل النشرة فريق التسويق والمديرون',
  'Marketers and administrators send the newsletter',
)
const tooLate = say(
  'تغيّرت حال هذا العدد، فلا يمكن ذلك الآن.',
  'This issue is in another state by now, so that cannot be done.',
)
const noAddress = say('ليس لحسابك بريد.', 'Your account has no e-mail.')
const noLanguage = say(
  'لا عنوان ولا نصّ في أيّ لغة بعد. احفظ ثمّ جرّب.',
  'No language has a subject and a text yet. Save, then try.',
)
const noTime = say('اكتب يومًا وساعة.', 'Write a day and an hour.')

/** 409, in the shape of Payload's own errors, which the button can show. */
const refused = (req: PayloadRequest, words: Said) =>
  Response.json({ errors: [{ message: sayTo(req, words) }] }, { status: 409 })

const test: Answer = async (req, issue) => {
  const to = fieldOf(req.user, 'email')
  if (typeof to !== 'string' || !to) return refused(req, noAddress)
  const languages = await inTransaction(req, () => sendTest(req, issue, to))
  return languages.length > 0 ? Response.json({ languages, to }) : refused(req, noLanguage)
}

/** `{ at }` is ISO 8601; without it, now. */
const send: Answer = async (req, { id }) => {
  const body: unknown = await req.json?.().catch(() => undefined)
  const at = fieldOf(body, 'at')
  const moment = typeof at === 'string' ? new Date(at) : undefined
  if (moment && Number.isNaN(moment.getTime())) return refused(req, noTime)
  const now = new Date()
  const why = await inTransaction(req, () =>
    moment ? scheduleIssue(req, id, moment, now) : startIssue(req, id, now),
  )
  return why ? refused(req, why) : Response.json({ done: true })
}

const steer =
  (turn: Turn): Answer =>
  async (req, { id }) =>
    (await inTransaction(req, () => steerIssue(req, id, turn)))
      ? Response.json({ done: true })
      : refused(req, tooLate)

const act = (path: string, answer: Answer): Endpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: behind('sendNewsletter', withIssue(answer), mine),
})

const askedLocale = (req: PayloadRequest) =>
  readLocale(new URL(req.url ?? 'http://x').searchParams.get('in'))

export const issueEndpoints: Endpoint[] = [
  {
    path: '/posts-of-month',
    method: 'get',
    handler: behind('sendNewsletter', answerPostsOfMonth, mine),
  },
  {
    path: '/:id/mail',
    method: 'get',
    handler: withIssue((req, issue) => answerMail(req, issue, askedLocale(req))),
  },
  { path: '/:id/standing', method: 'get', handler: withIssue(answerStanding) },
  act('test', test),
  act('send', send),
  act('pause', steer('pause')),
  act('continue', steer('continue')),
  act('stop', steer('stop')),
]
