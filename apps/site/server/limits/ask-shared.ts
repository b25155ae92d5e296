/**
 * Asks a shared store, and waits for it a moment: an answer that does not come in time is done without. After three such
 * in a row nobody asks for a while; then one question tries, as with a studio that is away.
 */

import { type Log, reasonOf } from '../log.ts'
import { createBreaker } from '../plumbing/breaker.ts'

/** Longest wait for one answer, milliseconds: far more than a question takes, and less than a person notices. */
const budgetMs = 100

export type AskShared = {
  /** @param otherwise what holds where no answer comes in time. */
  ask: <Value>(question: () => Promise<Value>, otherwise: Value) => Promise<Value>
  /** Whether it is done without for now. */
  isAway: () => boolean
  /** How many questions it has not answered: too late, not at all, or never asked. */
  unanswered: () => number
}

export function createAskShared(log: Log, now?: () => number): AskShared {
  const breaker = createBreaker(now)
  let isAway = false
  let unanswered = 0
  const ask: AskShared['ask'] = async (question, otherwise) => {
    if (!breaker.allows()) {
      unanswered += 1
      return otherwise
    }
    try {
      const value = await inTime(question())
      breaker.succeeded()
      if (isAway) log.info('limits_shared')
      isAway = false
      return value
    } catch (error) {
      unanswered += 1
      const isOpen = breaker.failed()
      if (isOpen && !isAway) log.warn('limits_local', { reason: reasonOf(error) })
      isAway ||= isOpen
      return otherwise
    }
  }
  return { ask, isAway: () => isAway, unanswered: () => unanswered }
}

function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No answer within ${budgetMs} ms`))
    const clock = setTimeout(late, budgetMs)
    answer.then(resolve, reject).finally(() => clearTimeout(clock))
  })
}
