import { type Experiment, recovery, untilThanked, worstOf } from '../experiment.ts'

/** Recovery: from the kill to the next thanks, the start of the process included. */
export const siteKilled: Experiment = {
  name: 'site-killed',
  fault: 'site killed (-9) while 16 write',
  rounds: { short: 3, long: 200 },
  async run(scene) {
    const { site } = scene.lab
    const recoveryMs = await worstOf(scene.rounds, async (round) => {
      // Another moment each time.
      await untilThanked(scene, 12 + ((round * 7) % 20))
      const began = performance.now()
      await site.kill()
      await site.start()
      await recovery(scene)
      return performance.now() - began
    })
    return { recoveryMs }
  },
}
