/** What staff do with one lead or application beside changing its fields, under its own address. */
import type { Endpoint, PayloadHandler } from 'payload'
import { behind } from '../platform/access/may.ts'
import { recordActivity } from '../platform/history/record-activity.ts'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { answerBoard } from './answer-board.ts'
import { answerCv, answerCvLink } from './answer-cv.ts'
import { cancelRejection } from './application-mails.ts'
import type { ApplicationStage, LeadStage } from './stages.ts'
import { answerTags } from './tags.ts'
import { sendTestSubmission } from './test-submission.ts'
import { type Worked, withOne } from './with-one.ts'

const longestNote = 5_000

const post = (path: string, handler: PayloadHandler): Endpoint => ({
  path,
  method: 'post',
  handler,
})

/** `{ note }`: a line in the history. 400 without words. */
const addNote = (collection: Worked) =>
  withOne(collection, async (req, id) => {
    const body: { note?: unknown } | undefined = await req.json?.().catch(() => undefined)
    const note = typeof body?.note === 'string' ? body.note.trim() : ''
    if (!note || note.length > longestNote)
      return Response.json({ errors: [{ message: sayTo(req, wrongNote) }] }, { status: 400 })
    const about = collection === 'leads' ? { lead: id } : { application: id }
    await recordActivity(req, { type: 'note', note, ...about })
    return Response.json({ done: true }, { status: 201 })
  })

const wrongNote = say(
  'اكتب الملاحظة، في خمسة آلاف حرف على الأكثر',
  'Write the note, in 5,000 letters at most',
)

/** Moves a document; 400 with words where the stages do not allow it. */
const moveLead = (stage: LeadStage) =>
  withOne('leads', async (req, id) => {
    const options = { id, depth: 0, req, overrideAccess: false } as const
    await req.payload.update({ collection: 'leads', ...options, data: { stage } })
    return Response.json({ done: true })
  })

/** As `moveLead`. */
const moveApplication = (stage: ApplicationStage) =>
  withOne('applications', async (req, id) => {
    const options = { id, depth: 0, req, overrideAccess: false } as const
    await req.payload.update({ collection: 'applications', ...options, data: { stage } })
    return Response.json({ done: true })
  })

/** 409: the rejection has already left. */
const callBack = withOne('applications', async (req, id) => {
  const application = await req.payload.findByID({
    collection: 'applications',
    id,
    depth: 0,
    req,
    overrideAccess: true,
  })
  const isDone = await cancelRejection(req, application)
  if (isDone) {
    await req.payload.update({
      collection: 'applications',
      id,
      data: { rejectionMailAt: null },
      depth: 0,
      req,
      overrideAccess: true,
    })
    await recordActivity(req, { type: 'mail', application: id, to: 'rejection-cancelled' })
  }
  return Response.json({ done: isDone }, { status: isDone ? 200 : 409 })
})

export const leadEndpoints: Endpoint[] = [
  { path: '/board', method: 'get', handler: answerBoard('leads') },
  { path: '/tags', method: 'get', handler: answerTags },
  post('/test-submission', behind('sendTestMessage', sendTestSubmission)),
  post('/:id/notes', addNote('leads')),
  post('/:id/release', moveLead('new')),
  post('/:id/spam', moveLead('spam')),
]

export const applicationEndpoints: Endpoint[] = [
  { path: '/board', method: 'get', handler: answerBoard('applications') },
  { path: '/cv/:token', method: 'get', handler: answerCv },
  { path: '/:id/cv', method: 'get', handler: withOne('applications', answerCvLink) },
  {
    path: '/:id/files/:question',
    method: 'get',
    handler: withOne('applications', answerCvLink),
  },
  post('/:id/notes', addNote('applications')),
  post('/:id/release', moveApplication('received')),
  post('/:id/spam', moveApplication('spam')),
  post('/:id/cancel-rejection', callBack),
]
