/** A message that staff send to themselves, to see the whole way before the first visitor does (LEAD-23). */

import { randomUUID } from 'node:crypto'
import { readLocale } from '@wajiha/arabic'
import type { Submission } from '@wajiha/contract'
import type { PayloadHandler } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { processSubmission } from './process-submission.ts'

/** 201 `{ id }` of the lead. */
export const sendTestSubmission: PayloadHandler = async (req) => {
  const { user } = req
  const submission: Submission = {
    id: randomUUID(),
    idempotencyKey: `test:${randomUUID()}`,
    reference: `test${randomUUID().slice(0, 6)}`,
    form: 'contact',
    receivedAt: new Date().toISOString(),
    locale: readLocale(req.i18n?.language),
    answers: {
      name: sayTo(req, say('رسالة تجربة', 'Test message')),
      ...(user?.email ? { email: user.email, emailNorm: user.email.toLowerCase() } : {}),
      message: sayTo(req, words),
      consentPrivacy: true,
    },
    touches: [],
    quarantine: { score: 0, reasons: [] },
  }
  const { payload } = req
  const { columnsOf } = await import('./api/submissions.ts')
  const row = await payload.create({
    collection: 'submissions',
    data: columnsOf(submission),
    depth: 0,
    overrideAccess: true,
  })
  await processSubmission(payload, row.id)
  const where = { submission: { equals: row.id } }
  const { docs } = await payload.find({
    collection: 'leads',
    where,
    depth: 0,
    overrideAccess: true,
  })
  return Response.json({ id: docs[0]?.id }, { status: 201 })
}

const words = say(
  'أرسلتَ هذه الرسالة من الاستوديو لترى الطريق كلّه: تصل هنا، وتُحسب مهلتها، ويخرج بريدها.',
  'You sent this from the studio to see the whole way: it arrives here, its clock starts, its mail goes out.',
)
