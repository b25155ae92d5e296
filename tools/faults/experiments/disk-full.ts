import { type Experiment, recovery, untilThanked, worstOf } from '../experiment.ts'
import { openSmallDisk, type SmallDisk } from '../small-disk.ts'
import { until } from '../until.ts'

let disk: SmallDisk | undefined

/** Recovery: from room being made to the next thanks, without any restart. */
export const diskFull: Experiment = {
  name: 'disk-full',
  fault: 'disk full',
  rounds: { short: 2, long: 20 },
  async setUp({ site }) {
    const home = site.dataDir()
    const small = openSmallDisk(`${home}-small`)
    disk = small
    await site.moveTo(small.folder)
    return async () => {
      await site.moveTo(home)
      small.close()
    }
  },
  async run(scene) {
    const pid = scene.lab.site.pid()
    const recoveryMs = await worstOf(scene.rounds, async () => {
      await untilThanked(scene, 20)
      const refusals = scene.visitors.refused()
      disk?.fill(pid)
      await until('the full disk is noticed', () => scene.visitors.refused() > refusals + 5)
      disk?.makeRoom(pid)
      return recovery(scene)
    })
    if (scene.lab.site.pid() !== pid) throw new Error('The site did not live through a full disk')
    return { recoveryMs, note: disk?.kind ?? '' }
  },
}
