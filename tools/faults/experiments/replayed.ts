import { type Experiment, untilThanked, worstOf } from '../experiment.ts'

/** Nothing breaks here; every message is only sent one to five times, half of them at once. */
export const replayed: Experiment = {
  name: 'replayed',
  fault: 'each message sent 1 to 5 times',
  rounds: { short: 1, long: 100 },
  async run(scene) {
    await worstOf(scene.rounds, async () => {
      await untilThanked(scene, 100)
      return 0
    })
    return { recoveryMs: 0 }
  },
}
