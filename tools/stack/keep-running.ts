import { Sentence } from '../sentence.ts'
import { restartDelay } from './restart-policy.ts'

/** One life of something: it serves, until `over` tells why it ended. */
export type Life = { over: Promise<string> }

/** Who keeps something alive: how it is called, whether it is still wanted, and whom it tells. */
export type Keeper = {
  name: string
  isWanted: () => boolean
  warn: (line: string) => void
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Settles with the first life, and from then on begins a new one after each death, for ever.
 * @param begin Begins a life; rejects when it ends before it serves.
 */
export async function keepRunning(keeper: Keeper, begin: () => Promise<Life>): Promise<void> {
  const first = await begin()
  void reviveForEver(first, keeper, begin)
}

async function reviveForEver(first: Life, keeper: Keeper, begin: () => Promise<Life>) {
  const deaths: number[] = []
  let life: Life | undefined = first
  let reason = ''
  while (keeper.isWanted()) {
    if (life) reason = await life.over
    if (!keeper.isWanted()) return
    deaths.push(Date.now())
    const delay = restartDelay(deaths)
    keeper.warn(`stopped unexpectedly (${reason}); it starts again in ${delay / 1000} s`)
    await keeper.wait(delay)
    life = undefined
    try {
      if (keeper.isWanted()) life = await begin()
    } catch (error) {
      reason = wordsOf(error)
    }
    if (life) keeper.warn('serves again')
  }
}

/**
 * Does what must be done before something serves, and does it again until it succeeds, after the
 * same pauses. @throws {Sentence} when it is not wanted any more.
 */
export async function tryUntilDone<T>(keeper: Keeper, work: () => Promise<T>): Promise<T> {
  const failures: number[] = []
  while (keeper.isWanted()) {
    try {
      return await work()
    } catch (error) {
      if (!keeper.isWanted()) break
      failures.push(Date.now())
      const delay = restartDelay(failures)
      keeper.warn(
        `${wordsOf(error)} The site is not concerned; this is tried again in ${delay / 1000} s.`,
      )
      await keeper.wait(delay)
    }
  }
  throw new Sentence('Stopped before it was ready.')
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
