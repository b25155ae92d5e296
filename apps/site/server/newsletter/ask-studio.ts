import {
  answerSchema,
  type SubscriptionAction,
  type SubscriptionOutcome,
  subscriptionAnswerSchema,
} from '@wajiha/contract'
import { createStudioCalls } from '../plumbing/studio-calls.ts'

/** Tells the studio what somebody decided. @returns `away` when it cannot be heard; never throws. */
export type AskStudio = (action: SubscriptionAction) => Promise<SubscriptionOutcome | 'away'>

const answered = answerSchema(subscriptionAnswerSchema)

/** @param apiBase ends with a slash. */
export function createAskStudio(apiBase: string, serviceKey: string | undefined): AskStudio {
  if (!serviceKey) return async () => 'away'
  const call = createStudioCalls(apiBase, serviceKey)
  return async (action) => {
    try {
      const answer = await call('subscriptions', { json: action })
      if (!answer.ok) return 'away'
      return answered.safeParse(await answer.json()).data?.data.outcome ?? 'away'
    } catch {
      return 'away'
    }
  }
}
