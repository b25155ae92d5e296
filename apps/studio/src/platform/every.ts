import type { BasePayload } from 'payload'

type Round = {
  payload: Pick<BasePayload, 'logger'>
  /** From the end of one round to the beginning of the next. */
  everyMs: number
  /** Before the first round; it begins at once unless told. */
  firstAfterMs?: number
  /** What is logged of a round that failed; the next one comes all the same. */
  failure: string
  work: () => Promise<unknown>
}

/**
 * Work by the clock for as long as the process lives: never two rounds at once, and no reason for the
 * process to stay. @returns how to stop it.
 */
export function every({ payload, everyMs, firstAfterMs, failure, work }: Round): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const arm = (ms: number) => {
    if (!isStopped) timer = setTimeout(round, ms).unref()
  }
  const round = async () => {
    try {
      await work()
    } catch (err) {
      payload.logger.warn({ err, msg: failure })
    }
    arm(everyMs)
  }
  if (firstAfterMs === undefined) void round()
  else arm(firstAfterMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
