import { Sentence } from '../sentence.ts'
import { restartDelay } from './restart-policy.ts'

/** How a life ended, in words; by itself and in order, as a process does that is asked to leave, or by an accident. */
export type Ending = { how: string; inOrder: boolean }

/** One life of something: it serves, until `over` tells how it ended. */
export type Life = {
  over: Promise<Ending>
  /** Tells it that another serves in its place: it finishes what it is at, and ends. */
  retire?: () => void
}

/** Who keeps something alive: how it is called, whether it is still wanted, and whom it tells. */
export type Keeper = {
  name: string
  isWanted: () => boolean
  warn: (line: string) => void
  wait: (milliseconds: number) => Promise<void>
}

export type Kept = {
  /** Begins another life beside this one, which retires when that serves. @throws {Sentence} and goes on as before. */
  replace: () => Promise<void>
}

/** @param isSuccessor whether another life goes on beside it until it serves. */
type Begin = (isSuccessor: boolean) => Promise<Life>

/** The life that serves now; nothing while a new one is being begun. */
type Current = { life: Life | undefined }

/**
 * Settles with the first life, and from then on begins a new one after each death, for ever.
 * @param begin Begins a life; rejects when it ends before it serves.
 * @param beforeReplacing What a successor needs.
 */
export async function keepRunning(
  keeper: Keeper,
  begin: Begin,
  beforeReplacing?: () => Promise<unknown> | undefined,
): Promise<Kept> {
  const current: Current = { life: await begin(false) }
  void reviveForEver(current, keeper, begin)
  let isReplacing = false
  return {
    async replace() {
      if (isReplacing) throw new Sentence(`${keeper.name} is being replaced already.`)
      isReplacing = true
      try {
        await beforeReplacing?.()
        follow(current, await begin(true))
      } finally {
        isReplacing = false
      }
    },
  }
}

/** The next life serves: whichever serves beside it retires. */
function follow(current: Current, next: Life) {
  const before = current.life
  current.life = next
  before?.retire?.()
}

async function reviveForEver(current: Current, keeper: Keeper, begin: Begin) {
  const deaths: number[] = []
  let ending: Ending = { how: '', inOrder: false }
  while (keeper.isWanted()) {
    const { life } = current
    if (life) ending = await life.over
    if (!keeper.isWanted()) return
    // Its successor serves.
    if (current.life !== life) continue
    current.life = undefined
    // Whoever asks a part to leave many times in a minute has no reason to wait for it ever longer.
    if (!ending.inOrder) deaths.push(Date.now())
    const delay = restartDelay(ending.inOrder ? [] : deaths)
    keeper.warn(`stopped unexpectedly (${ending.how}); it starts again in ${delay / 1000} s`)
    await keeper.wait(delay)
    try {
      // A successor may have come meanwhile.
      if (keeper.isWanted() && !current.life) follow(current, await begin(false))
    } catch (error) {
      ending = { how: wordsOf(error), inOrder: false }
    }
    if (current.life) keeper.warn('serves again')
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
