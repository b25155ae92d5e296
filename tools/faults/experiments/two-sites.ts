import { type Experiment, worstOf } from '../experiment.ts'
import { post } from '../post.ts'

/** A second process on the same data folder, by mistake; each message goes to both at the same moment. */
export const twoSites: Experiment = {
  name: 'two-sites',
  fault: 'two sites on one inbox',
  rounds: { short: 20, long: 200 },
  async run({ lab, rounds }) {
    await lab.twin.start()
    const duplicated: string[] = []
    try {
      await worstOf(rounds, async (round) => {
        const message = `two-sites-both-${round}`
        const both = [lab.sitePort, lab.twin.port].map((port) => post(port, { message, at: 1 }))
        const answers = await Promise.all(both)
        const references = new Set(answers.map(({ reference }) => reference).filter(Boolean))
        if (references.size > 1) duplicated.push(`${message} thanked twice`)
        if (references.size === 0) throw new Error(`${message} was thanked by neither`)
        return 0
      })
    } finally {
      await lab.twin.kill()
    }
    return { recoveryMs: 0, note: `${rounds} sent to both`, duplicated }
  },
}
