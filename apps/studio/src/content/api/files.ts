/**
 * Files that readers may take home and recordings that pages play, for the site to fetch. Like those of pictures, their names are
 * made by the studio and never mean another file later. Handed out as attachments, never as pages.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { downloadName, recordingName } from '@wajiha/contract'
import { answerProblem } from '../../platform/api/answer.ts'
import { bodyOfStream } from '../../platform/api/body-of-stream.ts'
import { readEnv } from '../../platform/env.ts'

export async function answerFile(request: Request, name: string): Promise<Response> {
  if (!downloadName.test(name) && !recordingName.test(name))
    return answerProblem(request, 'not_found')
  const file = join(readEnv().filesDir, name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return answerProblem(request, 'not_found')
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Content-Length': String(found.size),
    'Content-Disposition': 'attachment',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(bodyOfStream(createReadStream(file)), { headers })
}
