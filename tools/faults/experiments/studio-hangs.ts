import { setTimeout as pause } from 'node:timers/promises'
import { type Experiment, worstOf } from '../experiment.ts'
import { until } from '../until.ts'

/** Recovery: from the moment the studio hangs until the site says so. */
export const studioHangs: Experiment = {
  name: 'studio-hangs',
  fault: 'studio hangs (SIGSTOP)',
  rounds: { short: 3, long: 20 },
  // A studio that has much to do may be slow to answer, too.
  isQuiet: true,
  async run({ lab, rounds }) {
    const says = (wanted: string) => async () => {
      const answer = await fetch(`http://127.0.0.1:${lab.sitePort}/readyz`)
      const { studio, ready } = (await answer.json()) as { studio: string; ready: boolean }
      if (!ready) throw new Error('A site with content was not ready')
      return studio === wanted
    }
    let back = 0
    const recoveryMs = await worstOf(rounds, async (round) => {
      await until('the studio is connected', says('connected'))
      // Another moment of its second each time.
      await pause(1_000 + ((round * 170) % 500))
      const hung = performance.now()
      process.kill(lab.studio.pid(), 'SIGSTOP')
      await until('the site says that the studio hangs', says('away'))
      const took = performance.now() - hung
      const went = performance.now()
      process.kill(lab.studio.pid(), 'SIGCONT')
      await until('the site says that the studio is there', says('connected'))
      back = Math.max(back, performance.now() - went)
      return took
    })
    return { recoveryMs, note: `there again after ${(back / 1_000).toFixed(1)} s` }
  },
}
