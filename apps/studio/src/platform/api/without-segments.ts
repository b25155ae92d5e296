import type { BasePayload } from 'payload'
import type { Delivery } from '../feature.ts'
import { answerProblem } from './answer.ts'

/** A delivery whose address ends with its name. */
export const withoutSegments =
  (answer: (payload: BasePayload, request: Request) => Promise<Response>): Delivery =>
  async (payload, request, segments) =>
    segments.length === 0
      ? answer(payload, request)
      : answerProblem(request, 'not_found', 'No such address in this API.')
