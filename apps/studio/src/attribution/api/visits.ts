/** `POST visits`: visits and counts that the site delivers in batches. Only the site is heard. */
import { limits, visitsSchema } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { answerProblem } from '../../platform/api/answer.ts'
import { knowsServiceKey } from '../../platform/api/service-key.ts'
import { storeVisits } from '../store-visits.ts'

const mostBytes = 16 * limits.submissionBytes

export async function answerVisits(payload: BasePayload, request: Request): Promise<Response> {
  if (!knowsServiceKey(request)) return answerProblem(request, 'unauthorised')
  if (request.method !== 'POST')
    return answerProblem(request, 'method_not_allowed', undefined, { Allow: 'POST' })
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return answerProblem(request, 'unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes)
    return answerProblem(request, 'too_large')
  const visits = visitsSchema.safeParse(await request.json().catch(() => undefined))
  if (!visits.success) return answerProblem(request, 'validation')
  await storeVisits(payload, visits.data)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
