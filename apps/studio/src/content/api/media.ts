/**
 * Pictures, for the site to fetch. Names are made by the studio at upload (`<uuid>.<type>`), so a
 * name never means another picture later and may be kept for ever; a picture that was replaced is still there.
 */
import { storedType } from '@wajiha/contract/stored-type'
import { answerProblem } from '../../platform/api/answer.ts'
import { answerStored } from '../../platform/api/answer-stored.ts'
import { formerNameOf } from '../uploads/former-files.ts'

const safeName = /^[\w-]{1,100}\.(?:avif|webp|png|jpe?g|gif)$/

export async function answerMedia(request: Request, name: string): Promise<Response> {
  if (!safeName.test(name)) return answerProblem(request, 'not_found')
  const headers = {
    'Content-Type': storedType(name),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
  const answer = await answerStored(request, 'media', name, headers)
  if (answer.status !== 404) return answer
  return answerStored(request, 'media', formerNameOf(name), headers)
}
