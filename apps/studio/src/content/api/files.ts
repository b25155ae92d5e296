/**
 * Files that readers may take home and recordings that pages play, for the site to fetch. Like those of pictures, their names are
 * made by the studio and never mean another file later. Handed out as attachments, never as pages.
 */
import { downloadName, recordingName } from '@wajiha/contract'
import { answerProblem } from '../../platform/api/answer.ts'
import { answerStored } from '../../platform/api/answer-stored.ts'

export async function answerFile(request: Request, name: string): Promise<Response> {
  if (!downloadName.test(name) && !recordingName.test(name))
    return answerProblem(request, 'not_found')
  return answerStored(request, 'files', name, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': 'attachment',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
}
