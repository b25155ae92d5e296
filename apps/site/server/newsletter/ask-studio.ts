import {
  answerSchema,
  limits,
  type SubscriptionAction,
  type SubscriptionOutcome,
  subscriptionAnswerSchema,
} from '@wajiha/contract'

/** Tells the studio what somebody decided. @returns `away` when it cannot be heard; never throws. */
export type AskStudio = (action: SubscriptionAction) => Promise<SubscriptionOutcome | 'away'>

const answered = answerSchema(subscriptionAnswerSchema)

/** @param apiBase ends with a slash. */
export function createAskStudio(apiBase: string, serviceKey: string | undefined): AskStudio {
  return async (action) => {
    if (!serviceKey) return 'away'
    try {
      const answer = await fetch(`${apiBase}subscriptions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
        body: JSON.stringify(action),
        redirect: 'error',
        signal: AbortSignal.timeout(limits.deliverTimeoutMs),
      })
      if (!answer.ok) return 'away'
      return answered.safeParse(await answer.json()).data?.data.outcome ?? 'away'
    } catch {
      return 'away'
    }
  }
}
