/** `POST subscriptions`: what somebody decided about the newsletter; only the site, with its key, asks. */
import { subscriptionActionSchema } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { decideSubscription } from '../mail/decide-subscription.ts'
import { answerData, answerProblem } from '../platform/api/answer.ts'
import { knowsServiceKey } from '../platform/api/service-key.ts'
import { localRequest } from '../platform/local-request.ts'
import { keepApplication } from '../privacy/retention/keep-link.ts'

export async function answerSubscriptions(
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  if (!knowsServiceKey(request)) return answerProblem(request, 'unauthorised')
  if (segments.length > 0) return answerProblem(request, 'not_found')
  if (request.method !== 'POST')
    return answerProblem(request, 'method_not_allowed', undefined, { Allow: 'POST' })
  const action = subscriptionActionSchema.safeParse(await request.json().catch(() => undefined))
  if (!action.success) return answerProblem(request, 'validation')
  const { data } = action
  const outcome =
    data.action === 'keep'
      ? await keepApplication(payload, data.token)
      : await decideSubscription(await localRequest(payload), data)
  return answerData(request, { data: { outcome } }, { locale: 'en' })
}
