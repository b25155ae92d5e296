import { type Experiment, untilDrained } from '../experiment.ts'

const stored = 1_000
const atOnce = 20

/** Recovery: from the studio's return until it has everything. */
export const drained: Experiment = {
  name: 'drained',
  fault: `${stored} messages stored while the studio is down`,
  rounds: { short: 1, long: 3 },
  isQuiet: true,
  async run({ lab, visitors, rounds }) {
    let recoveryMs = 0
    for (let round = 0; round < rounds; round += 1) {
      await lab.studio.kill()
      let written = 0
      const write = async () => {
        for (; written < stored; written += 1) await visitors.write({})
      }
      await Promise.all(Array.from({ length: atOnce }, write))
      await lab.studio.start()
      const began = performance.now()
      await untilDrained({ lab })
      recoveryMs = Math.max(recoveryMs, performance.now() - began)
    }
    return { recoveryMs, note: `${Math.round((stored / recoveryMs) * 1_000)} a second` }
  },
}
