/** A CV for a recruiter: first an address of five minutes, then the file under it. */
import type { PayloadHandler, PayloadRequest } from 'payload'
import { answerFile } from '../api/v1/writes/answer-attachment.ts'
import { noteAccess } from '../privacy/note-access.ts'
import { readCvToken, signCv } from './cv-link.ts'

/** Leads on to the file's own address; 404 where there is no file. */
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
  await noteAccess(req, { action: 'download', subject: { collection: 'applications', id } })
  const token = signCv(String(submission), req.payload.secret, Date.now())
  const headers = {
    Location: `/api/applications/cv/${token}`,
    'Cache-Control': 'private, no-store',
  }
  return new Response(null, { status: 303, headers })
}

export const answerCv: PayloadHandler = async (req) => {
  const token = String(req.routeParams?.token ?? '')
  const submission = readCvToken(token, req.payload.secret, Date.now())
  if (!submission) return new Response(null, { status: 404 })
  const row = await req.payload.findByID({
    collection: 'submissions',
    id: submission,
    depth: 0,
    req,
    overrideAccess: true,
    disableErrors: true,
  })
  return answerFile(row)
}
