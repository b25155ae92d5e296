/** What every experiment is, and what they share. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Lab } from './lab.ts'
import { countInbox } from './stored.ts'
import { until } from './until.ts'
import type { Visitors } from './visitors.ts'

export type Scene = {
  lab: Lab
  visitors: Visitors
  rounds: number
  /** How long whatever is away or slow stays so, where an experiment is told. */
  seconds: number
}

export type Experiment = {
  /** Told on the command line: `--only site-killed`. */
  name: string
  fault: string
  /** How many rounds a short and a long run have. */
  rounds: { short: number; long: number }
  /** Nobody writes but those whom the experiment lets write. */
  isQuiet?: boolean
  /** People reach two nodes of the site through a balancer, each of which has an inbox of its own. */
  isBalanced?: boolean
  /** Rows of the inbox are lost on purpose: only what the studio lacks is missing. */
  isInboxSpoilt?: boolean
  /** Arranges the lab before anybody writes. @returns how to put it back. */
  setUp?: (lab: Lab) => Promise<() => Promise<void>>
  /** @returns the longest recovery, milliseconds; each experiment says of what. */
  run: (scene: Scene) => Promise<{
    recoveryMs: number
    note?: string
    duplicated?: string[]
    /** Answers that nobody should see, beside those of the visitors. */
    strange?: readonly string[]
  }>
}

/** Waits until so many more messages were thanked for. */
export function untilThanked({ visitors }: Scene, more: number): Promise<void> {
  const enough = visitors.thanked() + more
  return until(`${more} more messages are thanked for`, () => visitors.thanked() >= enough)
}

/** Waits for the next thanks. @returns how long that took, milliseconds. */
export async function recovery(scene: Scene): Promise<number> {
  const began = performance.now()
  await untilThanked(scene, 1)
  return performance.now() - began
}

/** Waits until the studio has everything. Visitors may go on writing meanwhile, but not faster. */
export function untilDrained(
  { lab }: Pick<Scene, 'lab'>,
  longestMs = 1_800_000,
  folders = [lab.site.dataDir()],
): Promise<void> {
  return until(
    'the studio has everything',
    async () => {
      await pause(100)
      return folders.every((folder) => countInbox(folder).waiting === 0)
    },
    longestMs,
  )
}

/** Waits until the studio has some that it did not have at the beginning. @returns milliseconds. */
export async function untilDelivered({ lab }: Pick<Scene, 'lab'>, more = 1): Promise<number> {
  const began = performance.now()
  const delivered = () => countInbox(lab.site.dataDir()).delivered
  const enough = delivered() + more
  await until(`${more} more messages are delivered`, () => delivered() >= enough)
  return performance.now() - began
}

/** Runs rounds one after another. @returns the worst of them. */
export async function worstOf(rounds: number, once: (round: number) => Promise<number>) {
  let worst = 0
  for (let round = 0; round < rounds; round += 1) worst = Math.max(worst, await once(round))
  return worst
}
