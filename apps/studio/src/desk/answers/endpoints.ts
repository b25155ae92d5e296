/**
 * `GET /api/leads/ID/answers`: templates filled for this lead. `POST` there `{ key, locale, subject, text }`:
 * 201, 400 in words for what lacks, 409 where there is nobody to answer.
 */
import { isLocale } from '@wajiha/arabic'
import type { Endpoint, PayloadRequest } from 'payload'
import { namesIn } from '../../mail/template-syntax.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { isRecord } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'
import { withOne } from '../with-one.ts'
import { type Answer, answerLead } from './answer-lead.ts'
import { fillTemplates } from './fill-templates.ts'

const longest = { subject: 200, text: 8_000 }

const offerTemplates = withOne('leads', async (req, id) => {
  const lead = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return Response.json({ templates: await fillTemplates(req, lead) })
})

const sendAnswer = withOne('leads', async (req, id) => {
  const answer = await readAnswer(req)
  if (!answer) return Response.json({ errors: [{ message: sayTo(req, lacking) }] }, { status: 400 })
  const [unfilled] = namesIn(`${answer.subject}\n${answer.text}`)
  if (unfilled !== undefined) throw new Refusal(req, notFilled(unfilled), 400)
  const { payload, user, i18n } = req
  await inOwnTransaction(
    payload,
    // A refusal is said in the language of whoever asked.
    (own) => answerLead(Object.assign(own, { i18n }), id, answer),
    { user },
  )
  return Response.json({ done: true }, { status: 201 })
})

const notFilled = (name: string) =>
  say(
    `في الرسالة {{${name}}}، وسيصل إلى العميل كما هو. ضع مكانه ما تقصده، أو احذفه.`,
    `The mail has {{${name}}} in it, which would reach the customer as it is. Put what you mean in its place, or remove it.`,
  )

const lacking = say(
  'اكتب العنوان والجواب: العنوان في مئتي حرف والجواب في ثمانية آلاف على الأكثر',
  'Write a subject and an answer: the subject in 200 letters at most, the answer in 8,000',
)

async function readAnswer(req: PayloadRequest): Promise<Answer | undefined> {
  const body: unknown = await req.json?.().catch(() => undefined)
  if (!isRecord(body)) return undefined
  const { key, locale } = body
  const [subject, text] = [textOf(body.subject), textOf(body.text)]
  const isRight =
    subject && text && subject.length <= longest.subject && text.length <= longest.text
  if (!isRight || !isLocale(locale)) return undefined
  if (typeof key !== 'string' || !/^[a-z0-9-]{8,64}$/i.test(key)) return undefined
  return { key, locale, subject, text }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

export const answerEndpoints: Endpoint[] = [
  { path: '/:id/answers', method: 'get', handler: offerTemplates },
  { path: '/:id/answers', method: 'post', handler: sendAnswer },
]
