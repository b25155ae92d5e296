import type { BasePayload } from 'payload'
import { mailHealth } from '../alarms/mail-health.ts'
import { answerData, answerProblem } from '../platform/api/answer.ts'

/** 200 and how the mail stands when the database answers, 503 otherwise. */
export async function answerHealth(payload: BasePayload, request: Request): Promise<Response> {
  try {
    const mail = await mailHealth(payload)
    return answerData(request, { status: 'ok', mail }, { locale: 'en' })
  } catch {
    return answerProblem(request, 'unavailable', 'The database does not answer.')
  }
}
