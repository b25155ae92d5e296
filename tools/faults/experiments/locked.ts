import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type Experiment, recovery, type Scene, untilThanked, worstOf } from '../experiment.ts'

/** Recovery: from the end of the lock to the next thanks. */
const lockedFor = (seconds: number, rounds: Experiment['rounds']): Experiment => ({
  name: `locked-${seconds}s`,
  fault: `inbox locked by another process for ${seconds} s`,
  rounds,
  async run(scene: Scene) {
    const recoveryMs = await worstOf(scene.rounds, async () => {
      await untilThanked(scene, 10)
      const other = new DatabaseSync(join(scene.lab.site.dataDir(), 'inbox', 'inbox.sqlite'), {
        timeout: 30_000,
      })
      other.exec('BEGIN IMMEDIATE')
      await pause(seconds * 1_000)
      other.exec('COMMIT')
      other.close()
      return recovery(scene)
    })
    return { recoveryMs }
  },
})

export const lockedShortly = lockedFor(1, { short: 1, long: 50 })
export const lockedForLong = lockedFor(10, { short: 1, long: 10 })
