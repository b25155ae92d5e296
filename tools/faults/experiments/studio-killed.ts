import { type Experiment, untilDelivered, worstOf } from '../experiment.ts'

/** Recovery: from the kill to the next delivery, the start of the process included. */
export const studioKilled: Experiment = {
  name: 'studio-killed',
  fault: 'studio killed (-9) during delivery',
  rounds: { short: 1, long: 200 },
  async run(scene) {
    const { studio } = scene.lab
    const recoveryMs = await worstOf(scene.rounds, async (round) => {
      await untilDelivered(scene, 3 + (round % 7))
      const began = performance.now()
      await studio.kill()
      await studio.start()
      await untilDelivered(scene)
      return performance.now() - began
    })
    return { recoveryMs }
  },
}
