import { setTimeout as pause } from 'node:timers/promises'
import { type Experiment, untilDelivered, untilThanked, worstOf } from '../experiment.ts'

/** Recovery: from the studio's return to the next delivery. Pages and thanks go on meanwhile. */
export const studioDown: Experiment = {
  name: 'studio-down',
  fault: 'studio down',
  rounds: { short: 1, long: 1 },
  async run(scene) {
    const { lab, seconds } = scene
    let [pages, failures] = [0, 0]
    const page = async () => {
      pages += 1
      const answer = await fetch(`http://127.0.0.1:${lab.sitePort}/contact`)
      await answer.text()
      if (answer.status !== 200) failures += 1
    }
    await page()
    const recoveryMs = await worstOf(scene.rounds, async () => {
      await lab.studio.kill()
      const end = Date.now() + seconds * 1_000
      await untilThanked(scene, 20)
      while (Date.now() < end) {
        await page()
        await pause(200)
      }
      await lab.studio.start()
      return untilDelivered(scene)
    })
    if (failures > 0) throw new Error(`${failures} of ${pages} pages were not answered with 200`)
    return { recoveryMs, note: `${seconds} s; ${pages} pages, all 200` }
  },
}
