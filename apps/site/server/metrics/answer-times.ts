/**
 * How many answers were given and how long each took, counted where every answer ends. It lies in the way of
 * each, so it adds to numbers that stand ready and leaves nothing behind.
 */
import { type IncomingMessage, ServerResponse } from 'node:http'

/** Seconds. */
export const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

export type AnswerTimes = {
  /** For `createServer`. */
  ServerResponse: typeof ServerResponse
  /** Answers by the first digit of their status. */
  byClass: Float64Array
  /** Answers within each bound alone, and above all. */
  counts: Float64Array
  /** Seconds of all together. */
  sum: () => number
}

export function countAnswers(): AnswerTimes {
  const byClass = new Float64Array(6)
  const counts = new Float64Array(bounds.length + 1)
  let sum = 0

  /** From the moment when its request was read until its last bytes were handed over. */
  class CountedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
    readonly #begun = performance.now()
    #isCounted = false

    // biome-ignore lint/suspicious/noExplicitAny: as the class itself declares them.
    override end(chunk?: any, encoding?: any, done?: any): this {
      if (!this.#isCounted) {
        this.#isCounted = true
        const seconds = (performance.now() - this.#begun) / 1000
        let at = 0
        while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1
        counts[at] = (counts[at] ?? 0) + 1
        const digit = Math.trunc(this.statusCode / 100)
        byClass[digit] = (byClass[digit] ?? 0) + 1
        sum += seconds
      }
      return super.end(chunk, encoding, done)
    }
  }
  return { ServerResponse: CountedResponse, byClass, counts, sum: () => sum }
}
