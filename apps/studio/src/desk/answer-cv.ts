/** An applicant's file for a recruiter: first an address of five minutes, then the file under it. */
import type { PayloadHandler, PayloadRequest } from 'payload'
import { noteAccess } from '../audit/note-access.ts'
import { heldFiles } from '../platform/attachments.ts'
import { answerFile, fileAt } from './api/answer-attachment.ts'
import { readCvToken, signCv } from './cv-link.ts'

/** Leads on to the own address of the CV, or of the file that answers `:question`; 404 where there is none. */
export async function answerCvLink(req: PayloadRequest, id: string): Promise<Response> {
  const { submission } = await req.payload.findByID({
    collection: 'applications',
    id,
    depth: 0,
    select: { submission: true },
    req,
    overrideAccess: true,
  })
  if (!submission) return new Response(null, { status: 404 })
  const question = req.routeParams?.question
  const place =
    question === undefined ? '' : await cvPlaceOf(req, String(submission), String(question))
  if (place === undefined) return new Response(null, { status: 404 })
  const token = signCv(`${submission}${place}`, req.payload.secret, Date.now())
  await noteAccess(req, { action: 'download', subject: { collection: 'applications', id } })
  const headers = {
    Location: `/api/applications/cv/${token}`,
    'Cache-Control': 'private, no-store',
  }
  return new Response(null, { status: 303, headers })
}

export const answerCv: PayloadHandler = async (req) => {
  const token = String(req.routeParams?.token ?? '')
  const [submission, place] = (readCvToken(token, req.payload.secret, Date.now()) ?? '').split('~')
  if (!submission) return new Response(null, { status: 404 })
  return answerFile(fileAt(await findSubmission(req, submission), place))
}

async function cvPlaceOf(req: PayloadRequest, submission: string, question: string) {
  const files = heldFiles((await findSubmission(req, submission))?.files)
  const place = files.findIndex((file) => file.question === question)
  return place < 0 ? undefined : `~${place}`
}

const findSubmission = (req: PayloadRequest, id: string) =>
  req.payload.findByID({
    collection: 'submissions',
    id,
    depth: 0,
    req,
    overrideAccess: true,
    disableErrors: true,
  })
