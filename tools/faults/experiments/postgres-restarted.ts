import { type Experiment, untilDelivered, worstOf } from '../experiment.ts'

/** Recovery: from the restart to the next delivery. The same process of the studio serves on. */
export const postgresRestarted: Experiment = {
  name: 'postgres-restarted',
  fault: 'PostgreSQL restarted immediately',
  rounds: { short: 2, long: 20 },
  async run(scene) {
    const { postgres, studio } = scene.lab
    const pid = studio.pid()
    const recoveryMs = await worstOf(scene.rounds, async () => {
      await untilDelivered(scene, 3)
      const began = performance.now()
      const gone = postgres.gone()
      process.kill(postgres.pid(), 'SIGQUIT')
      await gone
      await postgres.restart()
      await untilDelivered(scene)
      return performance.now() - began
    })
    process.kill(pid, 0)
    return { recoveryMs }
  },
}
