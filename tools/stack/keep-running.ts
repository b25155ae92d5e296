import { Sentence } from '../sentence.ts'
import { restartDelay } from './restart-policy.ts'

/** One life of something: it serves, until `over` tells why it ended. */
export type Life = { over: Promise<string> }

export type Keeper = {
  name: string
  /** Begins a life; rejects when it ends before it serves. */
  begin: () => Promise<Life>
  isWanted: () => boolean
  warn: (line: string) => void
  /** It died too often. */
  giveUp: (reason: Sentence) => void
  wait: (milliseconds: number) => Promise<void>
}

/** Settles with the first life, and from then on begins a new one after each death. */
export async function keepRunning(keeper: Keeper): Promise<void> {
  const first = await keeper.begin()
  void reviveForEver(first, keeper)
}

async function reviveForEver(first: Life, keeper: Keeper) {
  const deaths: number[] = []
  let life: Life | undefined = first
  let reason = ''
  while (keeper.isWanted()) {
    if (life) reason = await life.over
    if (!keeper.isWanted()) return
    deaths.push(Date.now())
    const delay = restartDelay(deaths)
    if (delay === undefined) return keeper.giveUp(tooOften(keeper.name, deaths.length, reason))
    keeper.warn(`stopped unexpectedly (${reason}); it starts again in ${delay / 1000} s`)
    await keeper.wait(delay)
    life = undefined
    try {
      if (keeper.isWanted()) life = await keeper.begin()
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
    }
    if (life) keeper.warn('serves again')
  }
}

function tooOften(name: string, deaths: number, reason: string) {
  return new Sentence(
    `${name} died ${deaths} times within a minute (last: ${reason}), so everything stops. Look into its log, repair the cause and start again.`,
  )
}
